import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Trx } from '#db/schema/trx.ts'
import { logsOf, newestCheckpoint } from './log-row.ts'
import { leavesOf } from './log-tiles.ts'
import { duelLines, lineupLines, scoreLines } from './round-roots.ts'
import { otherRankLines, rankLines, seasonLines, seasonMatchIds, type SeasonLines } from './season-lines.ts'
import { verifierKey } from './signed-note.ts'

/** A round of more lineups has several files. */
const MOST_LINEUPS = 200_000

/** Which part of the file is asked for, from 1, and how many lineups are in each part. */
interface Part {
  part: number
  size: number
}

const slice = ({ part, size }: Part) => sql`offset ${(part - 1) * size} limit ${size}`

/** VR9: everything that `craque verify` needs to compute the round again. */
export interface RoundFile {
  format: 'craque-var-round-1'
  part: number
  parts: number
  championship: number
  round: { id: number; number: number; state: string; settlements: number }
  /** A log that has ended continues as the next epoch, which may contain the settlement (VR7). */
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  /** The hashes of all leaves, 256 at a time, in base64. */
  leaves: string[]
  /** The public entries about this round, its matches and the results of its season, and start, merges and rules. */
  entries: { position: number; text: string }[]
  lineups: string[]
  duels: string[]
  scores: string[]
  /** The newest settlement is not in the tree yet: its entry follows within a second or so. */
  pendingScores?: true
  /** Results of duels: `squad squad tenths tenths winner`; winner 0: a draw. */
  duelResults: string[]
  /** `squad rank points rank`: the squad's place in the round; its manager's points and rank after it, `-` for none. */
  ranks: string[]
  /** `number points rank` of people without a lineup in the round; number: the log number of the person. */
  others: string[]
  /** Null in all parts but the first. */
  season: SeasonLines | null
  /**
   * What people saved: the sealed entry, and what opens it. Bots have none, and neither have squads saved before the
   * log began.
   */
  openings: { squad: number; position: number; text: string; opening: string; salt: string }[]
}

async function linesOf(db: Kysely<Tables>, part: Part, lines: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await rowOf({ line: text }).sql`select line from (${lines}) x order by key ${slice(part)}`.execute(
    db,
  )
  return rows.map(({ line }) => line)
}

async function entriesOf(db: Kysely<Tables>, logId: number, roundId: number): Promise<RoundFile['entries']> {
  const { rows } = await rowOf({ position: int, text }).sql`
    select position, entry as text from var_entry
    where log_id = ${logId} and opening is null and (kind in ('start', 'merge', 'rules') or (kind in ('lock', 'scores', 'deadline') and subject_id = ${roundId})
      or (kind in ('match', 'kick-off') and subject_id in (select id from match where ${roundId} in (round_id, left_round_id)))
      or (kind = 'match' and subject_id in (${seasonMatchIds(roundId)}) and id = (
        select max(n.id) from var_entry n where n.kind = 'match' and n.subject_id = var_entry.subject_id and n.log_id = ${logId}))
      or (kind = 'correction' and subject_id in (
        select c.id from correction c join match m on m.id = c.match_id where ${roundId} in (m.round_id, m.left_round_id))))
    order by position`.execute(db)
  return rows
}

/** For each frozen lineup of the part, the last save before its lock, if that is in this log. */
async function openingsOf(
  db: Kysely<Tables>,
  { logId, roundId, part }: { logId: number; roundId: number; part: Part },
): Promise<RoundFile['openings']> {
  const { rows } = await rowOf({ squad: int, position: int, text, opening: text, salt: text }).sql`
    select l.squad_id as squad, e.position, e.entry as text, e.opening, e.salt
    from (select * from lineup where round_id = ${roundId} order by squad_id ${slice(part)}) l cross join lateral (
      select * from var_entry where kind = 'squad' and subject_id = l.squad_id and at <= l.locked_at order by id desc limit 1) e
    where e.log_id = ${logId} and e.opening is not null order by l.squad_id`.execute(db)
  return rows
}

/**
 * Undefined while no checkpoint covers the round's lock, or if the file has no such part. Uses the epoch with that
 * lock. Everything is read at one moment.
 */
export const readRoundFile = (
  db: Kysely<Tables>,
  round: RoundRow,
  part: Partial<Part> = {},
): Promise<RoundFile | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => roundFileIn(trx, round, part))

const duelResultLines = (roundId: number) => sql`
  select squad_a_id as key, concat_ws(' ', squad_a_id, squad_b_id, a_tenths, b_tenths, coalesce(winner_squad_id, 0)) as line
  from visible_duel where round_id = ${roundId} and squad_b_id is not null and a_tenths is not null`

export async function roundFileIn(
  trx: Trx,
  round: RoundRow,
  { part = 1, size: lineupsInPart = MOST_LINEUPS }: Partial<Part> = {},
): Promise<RoundFile | undefined> {
  const own = { part, size: lineupsInPart }
  const { rows } = await rowOf({ logId: int.orNull, scoresLogId: int.orNull, isPending: bool.orNull, lineups: int })
    .sql`
    select (select log_id from var_entry where kind = 'lock' and subject_id = ${round.id} order by id limit 1) as "logId",
      (select log_id from var_entry where kind = 'scores' and subject_id = ${round.id} order by id desc limit 1) as "scoresLogId",
      (select position is null from var_entry where kind = 'scores' and subject_id = ${round.id} order by id desc limit 1) as "isPending",
      greatest((select count(*) from lineup where round_id = ${round.id}), (select count(*) from rank_history where round_id = ${round.id}))::integer as lineups`.execute(
    trx,
  )
  const { logId = null, scoresLogId = null, isPending = false, lineups = 0 } = rows[0] ?? {}
  const log = (await logsOf(trx, round.championship_id)).find(({ id }) => id === logId)
  const checkpoint = log && (await newestCheckpoint(trx, log.id))
  const parts = Math.max(1, Math.ceil(lineups / lineupsInPart))
  if (!checkpoint || part > parts) return undefined
  const isFirst = part === 1
  const isScored = scoresLogId === log.id
  const { id, origin, publicKey, size, endedAt } = log
  return {
    format: 'craque-var-round-1',
    part,
    parts,
    championship: round.championship_id,
    round: { id: round.id, number: round.number, state: round.state, settlements: round.settlements },
    log: { origin, key: verifierKey(origin, publicKey), checkpoint, size, hasEnded: endedAt !== null },
    leaves: isFirst ? await leavesOf(trx, id) : [],
    entries: isFirst ? await entriesOf(trx, id, round.id) : [],
    lineups: await linesOf(trx, own, lineupLines(round.id)),
    duels: await linesOf(trx, own, duelLines(round.id)),
    // VR7: if the newest settlement is in another epoch, this log has no root for today's scores.
    scores: isScored ? await linesOf(trx, own, scoreLines(round.id)) : [],
    ...(isPending && { pendingScores: true }),
    duelResults: isScored ? await linesOf(trx, own, duelResultLines(round.id)) : [],
    ranks: isScored ? await linesOf(trx, own, rankLines(round.id)) : [],
    others: isScored ? await linesOf(trx, own, otherRankLines(round.id)) : [],
    season: isFirst ? await seasonLines(trx, round.id) : null,
    openings: await openingsOf(trx, { logId: id, roundId: round.id, part: own }),
  }
}
