import { fail, ok, type Result } from '#domain/result.ts'

/** Why two clubs or players are not joined. */
export type JoinRefusal =
  | 'join_unknown'
  | 'join_same'
  /** They play each other, play others in one round, or both took part in one match: they are two. */
  | 'join_are_two'
  /** Both clubs have this match, and people depend on the copy of the club that would be removed. */
  | 'join_match_twice'
  /** In a bolão whose choices are closed, people named the club or player that would be removed. */
  | 'join_in_bolao'
  /** The deadline of a round has passed, and its squads are being frozen. */
  | 'join_market_closing'

export const JOIN_KINDS = ['club', 'player'] as const
export type JoinKind = (typeof JOIN_KINDS)[number]

/** JN7: why a join is not taken back, such as a later join or import, or a round that closed or settled after it. */
export const SPLIT_REFUSALS = [
  'join_unknown',
  'split_newer',
  'split_imported',
  'split_settled',
  'join_market_closing',
] as const
export type SplitRefusal = (typeof SPLIT_REFUSALS)[number]

export interface Joined {
  keptId: number
  goneId: number
}

export interface ClubJoinFacts {
  meetings: number
  /** Rounds in which both clubs play, against different opponents. */
  roundsApart: number
  /** Matches that both clubs have, and where people depend on the copy of the club that would be removed. */
  doubledInUse: number
  closedChoices: number
}

/** JN4: two clubs may be joined if nothing shows that they are two, and nothing depends on the one that goes. */
export function mayJoinClubs(facts: ClubJoinFacts): Result<true, JoinRefusal> {
  if (facts.meetings > 0 || facts.roundsApart > 0) return fail('join_are_two')
  if (facts.doubledInUse > 0) return fail('join_match_twice')
  return facts.closedChoices > 0 ? fail('join_in_bolao') : ok(true)
}

export interface PlayerJoinFacts {
  /** Matches in which both players took part. */
  together: number
  closedChoices: number
  isMarketClosing: boolean
}

/** JN5: the same for two players, who cannot be joined either while the market closes. */
export function mayJoinPlayers(facts: PlayerJoinFacts): Result<true, JoinRefusal> {
  if (facts.together > 0) return fail('join_are_two')
  if (facts.closedChoices > 0) return fail('join_in_bolao')
  return facts.isMarketClosing ? fail('join_market_closing') : ok(true)
}

export interface HeldPlayers {
  playerIds: readonly number[]
  pricesPaid: readonly number[]
  benchIds: readonly number[]
  benchPrices: readonly number[]
  captainId: number | null
  viceCaptainId: number | null
}

/** Removes an id together with its price, so that both lists stay aligned. */
function without(ids: readonly number[], prices: readonly number[], id: number) {
  const kept = ids.flatMap((one, place) => (one === id ? [] : [place]))
  return { ids: kept.map((place) => ids[place] as number), prices: kept.map((place) => prices[place] as number) }
}

const swap = (ids: readonly number[], { goneId, keptId }: Joined) => ids.map((id) => (id === goneId ? keptId : id))

/**
 * JN6: a squad that holds the player who goes holds the other instead, at the price paid. A squad that holds both sells
 * the one who goes for what was paid (SQ4): nobody is in a squad twice (SQ1). A place in the eleven comes before one on
 * the bench.
 */
export function joinInSquad(squad: HeldPlayers, joined: Joined): HeldPlayers {
  const { goneId, keptId } = joined
  const holdsGone = squad.playerIds.includes(goneId)
  const eleven =
    holdsGone && squad.playerIds.includes(keptId)
      ? without(squad.playerIds, squad.pricesPaid, goneId)
      : { ids: swap(squad.playerIds, joined), prices: [...squad.pricesPaid] }
  const swapped = squad.benchIds.includes(keptId)
    ? without(squad.benchIds, squad.benchPrices, goneId)
    : { ids: swap(squad.benchIds, joined), prices: [...squad.benchPrices] }
  const bench = eleven.ids.includes(keptId) ? without(swapped.ids, swapped.prices, keptId) : swapped
  const renamed = (id: number | null) => (id === goneId ? keptId : id)
  const captainId = renamed(squad.captainId)
  const viceCaptainId = renamed(squad.viceCaptainId)
  return {
    playerIds: eleven.ids,
    pricesPaid: eleven.prices,
    benchIds: bench.ids,
    benchPrices: bench.prices,
    captainId,
    // BN3: the vice is not the captain.
    viceCaptainId: viceCaptainId === captainId ? null : viceCaptainId,
  }
}

interface SinceJoin {
  kind: JoinKind
  before: RoundMarks
  now: RoundMarks
}

/**
 * JN7: a join is not taken back if a round has closed or was settled after it. For a join of clubs, another settlement
 * of a round that was settled before the join does not count.
 */
export function mayTakeBack({ kind, before, now }: SinceJoin): Result<true, SplitRefusal> {
  const isSame = Object.entries(now).every(([round, settlements]) => {
    const then = before[round]
    return then === settlements || (kind === 'club' && then !== undefined && then > 0)
  })
  return isSame ? ok(true) : fail('split_settled')
}

/** Closed rounds, each with the number of its settlements. */
export type RoundMarks = Readonly<Record<string, number>>
