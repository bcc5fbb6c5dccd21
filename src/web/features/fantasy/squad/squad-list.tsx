import Minus from 'lucide-react/icons/minus'
import Star from 'lucide-react/icons/star'
import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/squad.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConcernBadge } from '#web/features/fantasy/advice/concern-badge.tsx'
import { ViceButton } from './vice-button.tsx'

/**
 * The focused row is about to disappear. Focus moves to the neighbour's button or, if there is no neighbour, to the
 * panel.
 */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.getElementById('meu-time')
  next?.focus()
}

interface Props {
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  clubs: ReadonlyMap<number, MarketClub>
}

export function SquadList({ editor, players, clubs }: Props) {
  const { squad: words, lines, advice } = useFeatureCopy('fantasy')
  const format = useFormat()
  const [captainId, viceId] = [captainOf(editor.squad), viceCaptainOf(editor.squad)]
  const rows = [...editor.squad.players].sort((a, b) => POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position))
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ playerId, position, pricePaid }) => {
        const player = players.get(playerId)
        if (!player) return null
        const club = clubs.get(player.clubId)
        const isCaptain = playerId === captainId
        return (
          <li key={playerId} className="flex min-h-12 items-center gap-2">
            {club && <ClubShirt shirt={club.shirt} captain={isCaptain} />}
            <span className="min-w-0 flex-1">
              <TextLink to="/jogadores/$playerId" params={{ playerId: String(playerId) }}>
                {player.name}
              </TextLink>{' '}
              <ConcernBadge player={player} />
              <span className="block text-small text-muted">
                {lines[position]} · {words.paid(pricePaid)}
                {player.price !== pricePaid && `, ${advice.worthNow(player.price)}`} ·{' '}
                {words.expectedShort(format.pointTenths(player.expectedTenths))}
              </span>
            </span>
            {/* Narrow, so that name and facts fit next to three buttons on a phone. */}
            <span className="grid shrink-0 grid-cols-3 [&>button]:w-9">
              <IconButton
                label={isCaptain ? words.isCaptain(player.name) : words.makeCaptain(player.name)}
                aria-pressed={isCaptain}
                onClick={() => editor.makeCaptain(playerId)}
              >
                <Star size={18} aria-hidden className={isCaptain ? 'fill-brand text-brand' : ''} />
              </IconButton>
              {!isCaptain && (
                <ViceButton name={player.name} isVice={playerId === viceId} onPress={() => editor.makeVice(playerId)} />
              )}
              <IconButton
                data-remove
                className="col-start-3"
                label={words.remove(player.name)}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget)
                  editor.remove(playerId)
                }}
              >
                <Minus size={18} aria-hidden />
              </IconButton>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
