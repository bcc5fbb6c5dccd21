import type { Kysely, RawBuilder } from 'kysely'
import { int, rowOf, text } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import { logsOf, newestCheckpoint } from './log-row.ts'
import { duelLines, lineupLines, scoreLines } from './round-roots.ts'
import { verifierKey } from './signed-note.ts'

/** With more lineups there is no single file. */
const MOST_LINEUPS = 200_000

/** VR9: everything that `craque verify` needs to compute the round again. */
export interface RoundFile {
  format: 'craque-var-round-1'
  championship: number
  round: { id: number; number: number; state: string }
  /** A log that has ended continues as the next epoch, which may contain the settlement (VR7). */
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  /** The hashes of all leaves, 256 at a time, in base64. */
  leaves: string[]
  /** The public entries about this round and its matches. */
  entries: { position: number; text: string }[]
  lineups: string[]
  duels: string[]
  scores: string[]
  /**
   * What people saved: the sealed entry, and what opens it. Bots have none, and neither have squads saved before the
   * log began.
   */
  openings: { squad: number; position: number; text: string; opening: string; salt: string }[]
}

async function linesOf(db: Kysely<Tables>, lines: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await rowOf({ line: text }).sql`select line from (${lines}) x order by key`.execute(db)
  return rows.map(({ line }) => line)
}

async function leavesOf(db: Kysely<Tables>, logId: number): Promise<string[]> {
  const { rows } = await rowOf({ hashes: text }).sql`
    select hashes from var_tile where log_id = ${logId} and level = 0 order by tile`.execute(db)
  return rows.map(({ hashes }) => hashes)
}

async function entriesOf(db: Kysely<Tables>, logId: number, roundId: number): Promise<RoundFile['entries']> {
  const { rows } = await rowOf({ position: int, text }).sql`
    select position, entry as text from var_entry
    where log_id = ${logId} and opening is null and (kind in ('start', 'merge', 'rules') or (kind in ('lock', 'scores', 'deadline') and subject_id = ${roundId})
      or (kind in ('match', 'kick-off') and subject_id in (select id from match where ${roundId} in (round_id, left_round_id)))
      or (kind = 'correction' and subject_id in (
        select c.id from correction c join match m on m.id = c.match_id where ${roundId} in (m.round_id, m.left_round_id))))
    order by position`.execute(db)
  return rows
}

/** The save behind each frozen lineup. */
async function openingsOf(db: Kysely<Tables>, logId: number, roundId: number): Promise<RoundFile['openings']> {
  const { rows } = await rowOf({ squad: int, position: int, text, opening: text, salt: text }).sql`
    select l.squad_id as squad, e.position, e.entry as text, e.opening, e.salt
    from lineup l cross join lateral (
      select * from var_entry where kind = 'squad' and subject_id = l.squad_id and at <= l.locked_at order by id desc limit 1) e
    where l.round_id = ${roundId} and e.log_id = ${logId} and e.opening is not null order by l.squad_id`.execute(db)
  return rows
}

/**
 * Undefined while no checkpoint covers the round's lock. Uses the epoch with that lock. Everything is read at one
 * moment.
 */
export const readRoundFile = (db: Kysely<Tables>, round: RoundRow): Promise<RoundFile | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => roundFileIn(trx, round))

export async function roundFileIn(trx: Trx, round: RoundRow): Promise<RoundFile | undefined> {
  const { rows } = await rowOf({ logId: int.orNull, scoresLogId: int.orNull, lineups: int }).sql`
    select (select log_id from var_entry where kind = 'lock' and subject_id = ${round.id} order by id limit 1) as "logId",
      (select log_id from var_entry where kind = 'scores' and subject_id = ${round.id} order by id desc limit 1) as "scoresLogId",
      (select count(*)::integer from lineup where round_id = ${round.id}) as lineups`.execute(trx)
  const { logId = null, scoresLogId = null, lineups = 0 } = rows[0] ?? {}
  const log = (await logsOf(trx, round.championship_id)).find(({ id }) => id === logId)
  const checkpoint = log && (await newestCheckpoint(trx, log.id))
  if (!checkpoint || lineups > MOST_LINEUPS) return undefined
  const { id, origin, publicKey, size, endedAt } = log
  return {
    format: 'craque-var-round-1',
    championship: round.championship_id,
    round: { id: round.id, number: round.number, state: round.state },
    log: { origin, key: verifierKey(origin, publicKey), checkpoint, size, hasEnded: endedAt !== null },
    leaves: await leavesOf(trx, id),
    entries: await entriesOf(trx, id, round.id),
    lineups: await linesOf(trx, lineupLines(round.id)),
    duels: await linesOf(trx, duelLines(round.id)),
    // VR7: a correction after the end of the epoch is in the next one.
    scores: scoresLogId === id ? await linesOf(trx, scoreLines(round.id)) : [],
    openings: await openingsOf(trx, id, round.id),
  }
}
