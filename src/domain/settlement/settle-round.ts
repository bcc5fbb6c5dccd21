import { duelResult, type DuelResult } from '#domain/duel/duel-result.ts'
import type { ManagerId, MatchId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { settleLeague, type LeagueOutcome, type RunningLeague } from '#domain/league/settle-league.ts'
import { lineupSubject, pickSubject, prizeSubject, type Due } from '#domain/ledger/ledger.ts'
import { gradePick, PICK_POINTS, type Pick, type PickGrade } from '#domain/pick/pick-points.ts'
import { lineupPointTenths, type LineupChoice } from '#domain/testing/lineup-points.ts'
import type { Score } from '#domain/sport/outcome.ts'

export interface FrozenLineup extends LineupChoice {
  squadId: SquadId
  managerId: ManagerId
  /** Whether this is the manager's lineup for ranking and duels (SQ9). */
  counts: boolean
}

export interface PlacedPick {
  matchId: MatchId
  managerId: ManagerId
  pick: Pick
}

export interface RoundToSettle {
  roundId: RoundId
  playerPointTenths: ReadonlyMap<PlayerId, number>
  lineups: readonly FrozenLineup[]
  duels: readonly (readonly [SquadId, SquadId])[]
  picks: readonly PlacedPick[]
  results: ReadonlyMap<MatchId, Score>
  leagues: readonly RunningLeague[]
}

export interface SettledRound {
  lineupTenths: Map<SquadId, number>
  duels: { first: SquadId; second: SquadId; result: DuelResult }[]
  picks: (PlacedPick & { grade: PickGrade; points: number })[]
  leagues: LeagueOutcome[]
  /** What every manager should hold because of this round (LD2); post it with entriesToPost. */
  due: Due[]
}

/** SQ9: every lineup plays in its leagues, one counts for its manager. */
function lineupDues({ roundId, lineups }: RoundToSettle, tenths: ReadonlyMap<SquadId, number>): Due[] {
  return lineups
    .filter(({ counts }) => counts)
    .map(({ squadId, managerId }) => ({
      subject: lineupSubject(roundId, managerId),
      kind: 'lineup',
      managerId,
      points: tenths.get(squadId) ?? 0,
    }))
}

function gradePicks({ picks, results }: RoundToSettle): SettledRound['picks'] {
  return picks.flatMap((placed) => {
    const result = results.get(placed.matchId)
    if (result === undefined) return []
    const grade = gradePick(placed.pick, result)
    return [{ ...placed, grade, points: PICK_POINTS[grade] }]
  })
}

const pickDue = ({ matchId, managerId, points }: SettledRound['picks'][number]): Due => ({
  subject: pickSubject(matchId, managerId),
  kind: 'pick',
  managerId,
  points,
})

const prizeDues = ({ league, winner }: LeagueOutcome): Due[] =>
  winner === null
    ? []
    : [
        {
          subject: prizeSubject(league, winner.managerId),
          kind: 'prize',
          managerId: winner.managerId,
          points: winner.prize,
        },
      ]

/** RL4: everything a round decides, from what was stored before it; the same input always gives the same answer. */
export function settleRound(round: RoundToSettle): SettledRound {
  const lineupTenths = new Map(
    round.lineups.map((lineup) => [lineup.squadId, lineupPointTenths(lineup, round.playerPointTenths)]),
  )
  const picks = gradePicks(round)
  const leagues = round.leagues.map((league) => settleLeague(league, lineupTenths))
  return {
    lineupTenths,
    duels: round.duels.map(([first, second]) => ({
      first,
      second,
      result: duelResult(lineupTenths.get(first) ?? 0, lineupTenths.get(second) ?? 0),
    })),
    picks,
    leagues,
    due: [...lineupDues(round, lineupTenths), ...picks.map(pickDue), ...leagues.flatMap(prizeDues)],
  }
}
