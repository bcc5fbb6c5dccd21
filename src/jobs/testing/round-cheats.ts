import { sql, type RawBuilder } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import { selectRound } from '#db/round/round.ts'
import { noteLockRoot } from '#db/var/round-roots.ts'
import type { Rng } from '#domain/rng.ts'
import { settleRoundAgain } from '#jobs/life-cycle/settle-round.ts'
import { appendEntries } from './append-entries.ts'
import { OPEN } from './logged-world.ts'
import { rebuildLog, type LoggedRow } from './rebuild-log.ts'

/**
 * Changes the database as an operator with superuser, key and source can. Returns the position of the entry that the
 * change contradicts, or the words that stand for a save.
 */
export type Cheat = (trx: Trx, rng: Rng) => Promise<number | string>

/** The position of the newest such entry. */
export async function newestEntry(trx: Trx, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await rowOf({ position: int }).sql`
    select position from var_entry where position is not null and (${where}) order by id desc limit 1`.execute(trx)
  if (!rows[0]) throw new Error('the log has no such entry')
  return rows[0].position
}

const ofRound = sql.raw(`round_id = ${OPEN}`)
const anyOf = (table: string, column: string) =>
  sql`(select ${sql.ref(column)} from ${sql.table(table)} where ${ofRound} order by random() limit 1)`
const lock = (trx: Trx) => newestEntry(trx, sql`kind = 'lock' and subject_id = ${OPEN}`)
const scores = (trx: Trx) => newestEntry(trx, sql`kind = 'scores' and subject_id = ${OPEN}`)
const squad = (trx: Trx) => newestEntry(trx, sql`kind = 'squad'`)

/** Runs the statement, and names the entry as it was before. */
const editing =
  (entry: (trx: Trx) => Promise<number>, statement: (rng: Rng) => RawBuilder<unknown>): Cheat =>
  async (trx, rng) => {
    const position = await entry(trx)
    const { numAffectedRows } = await statement(rng).execute(trx)
    if (!numAffectedRows) throw new Error('the edit changed nothing')
    return position
  }

const rewriting =
  (change: (rows: LoggedRow[], rng: Rng) => LoggedRow[]): Cheat =>
  (trx, rng) =>
    rebuildLog(trx, (rows) => change(rows, rng))

async function anyMatch(trx: Trx, rng: Rng): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`select id from match where ${ofRound} order by id`.execute(trx)
  return rows[rng.int(rows.length)]?.id ?? 0
}
const resultOf = (trx: Trx, match: number) => newestEntry(trx, sql`kind = 'match' and subject_id = ${match}`)

/** Cheats about a match of the round: they contradict its newest result. */
const onMatch =
  (statement: (match: number, rng: Rng) => RawBuilder<unknown>): Cheat =>
  async (trx, rng) => {
    const match = await anyMatch(trx, rng)
    return editing(
      (on) => resultOf(on, match),
      () => statement(match, rng),
    )(trx, rng)
  }

const otherPlayer = sql`(select p from unnest(player_ids) p where p not in (captain_id, coalesce(vice_captain_id, 0)) order by random() limit 1)`

export const roundCheats: Record<string, Cheat> = {
  'a captain after the lock': editing(
    lock,
    () =>
      sql`update lineup set captain_id = ${otherPlayer} where ${ofRound} and squad_id = ${anyOf('lineup', 'squad_id')}`,
  ),
  'a player after the lock': editing(
    lock,
    () =>
      sql`update lineup set player_ids = array_replace(player_ids, ${otherPlayer}, 1000000) where ${ofRound} and squad_id = ${anyOf('lineup', 'squad_id')}`,
  ),
  'a lineup removed': editing(
    lock,
    () => sql`delete from lineup where ${ofRound} and squad_id = ${anyOf('lineup', 'squad_id')}`,
  ),
  'a draw': editing(
    lock,
    () => sql`update duel set squad_b_id = 1000000 where ${ofRound} and squad_a_id = ${anyOf('duel', 'squad_a_id')}`,
  ),
  'the winner of a duel': editing(
    scores,
    () =>
      sql`update duel set winner_squad_id = case when winner_squad_id = squad_a_id then squad_b_id else squad_a_id end where ${ofRound} and squad_b_id is not null
        and squad_a_id = (select squad_a_id from duel where ${ofRound} and squad_b_id is not null order by random() limit 1)`,
  ),
  'a score': editing(
    scores,
    (rng) =>
      sql`update lineup_score set point_tenths = point_tenths + ${1 + rng.int(200)} where ${ofRound} and squad_id = ${anyOf('lineup_score', 'squad_id')}`,
  ),
  'a place in the round': editing(
    scores,
    () =>
      sql`update lineup_score set rank = rank + 1 where ${ofRound} and squad_id = ${anyOf('lineup_score', 'squad_id')}`,
  ),
  'a salt': editing(
    squad,
    () => sql`update var_entry set salt = reverse(salt) where kind = 'squad' and salt <> reverse(salt)`,
  ),
  'what was saved': editing(
    squad,
    () => sql`update var_entry set opening = replace(opening, '"version": ', '"version": 1') where kind = 'squad'`,
  ),
  'a save dated back': editing(
    squad,
    () =>
      sql`update var_entry set at = at - interval '2 days', opening = regexp_replace(opening, '\\n\\d{13}\\n', E'\\n1000000000000\\n') where kind = 'squad'`,
  ),
  'a result in its entry': onMatch(
    (match, rng) =>
      sql`update var_entry set entry = regexp_replace(entry, '"home": \\d+', ${`"home": ${100 + rng.int(900)}`}) where kind = 'match' and subject_id = ${match}`,
  ),
  'a result in the table of matches': onMatch(
    (match, rng) => sql`update match set home_score = home_score + ${1 + rng.int(9)} where id = ${match}`,
  ),
  'a result removed': onMatch((match) => sql`delete from var_entry where kind = 'match' and subject_id = ${match}`),
  'the lock entry removed': editing(
    lock,
    () => sql`delete from var_entry where kind = 'lock' and subject_id = ${OPEN}`,
  ),
  'the settlement removed': editing(
    scores,
    () => sql`delete from var_entry where kind = 'scores' and subject_id = ${OPEN}`,
  ),
  'a scout, signed again': rewriting((rows) =>
    rows.map((row) => ({ ...row, entry: row.entry.replace(/"took": true/, '"took": false') })),
  ),
  'an entry removed, signed again': rewriting((rows, rng) => rows.toSpliced(1 + rng.int(rows.length - 1), 1)),
  'two entries exchanged, signed again': rewriting((rows, rng) => {
    const at = 1 + rng.int(rows.length - 2)
    return [...rows.slice(0, at), ...rows.slice(at, at + 2).toReversed(), ...rows.slice(at + 2)]
  }),
  'the end of the log cut off, signed again': rewriting((rows, rng) =>
    rows.slice(0, rows.length - 1 - rng.int(rows.length - 3)),
  ),
  'a save left out of the log, signed again': async (trx) => {
    const position = await squad(trx)
    const { rows } = await rowOf({ id: int }).sql`
      select subject_id as id from var_entry where kind = 'squad' and position = ${position}`.execute(trx)
    await rebuildLog(trx, (all) => all.toSpliced(position, 1))
    return `time ${rows[0]?.id}, de `
  },
  'a false restore': async (trx, rng) => {
    const position = await rebuildLog(trx, (rows) => rows.slice(0, rows.length - 1 - rng.int(rows.length - 3)))
    // A restore ends the epoch, and the next one begins with its last head.
    await sql`update var_log set ended_at = clock_timestamp()`.execute(trx)
    return position
  },
  'a log made anew under another name': async (trx) => {
    await sql`update var_log set origin = 'craque/0123456789abcdef/1/1'`.execute(trx)
    await rebuildLog(trx, (rows) => rows)
    return lock(trx)
  },
  'a lineup dated back, locked and settled again': async (trx) => {
    await sql`
      insert into var_entry (championship_id, kind, subject_id, manager_id, at, opening, salt)
      select championship_id, kind, subject_id, manager_id, at,
        regexp_replace(opening, '"captain": \\d+', '"captain": ' || l.captain), salt
      from var_entry e, lateral (select player_ids[1 + array_position(player_ids, captain_id) % 11] as captain
        from lineup where ${ofRound} and squad_id = e.subject_id) l
      where kind = 'squad'`.execute(trx)
    await sql`
      update lineup set captain_id = player_ids[1 + array_position(player_ids, captain_id) % 11], vice_captain_id = null
      where ${ofRound} and squad_id in (select subject_id from var_entry where kind = 'squad')`.execute(trx)
    const round = await selectRound(trx, OPEN)
    if (round) await noteLockRoot(trx, round)
    await settleRoundAgain(trx, OPEN)
    return (await appendEntries(trx)).get('lock') ?? -1
  },
  'a goal that no correction names, settled again': async (trx) => {
    await sql`
      update player_match set scouts = scouts || '{"goal": 9}', point_tenths = point_tenths + 720 - coalesce((scouts ->> 'goal')::integer, 0) * 80
      where match_id in (select id from match where ${ofRound}) and player_id = (
        select captain_id from lineup where ${ofRound} and squad_id in (select subject_id from var_entry where kind = 'squad'))`.execute(
      trx,
    )
    await settleRoundAgain(trx, OPEN)
    return (await appendEntries(trx)).get('scores') ?? -1
  },
}
