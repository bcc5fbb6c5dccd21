import type { UpcomingPicks } from '#contract/pick.ts'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'

/** Only sports with matches, plus the chosen one: without it, nobody could leave that filter after its last match. */
export function sportsToPick(
  {
    matches,
    running = [],
    later = [],
  }: Pick<UpcomingPicks, 'running' | 'later'> & {
    matches: readonly { match: { sport: Sport } }[]
  },
  chosen?: Sport,
): Sport[] {
  const offered = new Set([
    ...[...matches, ...running].map(({ match }) => match.sport),
    ...later.map(({ sport }) => sport),
    chosen,
  ])
  return SPORTS.filter((sport) => offered.has(sport))
}
