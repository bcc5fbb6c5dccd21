import { sql, type Kysely } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId, MatchId } from '#domain/ids.ts'

/** FP3: records that a person reports on a match; repeating it changes nothing. */
export async function noteReporter(db: Kysely<Tables>, matchId: MatchId, managerId: ManagerId): Promise<void> {
  await sql`
    insert into match_reporter (match_id, manager_id) values (${matchId}, ${managerId}) on conflict do nothing`.execute(
    db,
  )
}

/** FP3: records the importer as reporter of every match whose report the import wrote. */
export async function noteImporter(db: Kysely<Tables>, importId: number, managerId: ManagerId): Promise<void> {
  await sql`
    insert into match_reporter (match_id, manager_id)
    select distinct (i.row_key ->> 'match_id')::integer, ${managerId}::integer
    from import_row i join match m on m.id = (i.row_key ->> 'match_id')::integer
    where i.import_id = ${importId} and i.table_name = 'match_report'
    on conflict do nothing`.execute(db)
}

/** FP4: people who reported, corrected or decided the match, and have a pick on it or a squad in its championship. */
export async function playingReporters(
  db: Kysely<Tables>,
  matchId: MatchId,
): Promise<{ managerId: ManagerId; name: string }[]> {
  const { rows } = await rowOf({ managerId: int, name: text }).sql`
    select m.id as "managerId", m.name from manager m
    where m.id in (select playing_reporters(${matchId})) and m.deleted_at is null order by m.id`.execute(db)
  return rows
}
