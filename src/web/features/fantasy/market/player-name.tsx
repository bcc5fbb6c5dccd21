import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConcernBadge } from '#web/features/fantasy/advice/concern-badge.tsx'

export function PlayerName({ player, club }: { player: MarketPlayerView; club: MarketClub | undefined }) {
  return (
    <span className="flex items-center gap-1.5 sm:gap-2.5">
      {club && <ClubShirt shirt={club.shirt} className="max-sm:h-auto max-sm:w-6" />}
      <span className="min-w-0 max-sm:text-[0.875rem]">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
          {player.name}
        </TextLink>
        <span className="block empty:hidden">
          <ConcernBadge player={player} />
        </span>
      </span>
    </span>
  )
}
