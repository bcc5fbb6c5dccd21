import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { MatchState } from '#domain/match/match-state.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/round/round.ts'

export interface FinishedMatch {
  id: number
  championshipId: ChampionshipId
  sport: Sport
  state: MatchState
  isAwarded: boolean
  homeScore: number | null
  awayScore: number | null
  endedAt: Date | null
  picksSettled: boolean
}

export async function takeMatch(trx: Trx, matchId: number): Promise<FinishedMatch | undefined> {
  return trx
    .selectFrom('match')
    .innerJoin('season', 'season.id', 'match.season_id')
    .select([
      'match.id',
      'match.sport',
      'state',
      'is_awarded as isAwarded',
      'home_score as homeScore',
      'away_score as awayScore',
    ])
    .select(['ended_at as endedAt', 'picks_settled as picksSettled', 'season.championship_id as championshipId'])
    .where('match.id', '=', matchId)
    .forUpdate('match')
    .executeTakeFirst()
}

/** At most a hundred or so different picks, however many people made them. */
export async function distinctPicks(trx: Trx, matchId: number): Promise<StoredPick[]> {
  return trx
    .selectFrom('pick')
    .select(['outcome', 'home_goals as homeGoals', 'away_goals as awayGoals'])
    .where('match_id', '=', matchId)
    .distinct()
    .execute()
}

export type GradedPick = StoredPick & { points: number; isRight: boolean }

/** Writes the grade of each distinct pick to all who made it; says who was touched. */
export async function gradePicks(trx: Trx, matchId: number, grades: readonly GradedPick[]): Promise<number[]> {
  const { rows } = await sql<{ manager_id: number }>`
    update pick p set points = g.points, is_right = g.is_right
    from unnest(${grades.map((g) => g.outcome)}::"char"[], ${grades.map((g) => g.homeGoals)}::smallint[],
      ${grades.map((g) => g.awayGoals)}::smallint[], ${grades.map((g) => g.points)}::smallint[],
      ${grades.map((g) => g.isRight)}::boolean[]) as g (outcome, home_goals, away_goals, points, is_right)
    where p.match_id = ${matchId} and p.outcome = g.outcome
      and p.home_goals is not distinct from g.home_goals and p.away_goals is not distinct from g.away_goals
      and (p.points, p.is_right) is distinct from (g.points, g.is_right)
    returning p.manager_id`.execute(trx)
  return rows.map((row) => row.manager_id)
}

export async function pickDues(trx: Trx, matchId: number): Promise<{ managerIds: number[]; points: number[] }> {
  const rows = await trx
    .selectFrom('pick')
    .select(['manager_id', 'points'])
    .where('match_id', '=', matchId)
    .where('points', '>', 0)
    .execute()
  return { managerIds: rows.map((row) => row.manager_id), points: rows.map((row) => row.points ?? 0) }
}

export async function markPicksSettled(trx: Trx, matchId: number): Promise<void> {
  await trx.updateTable('match').set({ picks_settled: true }).where('id', '=', matchId).execute()
}
