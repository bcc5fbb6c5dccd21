import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import type { Position } from '#domain/sport/position.ts'
import { matchesSearch } from '#web/ui/search-text.ts'

export interface MarketFilter {
  search: string
  position: Position | undefined
  clubId: number | undefined
  minPrice: number | undefined
  maxPrice: number | undefined
  status: MarketPlayerView['status'] | undefined
  /** Only those who cost at most this. */
  budget: number | undefined
}

export function filterPlayers({ players, clubs }: MarketView, filter: MarketFilter): MarketPlayerView[] {
  const clubName = new Map(clubs.map(({ id, name }) => [id, name]))
  const { search, position, clubId, minPrice, maxPrice, status, budget } = filter
  return players.filter(
    (player) =>
      (position === undefined || player.position === position) &&
      (clubId === undefined || player.clubId === clubId) &&
      (minPrice === undefined || player.price >= minPrice) &&
      (maxPrice === undefined || player.price <= maxPrice) &&
      (status === undefined || player.status === status) &&
      (budget === undefined || player.price <= budget) &&
      (search === '' || matchesSearch(`${player.name} ${clubName.get(player.clubId) ?? ''}`, search)),
  )
}
