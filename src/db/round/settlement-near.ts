import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { LAST_ROUND_DAYS } from '#domain/rule-numbers.ts'
import { isChampionshipLocked } from './championship-lock.ts'

/** MT2: the deadline of the season's next round; for the last round, `LAST_ROUND_DAYS` days after its own. */
export const nextDeadlineOf = (round: 'r' | 'l') => sql`
  coalesce(
    (select min(n.deadline_at) from round n where n.season_id = ${sql.ref(`${round}.season_id`)} and n.deadline_at > ${sql.ref(`${round}.deadline_at`)}),
    ${sql.ref(`${round}.deadline_at`)} + make_interval(days => ${LAST_ROUND_DAYS}))`

const areMatchesOver = sql`
  r.state in ('locked', 'live')
  and not exists (select from match m where m.round_id = r.id and m.state <> 'final')`

/** Files bring the scouts or points of the championship, but no player has a row yet in the matches of round `r`. */
const isUntold = sql`
  exists (select from match m where m.round_id = r.id and not m.is_awarded)
  and not exists (select from match m join player_match p on p.match_id = m.id where m.round_id = r.id)
  and (exists (select from round_file f where f.championship_id = r.championship_id)
    or exists (
      select from season s join match m on m.season_id = s.id join published_point p on p.match_id = m.id
      where s.championship_id = r.championship_id))`

/** MT13: match `m` was abandoned and left round `r`, but may still return to it. */
export const mayComeBack = sql`
  (m.left_round_id = r.id and m.state = 'abandoned' and m.resumes_at is null and r.state in ('locked', 'live')
  and game_now(r.championship_id) < ${nextDeadlineOf('r')})`

/** IM14: round `r` has its results, but not its points. */
export const waitsForFile = sql`(${areMatchesOver} and ${isUntold})`

export async function roundsThatWait(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number[]> {
  const { rows } = await rowOf({ number: int }).sql`
    select r.number from round r where r.championship_id = ${championshipId} and ${waitsForFile} order by r.number`.execute(
    db,
  )
  return rows.map(({ number }) => number)
}

/** Round `r` is over and waits for nothing (IM14, MT13). A round that never had a match waits for its first one. */
export const isPlayed = sql`
  ${areMatchesOver}
  and (exists (select from match m where m.round_id = r.id) or exists (select from match m where m.left_round_id = r.id))
  and not (${isUntold}) and not exists (select from match m where ${mayComeBack})`

export type Settlement = 'not due' | 'due' | 'under way'

/**
 * Whether a round is due for settlement, or nearly: its picks may still have to settle. It counts as under way while a
 * step of its championship runs.
 */
export async function settlementOf(db: Kysely<Tables>, roundId: number): Promise<Settlement> {
  const { rows } = await rowOf({ isDue: bool }).sql`
    select ${isPlayed} as "isDue" from round r where r.id = ${roundId}`.execute(db)
  if (!rows[0]?.isDue) return 'not due'
  return (await isChampionshipLocked(db, { roundId })) ? 'under way' : 'due'
}
