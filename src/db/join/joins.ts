import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { JoinKind, RoundMarks } from '#domain/join/join.ts'

export interface JoinNote {
  championshipId: ChampionshipId
  managerId: number | null
  kind: JoinKind
  keptId: number
  goneId: number
  keptName: string
  goneName: string
  moved: object
}

export async function noteJoin(trx: Trx, note: JoinNote): Promise<number> {
  const { id } = await trx
    .insertInto('championship_join')
    .values({
      championship_id: note.championshipId,
      manager_id: note.managerId,
      kind: note.kind,
      kept_id: note.keptId,
      gone_id: note.goneId,
      kept_name: note.keptName,
      gone_name: note.goneName,
      moved: JSON.stringify(note.moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const storedJoinRow = rowOf({
  id: int,
  kind: text.of<JoinKind>(),
  keptId: int,
  goneId: int,
  keptName: text,
  goneName: text,
  at: time,
  moved: json<unknown>(),
})
export type StoredJoin = RowOf<typeof storedJoinRow>

const columns = sql`id, kind, kept_id as "keptId", gone_id as "goneId", kept_name as "keptName", gone_name as "goneName", at, moved`

/** Joins in force, newest first: only the first can be undone. */
export async function joinsOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<StoredJoin[]> {
  const { rows } = await storedJoinRow.sql`
    select ${columns} from championship_join where championship_id = ${championshipId} and undone_at is null
    order by id desc`.execute(db)
  return rows
}

/** Whether an import after `at` is still in force. */
export async function isImportedSince(db: Kysely<Tables>, championshipId: ChampionshipId, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from championship_import where championship_id = ${championshipId} and undone_at is null and at > ${at} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function markSplit(trx: Trx, joinId: number): Promise<void> {
  await sql`update championship_join set undone_at = clock_timestamp() where id = ${joinId}`.execute(trx)
}

/** JN7: closed rounds, and how often each was settled. */
export async function roundMarks(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RoundMarks> {
  const { rows } = await rowOf({ id: int, settlements: int }).sql`
    select id, settlements from round where championship_id = ${championshipId} and state <> 'open'`.execute(db)
  return Object.fromEntries(rows.map(({ id, settlements }) => [id, settlements]))
}

/** Whether the market has closed and its round has not locked yet. Squads must not change in between (SQ7). */
export async function isMarketClosing(trx: Trx, championshipId: ChampionshipId): Promise<boolean> {
  const { rows } = await rowOf({ isPast: bool }).sql`
    select game_now(championship_id) >= deadline_at as "isPast" from round
    where championship_id = ${championshipId} and state = 'open' order by deadline_at limit 1 for share`.execute(trx)
  return rows[0]?.isPast ?? false
}

/** How many answers and brackets that have closed name this club or player. */
export async function closedChoices(
  trx: Trx,
  { championshipId, kind, id }: { championshipId: ChampionshipId; kind: JoinKind; id: number },
): Promise<number> {
  const isOfKind = kind === 'player' ? sql`q.kind = 'topScorer'` : sql`q.kind not in ('topScorer', 'free')`
  const ofBrackets = sql`
    select b.manager_id from pool_bracket b join league g on g.id = b.league_id
    where g.championship_id = ${championshipId} and ${id} = any (b.club_ids || b.place_club_ids)
      and bracket_closes_at(g.id) <= game_now(${championshipId})`
  const { rows } = await rowOf({ count: int }).sql`
    select count(*)::integer as count from (
      select a.manager_id from pool_answer a join pool_question q on q.id = a.question_id join league g on g.id = q.league_id
      where g.championship_id = ${championshipId} and ${isOfKind} and ${id} = any (a.choices)
        and q.closes_at <= game_now(${championshipId})
      ${kind === 'club' ? sql`union all ${ofBrackets}` : sql``}) chosen`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * Open answers and brackets that name the club or player that goes now name the one that stays. Answers that name both
 * stay as they are.
 */
export async function renameChoices(
  trx: Trx,
  { championshipId, kind, from, to }: { championshipId: ChampionshipId; kind: JoinKind; from: number; to: number },
): Promise<void> {
  const isOfKind = kind === 'player' ? sql`q.kind = 'topScorer'` : sql`q.kind not in ('topScorer', 'free')`
  await sql`
    update pool_answer a set choices = array_replace(a.choices, ${from}::integer, ${to}::integer)
    from pool_question q join league g on g.id = q.league_id
    where q.id = a.question_id and g.championship_id = ${championshipId} and ${isOfKind}
      and ${from} = any (a.choices) and not ${to} = any (a.choices) and q.closes_at > game_now(${championshipId})`.execute(
    trx,
  )
  if (kind === 'player') return
  await sql`
    update pool_bracket b set club_ids = array_replace(b.club_ids, ${from}::integer, ${to}::integer),
      place_club_ids = array_replace(b.place_club_ids, ${from}::integer, ${to}::integer)
    from league g where g.id = b.league_id and g.championship_id = ${championshipId}
      and ${from} = any (b.club_ids || b.place_club_ids) and bracket_closes_at(g.id) > game_now(${championshipId})`.execute(
    trx,
  )
}
