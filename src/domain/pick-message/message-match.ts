import type { ClubId, MatchId } from '#domain/ids.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import { MAX_PICKED_GOALS } from '#domain/pick/validate-pick.ts'
import { outcomeOf, type Outcome } from '#domain/sport/outcome.ts'
import type { NamedClub } from './club-names.ts'
import type { MessageQuestion } from './message-question.ts'
import type { Meets, Statement } from './read-statement.ts'

export interface MessageMatch {
  id: MatchId
  homeId: ClubId
  awayId: ClubId
  /** False in a sport whose picks name a winner only. */
  takesScore: boolean
}

export interface MessageContext {
  clubs: readonly NamedClub[]
  /** Those that may be picked, in order of kick-off. */
  matches: readonly MessageMatch[]
  /** The matches that the person was shown last, so that "1) 2x1" means the first of them. */
  list?: readonly MatchId[]
  /**
   * The only pick of the message before, with the club that was named first in it. "na verdade 3x1" corrects this pick.
   * If the pick is recent, "3x1" alone corrects it, too.
   */
  last?: { matchId: MatchId; firstId: ClubId; isRecent?: boolean }
}

/** A pick as it was said. An outcome alone has no score yet. */
export interface SaidPick {
  matchId: MatchId
  pick: Pick | null
  outcome: Outcome
  firstId: ClubId
}

export const ASK_KINDS = [
  'club_unknown',
  'club_ambiguous',
  'no_match',
  'unclear',
  'contradiction',
  'out_of_range',
] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** PM3: what the person is asked about. */
export interface MessageAsk {
  kind: AskKind
  /** The clubs that the words may mean. */
  clubIds: ClubId[]
}

export interface ReadMessage {
  picks: SaidPick[]
  asks: MessageAsk[]
  question: MessageQuestion | null
}

export const ask = (kind: AskKind, clubIds: readonly ClubId[] = []): MessageAsk => ({ kind, clubIds: [...clubIds] })

interface Sides {
  homeId: ClubId
  awayId: ClubId
}

export const plays = ({ homeId, awayId }: Sides, ids: readonly ClubId[]) => ids.includes(homeId) || ids.includes(awayId)

/** PM2: the match that is meant, with the club that was named first in it. */
export function resolveMatch(
  { first, second }: Statement,
  { matches }: MessageContext,
): { match: MessageMatch; firstId: ClubId } | MessageAsk {
  const isMeant = ({ homeId, awayId }: Sides) =>
    second
      ? (first.includes(homeId) && second.includes(awayId)) || (first.includes(awayId) && second.includes(homeId))
      : plays({ homeId, awayId }, first)
  const meant = matches.filter(isMeant)
  const [match] = meant
  if (!match) return ask('no_match', [...first, ...(second ?? [])])
  const sides = [match.homeId, match.awayId].filter((id) => first.includes(id))
  // "Leão 2x1 no Vitória": both are called so, and the second is named.
  const firstId = sides.find((id) => !second?.includes(id)) ?? sides[0] ?? match.homeId
  const named = [match.homeId, match.awayId].filter((id) => first.includes(id))
  const isOther = meant.some((other) => (second ? !samePair(other, match) : !plays(other, [firstId])))
  // Two clubs of one name in the same match are told apart only where the second one is named, too.
  if (isOther || (named.length === 2 && !second)) return ask('club_ambiguous', first)
  const opponent = firstId === match.homeId ? match.awayId : match.homeId
  if (second && !second.includes(opponent)) return ask('club_ambiguous', [...first, ...second])
  return { match, firstId }
}

export const meetsIn =
  ({ matches }: MessageContext): Meets =>
  (first, second) =>
    matches.some((match) => plays(match, first) && plays(match, second))

const samePair = (one: MessageMatch, other: MessageMatch) =>
  [one.homeId, one.awayId].every((id) => id === other.homeId || id === other.awayId)

export function saidPickOf(
  says: Statement['says'],
  { match, firstId }: { match: MessageMatch; firstId: ClubId },
): SaidPick | MessageAsk {
  const isHome = firstId === match.homeId
  const own = { matchId: match.id, firstId }
  const sideOf = (isFirst: boolean): 'home' | 'away' => (isFirst === isHome ? 'home' : 'away')
  if (says.kind === 'side') {
    const { side } = says
    return { ...own, outcome: side, pick: match.takesScore ? null : { kind: 'winner', winner: side } }
  }
  if (says.kind === 'outcome' || !match.takesScore) {
    const level = says.kind === 'outcome' ? says.outcome === 'draw' : says.first === says.second
    if (level) return match.takesScore ? { ...own, pick: null, outcome: 'draw' } : ask('contradiction', [firstId])
    const isFirst = says.kind === 'outcome' ? says.outcome === 'first' : says.first > says.second
    const winner = sideOf(isFirst)
    return { ...own, outcome: winner, pick: match.takesScore ? null : { kind: 'winner', winner } }
  }
  const { first, second } = says
  if (Math.max(first, second) > MAX_PICKED_GOALS) return ask('out_of_range', [firstId])
  const score = isHome ? { home: first, away: second } : { home: second, away: first }
  return { ...own, outcome: outcomeOf(score), pick: { kind: 'score', score } }
}
