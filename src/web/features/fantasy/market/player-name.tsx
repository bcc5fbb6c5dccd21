import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { AvailabilityBadge } from '#web/ui/availability-badge.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Shown = Pick<MarketPlayerView, 'id' | 'name' | 'status'>

export function PlayerName({ player, club }: { player: Shown; club: MarketClub | undefined }) {
  const { statuses } = useFeatureCopy('fantasy')
  return (
    <span className="flex items-center gap-1.5 sm:gap-2.5">
      {club && <ClubShirt shirt={club.shirt} />}
      <span className="min-w-0 max-sm:text-[0.875rem]">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
          {player.name}
        </TextLink>
        {player.status !== 'provavel' && (
          <span className="block">
            <AvailabilityBadge status={player.status} words={statuses} />
          </span>
        )}
      </span>
    </span>
  )
}
