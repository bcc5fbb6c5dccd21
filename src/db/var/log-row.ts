import { sql, type Kysely } from 'kysely'
import { int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const logRow = rowOf({
  id: int,
  epoch: int,
  origin: text,
  keyId: int,
  publicKey: text,
  size: int,
  startedAt: time,
  endedAt: time.orNull,
})
export type LogRow = RowOf<typeof logRow>

const columns = sql`l.id, l.epoch, l.origin, l.key_id as "keyId", k.public_key as "publicKey", l.size, l.started_at as "startedAt", l.ended_at as "endedAt"`

/** All epochs of a championship's log, oldest first. */
export async function logsOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LogRow[]> {
  const { rows } = await logRow.sql`
    select ${columns} from var_log l join var_key k on k.id = l.key_id
    where l.championship_id = ${championshipId} order by l.epoch`.execute(db)
  return rows
}

export async function currentLog(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<LogRow | undefined> {
  const { rows } = await logRow.sql`
    select ${columns} from var_log l join var_key k on k.id = l.key_id
    where l.championship_id = ${championshipId} and l.ended_at is null order by l.epoch desc limit 1`.execute(db)
  return rows[0]
}

/** The newest checkpoint of a log with the server's signature alone. */
export async function newestNote(db: Kysely<Tables>, logId: number): Promise<string | undefined> {
  const { rows } = await rowOf({ note: text }).sql`
    select note from var_checkpoint where log_id = ${logId} order by size desc limit 1`.execute(db)
  return rows[0]?.note
}

/** The newest checkpoint of a log, with the signatures of the witnesses that have signed it. */
export async function newestCheckpoint(db: Kysely<Tables>, logId: number): Promise<string | undefined> {
  const { rows } = await rowOf({ note: text, lines: text.orNull }).sql`
    select note, (select string_agg(line, '' order by key) from var_witness w where w.log_id = c.log_id and w.size = c.size) as lines
    from var_checkpoint c where log_id = ${logId} order by size desc limit 1`.execute(db)
  const [newest] = rows
  return newest && newest.note + (newest.lines ?? '')
}
