import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import type { Prospect } from '#domain/expected-points/availability.ts'
import type { Position } from '#domain/sport/position.ts'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'
import { matchesSearch } from '#web/ui/search-text.ts'

export interface MarketFilter {
  search: string
  position: Position | undefined
  clubId: number | undefined
  minPrice: number | undefined
  maxPrice: number | undefined
  prospect: Prospect | undefined
  /** Only players who cost at most this much. */
  budget: number | undefined
}

export function filterPlayers({ players, clubs }: MarketView, filter: MarketFilter): MarketPlayerView[] {
  const clubName = new Map(clubs.map(({ id, name }) => [id, name]))
  const { search, position, clubId, minPrice, maxPrice, prospect, budget } = filter
  return players.filter(
    (player) =>
      (position === undefined || player.position === position) &&
      (clubId === undefined || player.clubId === clubId) &&
      (minPrice === undefined || player.price >= minPrice) &&
      (maxPrice === undefined || player.price <= maxPrice) &&
      (prospect === undefined || (playerConcern(player) ?? 'provavel') === prospect) &&
      (budget === undefined || player.price <= budget) &&
      (search === '' || matchesSearch(`${player.name} ${clubName.get(player.clubId) ?? ''}`, search)),
  )
}
