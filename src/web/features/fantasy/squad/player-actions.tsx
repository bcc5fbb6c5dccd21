import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConcernBadge } from '#web/features/fantasy/advice/concern-badge.tsx'

interface ActionProps {
  player: MarketPlayerView
  club: MarketClub | undefined
  isCaptain: boolean
  isVice: boolean
  onCaptain: () => void
  onVice: () => void
  /** Sells the player and shows possible replacements. */
  onSwap: () => void
  onRemove: () => void
  onClose: () => void
}

/** The actions for a player on the pitch, in words. */
export function PlayerActions(props: ActionProps) {
  const { player, club, isCaptain, isVice, onCaptain, onVice, onSwap, onRemove, onClose } = props
  const { sheet: words, squad, positions } = useFeatureCopy('fantasy')
  const format = useFormat()
  const andClose = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog open isSheet title={player.name} onClose={onClose}>
      <div className="flex items-center gap-3">
        {club && <ClubShirt shirt={club.shirt} size={44} />}
        <p>
          {positions[player.position]}
          {club && ` · ${club.name}`} <ConcernBadge player={player} />
          <span className="block text-small text-muted">
            {words.price} {format.number(player.price)} ·{' '}
            {squad.expectedShort(format.pointTenths(player.expectedTenths))}
          </span>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button look="secondary" aria-pressed={isCaptain} onClick={andClose(onCaptain)}>
          {isCaptain ? words.isCaptain : words.captain}
        </Button>
        <Button look="secondary" aria-pressed={isVice} disabled={isCaptain} onClick={andClose(onVice)}>
          {isVice ? words.isVice : words.vice}
        </Button>
        <Button look="secondary" onClick={andClose(onSwap)}>
          {words.swap}
        </Button>
        <Button look="secondary" onClick={andClose(onRemove)}>
          {words.sell}
        </Button>
        <ButtonLink
          look="secondary"
          className="col-span-2"
          to="/jogadores/$playerId"
          params={{ playerId: String(player.id) }}
        >
          {words.view}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
