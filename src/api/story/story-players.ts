import type { DuelPlayer, DuelReserve } from '#contract/duel.ts'
import type { MatchView } from '#contract/match.ts'
import type { PerformanceView } from '#contract/story.ts'
import type { PerformanceRow } from '#db/story/story-manager.ts'
import { breakdown, weightTenths } from '#domain/scoring/player-points.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import type { Position } from '#domain/sport/position.ts'

/** SC8: each scout, and what one of it is worth in the rule set that scored the match. */
function performanceView(
  { scouts, rules, pointTenths }: PerformanceRow,
  { position, match, set }: { position: Position; match: MatchView; set: RuleSet },
): PerformanceView {
  const lines =
    rules === null
      ? []
      : breakdown({ position, scouts }, set).map((line) => ({
          ...line,
          weightTenths: weightTenths(line.scout, { position }, set),
        }))
  return { match, rules, pointTenths, lines }
}

interface Known {
  performances: readonly PerformanceRow[]
  matches: readonly MatchView[]
  rulesOf: (name: string | null) => RuleSet
}

export function storyPlayers<P extends DuelPlayer | DuelReserve>(
  players: readonly P[],
  { performances, matches, rulesOf }: Known,
) {
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  return players.map((player) => ({
    ...player,
    performances: performances.flatMap((row) => {
      const match = matchOf.get(row.matchId)
      if (row.playerId !== player.playerId || !match) return []
      return [performanceView(row, { position: row.role ?? player.position, match, set: rulesOf(row.rules) })]
    }),
  }))
}
