import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const tones = { provavel: 'plain', duvida: 'info', contundido: 'bad', suspenso: 'bad' } as const

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
            <Badge tone={tones[player.status]}>{statuses[player.status]}</Badge>
          </span>
        )}
      </span>
    </span>
  )
}
