import Minus from 'lucide-react/icons/minus'
import Star from 'lucide-react/icons/star'
import type { MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ViceButton } from './vice-button.tsx'

interface ActionProps {
  player: MarketPlayerView
  isCaptain: boolean
  isVice: boolean
  onCaptain: () => void
  onVice: () => void
  onRemove: () => void
}

/** What can be done with the player pressed on the pitch. */
export function PlayerActions({ player, isCaptain, isVice, onCaptain, onVice, onRemove }: ActionProps) {
  const { squad: words, market } = useFeatureCopy('fantasy')
  return (
    <div className="mx-1 mt-1 flex items-center gap-1 rounded-control bg-surface pl-3">
      <span className="min-w-0 grow">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.id) }}>
          {player.name}
        </TextLink>
      </span>
      <IconButton
        label={isCaptain ? words.isCaptain(player.name) : words.makeCaptain(player.name)}
        aria-pressed={isCaptain}
        onClick={onCaptain}
      >
        <Star size={18} aria-hidden className={isCaptain ? 'fill-brand text-brand' : ''} />
      </IconButton>
      {!isCaptain && <ViceButton name={player.name} isVice={isVice} onPress={onVice} />}
      <IconButton label={market.remove(player.name)} onClick={onRemove}>
        <Minus size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
