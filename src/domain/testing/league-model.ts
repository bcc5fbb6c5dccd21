import type { ManagerId, RoundId, SquadId } from '#domain/ids.ts'
import { advanceBracket, createBracket, type Bracket } from '#domain/league/bracket.ts'
import { leagueTable, leagueWinner } from '#domain/league/league-table.ts'
import type { LeaguePlan, RoundPlan } from './season-plan.ts'

export interface LeagueModel extends LeaguePlan {
  edition: number
  bracket: Bracket | null
  /** Rounds in which the stages of the bracket are played. */
  stageRounds: number[]
  ended: { atMs: number; winner: SquadId | null; trophyPoints: number | null } | null
  /** The rank of each squad after the league's last settled round. */
  ranks: ReadonlyMap<SquadId, number>
}

export const newLeague = (plan: LeaguePlan, edition = 1): LeagueModel => ({
  ...plan,
  edition,
  bracket: null,
  stageRounds: [],
  ended: null,
  ranks: new Map(),
})

/** LG6: featured leagues go on without a gap, for the same length of time, with the same squads. */
export function nextEdition(league: LeagueModel): LeagueModel {
  const { startsAtMs, endsAtMs, members } = league
  const next = {
    startsAtMs: endsAtMs,
    endsAtMs: endsAtMs + (endsAtMs - startsAtMs),
    members: members.map(({ squadId }) => ({ squadId, joinedAtMs: endsAtMs })),
  }
  return newLeague({ ...league, ...next }, league.edition + 1)
}

export const isIn = ({ startsAtMs, endsAtMs }: LeaguePlan, { deadlineMs }: RoundPlan) =>
  deadlineMs >= startsAtMs && deadlineMs < endsAtMs

interface Settled {
  settled: readonly RoundPlan[]
  managerOf: (squadId: SquadId) => ManagerId
  tenthsOf: (round: RoundPlan, squadId: SquadId) => number | undefined
}

/** LG2: the table of the lineups that its squads had while the league ran and they were in it. */
export function tableOf(league: LeagueModel, { settled, managerOf, tenthsOf }: Settled) {
  const rounds = settled.filter((round) => isIn(league, round))
  const members = league.members.map(({ squadId, joinedAtMs }) => ({
    squadId,
    managerId: managerOf(squadId),
    joinedAtMs,
    lineupTenths: rounds
      .filter(({ deadlineMs }) => deadlineMs > joinedAtMs)
      .map((round) => tenthsOf(round, squadId))
      .filter((tenths) => tenths !== undefined),
  }))
  return { rows: leagueTable(members), winner: leagueWinner(members) }
}

/** LG3: squads with a lineup in a round that they played in the league. */
export function competitorsOf(
  { members, bracket, stageRounds, ...league }: LeagueModel,
  rounds: readonly RoundPlan[],
  isFielded: (roundId: RoundId, squadId: SquadId) => boolean,
): Set<SquadId> {
  if (bracket)
    return new Set(
      bracket.stages.flatMap((ties, stage) =>
        ties
          .flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
          .filter((squadId) => isFielded(stageRounds[stage] ?? 0, squadId)),
      ),
    )
  const own = rounds.filter(({ deadlineMs }) => deadlineMs >= league.startsAtMs && deadlineMs < league.endsAtMs)
  const competed = members.filter(({ squadId, joinedAtMs }) =>
    own.some(({ id, deadlineMs }) => deadlineMs > joinedAtMs && isFielded(id, squadId)),
  )
  return new Set(competed.map(({ squadId }) => squadId))
}

/** A league of pontos corridos ends when its time is over and none of its rounds is left. */
export const isOver = (league: LeagueModel, nowMs: number, left: readonly RoundPlan[]): boolean =>
  league.format === 'pontos-corridos' && league.endsAtMs <= nowMs && !left.some((round) => isIn(league, round))

/** LG7 at a lock: a bracket begins with the best managers as its best seeds, or plays its current stage. */
export function enterRound(league: LeagueModel, round: RoundPlan, pointsOf: (squadId: SquadId) => number): LeagueModel {
  if (league.format !== 'mata-mata' || league.ended) return league
  if (!league.bracket && (league.startsAtMs > round.deadlineMs || league.members.length < 2)) return league
  const seeds = league.members
    .toSorted(
      (a, b) => pointsOf(b.squadId) - pointsOf(a.squadId) || a.joinedAtMs - b.joinedAtMs || a.squadId - b.squadId,
    )
    .map(({ squadId }) => squadId)
  return { ...league, bracket: league.bracket ?? createBracket(seeds), stageRounds: [...league.stageRounds, round.id] }
}

/** LG8 when a round is settled; a stage that was already decided stays. */
export function leaveRound(league: LeagueModel, round: RoundPlan, tenths: ReadonlyMap<SquadId, number>): LeagueModel {
  const { bracket, stageRounds } = league
  if (!bracket || league.ended || stageRounds[bracket.stages.length - 1] !== round.id) return league
  return { ...league, bracket: advanceBracket(bracket, tenths) }
}
