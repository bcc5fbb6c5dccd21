import { groupBy } from '#domain/group-by.ts'
import type { ClubId, MatchId, PlayerId } from '#domain/ids.ts'
import { clubForSlot, groupsOf, winnerOf, type CupMatch } from '#domain/import/bracket-slots.ts'
import { buildTable } from '#domain/standings/standings.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { QuestionKind } from './pool-question.ts'

export interface SeasonMatch extends CupMatch {
  id: MatchId
  /** Whether the match counts in the bolão. */
  counts: boolean
}

export interface SeasonTie {
  stageOrder: number
  homeId: ClubId | null
  awayId: ClubId | null
  matchId: MatchId | null
}

export interface SeasonFacts {
  sport: Sport
  /** The last day of the bolão has passed: nothing later counts in it. */
  isEnded: boolean
  /** BL10: whether the score after extra time counts in the bolão. */
  afterExtraTime: boolean
  matches: readonly SeasonMatch[]
  ties: readonly SeasonTie[]
  /** The goals of players in matches of the bolão. */
  scorers: readonly { playerId: PlayerId; goals: number }[]
}

/**
 * The last stage with this many ties. The last stage with one tie is the final, because a match for third place comes
 * before it.
 */
function stageOf({ ties }: SeasonFacts, size: number): readonly SeasonTie[] {
  const orders = [...new Set(ties.map(({ stageOrder }) => stageOrder))].sort((a, b) => b - a)
  const stages = orders.map((order) => ties.filter(({ stageOrder }) => stageOrder === order))
  return stages.find((stage) => stage.length === size) ?? []
}

function clubsIn(stage: readonly SeasonTie[]): ClubId[] | null {
  const clubs = stage.flatMap(({ homeId, awayId }) => [homeId, awayId])
  const known = clubs.filter((club) => club !== null)
  return known.length > 0 && known.length === clubs.length ? known : null
}

/**
 * All matches of the season are known: every tie of the knock-out has its match, or everybody meets everybody equally
 * often. For groups without a knock-out nobody knows what follows.
 */
function isWhole({ matches, ties }: SeasonFacts): boolean {
  if (ties.length > 0) return ties.every(({ matchId }) => matchId !== null)
  if (matches.some(({ group }) => group !== null)) return false
  const clubs = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId])).size
  const meetings = groupBy(matches, ({ homeId, awayId }) => [Math.min(homeId, awayId), Math.max(homeId, awayId)].join())
  const counts = new Set([...meetings.values()].map(({ length }) => length))
  return meetings.size === (clubs * (clubs - 1)) / 2 && counts.size === 1
}

function champion(facts: SeasonFacts): ClubId[] | null {
  const { matches, ties, sport, isEnded } = facts
  if (ties.length > 0) {
    const [final] = stageOf(facts, 1)
    const match = matches.find(({ id, isOver }) => id === final?.matchId && isOver)
    const winner = match?.score ? winnerOf({ ...match, score: match.score }) : undefined
    return winner === undefined ? null : [winner]
  }
  if (matches.length === 0 || !matches.every(({ isOver }) => isOver) || !(isEnded || isWhole(facts))) return null
  const clubIds = [...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]))]
  const played = matches.flatMap(({ score, ...match }) => (score ? [{ ...match, score }] : []))
  const [first] = buildTable({ sport, clubIds, matches: played })
  return first ? [first.clubId] : null
}

/** The ids with the highest sum; null without any. */
function most(sums: ReadonlyMap<number, number>): number[] | null {
  const best = Math.max(...sums.values())
  return sums.size === 0 ? null : [...sums].flatMap(([who, sum]) => (sum === best ? [who] : []))
}

function goalSums({ matches, afterExtraTime }: SeasonFacts, which: 'scored' | 'conceded'): Map<ClubId, number> {
  const sums = new Map<ClubId, number>()
  const add = (club: ClubId, goals: number) => sums.set(club, (sums.get(club) ?? 0) + goals)
  for (const { counts, score: regular, extraTime, homeId, awayId } of matches) {
    const score = afterExtraTime ? (extraTime ?? regular) : regular
    if (!counts || !score) continue
    add(which === 'scored' ? homeId : awayId, score.home)
    add(which === 'scored' ? awayId : homeId, score.away)
  }
  return sums
}

/** Nothing that counts is left, and nothing unknown can still come. */
const isPlayed = (facts: SeasonFacts): boolean => {
  const counted = facts.matches.filter(({ counts }) => counts)
  return counted.length > 0 && counted.every(({ isOver }) => isOver) && (facts.isEnded || isWhole(facts))
}

function groupWinner({ matches }: SeasonFacts, group: string | null): ClubId[] | null {
  const winner = clubForSlot(`1${group}`, { ties: new Map(), groups: groupsOf(matches) })
  return winner === undefined ? null : [winner]
}

const BY_RESULTS: Record<QuestionKind, (facts: SeasonFacts, group: string | null) => number[] | null> = {
  champion,
  finalists: (facts) => clubsIn(stageOf(facts, 1)),
  semifinalists: (facts) => clubsIn(stageOf(facts, 2)),
  groupWinner,
  topScorer: (facts) =>
    isPlayed(facts) ? most(new Map(facts.scorers.map(({ playerId, goals }) => [playerId, goals]))) : null,
  mostGoals: (facts) => (isPlayed(facts) ? most(goalSums(facts, 'scored')) : null),
  mostConceded: (facts) => (isPlayed(facts) ? most(goalSums(facts, 'conceded')) : null),
  free: () => null,
}

/** BL8: the right answers by the results; null while the results do not decide. */
export const rightByResults = (
  { kind, group }: { kind: QuestionKind; group: string | null },
  facts: SeasonFacts,
): number[] | null => BY_RESULTS[kind](facts, group)
