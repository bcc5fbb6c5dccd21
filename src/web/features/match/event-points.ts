import type { MatchEventView, MatchPageView } from '#contract/match.ts'

/** The scout that an event gives its player. A second yellow card is left out, because it also takes one back (SC5). */
const SCOUTS: Readonly<Partial<Record<string, string>>> = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'ownGoal',
  yellow: 'yellowCard',
  red: 'redCard',
  shot_woodwork: 'woodwork',
  penalty_missed: 'penaltyMissed',
}

/**
 * The points of an event for one of its two people, by the match's rules. Undefined if no single scout describes it.
 */
export function eventTenths(
  { players }: Pick<MatchPageView, 'players'>,
  { kind, player, other }: Pick<MatchEventView, 'kind' | 'player' | 'other'>,
  playerId: number,
): number | undefined {
  const isAssist = kind === 'goal' && other?.id === playerId
  const scout = isAssist ? 'assist' : player?.id === playerId ? SCOUTS[kind] : undefined
  const found = players.find((one) => one.playerId === playerId)?.scouts.find((one) => one.scout === scout)
  if (!found || found.count === 0 || found.pointTenths % found.count !== 0) return undefined
  return found.pointTenths / found.count
}
