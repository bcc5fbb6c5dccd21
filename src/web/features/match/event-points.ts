import { OTHER_SCOUT, OWN_SCOUT } from '#domain/scoring/event-scouts.ts'
import type { MatchEventView, MatchPageView } from '#contract/match.ts'

/** Leaves out a second yellow card: it adds a red card and also takes back the first yellow (SC5). */
const OWN: typeof OWN_SCOUT = { ...OWN_SCOUT, yellow: 'yellowCard', red: 'redCard' }

/**
 * The points of an event for one of its two people, by the match's rules. Undefined if no scout belongs to the event,
 * or if the player's points for this scout do not divide by its count.
 */
export function eventTenths(
  { players }: Pick<MatchPageView, 'players'>,
  { kind, player, other }: Pick<MatchEventView, 'kind' | 'player' | 'other'>,
  playerId: number,
): number | undefined {
  const scout = other?.id === playerId ? OTHER_SCOUT[kind] : player?.id === playerId ? OWN[kind] : undefined
  const found = players.find((one) => one.playerId === playerId)?.scouts.find((one) => one.scout === scout)
  if (!found || found.count === 0 || found.pointTenths % found.count !== 0) return undefined
  return found.pointTenths / found.count
}
