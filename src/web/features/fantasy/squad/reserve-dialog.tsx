import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { mostForReserve } from '#domain/squad/bench.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConcernBadge } from '#web/features/fantasy/advice/concern-badge.tsx'

interface Props {
  position: Position
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  clubs: ReadonlyMap<number, MarketClub>
  onClose: () => void
}

/** The players who may become the reserve of a position, those with most expected points first. */
export function ReserveDialog({ position, editor, players, clubs, onClose }: Props) {
  const { positions } = useFeatureCopy('fantasy')
  const { bench: words } = useFeatureCopy('lineup')
  const seated = editor.squad.bench.find((reserve) => reserve.position === position)
  const most = mostForReserve(editor.squad, position)
  const candidates = [...players.values()]
    .filter((player) => player.position === position && !editor.benchReasonFor(asMarketPlayer(player)))
    .sort((a, b) => b.expectedTenths - a.expectedTenths || a.id - b.id)
  return (
    <Dialog
      open
      title={words.choose(positions[position])}
      onClose={onClose}
      actions={
        seated && (
          <Button
            look="secondary"
            onClick={() => {
              editor.unbench(seated.playerId)
              onClose()
            }}
          >
            {words.remove(players.get(seated.playerId)?.name ?? '')}
          </Button>
        )
      }
    >
      <p className="text-muted">{Number.isFinite(most) ? words.limit(most) : words.noLimit}</p>
      {candidates.length === 0 && <p className="pt-3 font-semibold">{words.nobody}</p>}
      <ul className="divide-y divide-line pt-2">
        {candidates.map((player) => (
          <li key={player.id}>
            <Candidate
              player={player}
              club={clubs.get(player.clubId)}
              isSeated={player.id === seated?.playerId}
              onChoose={() => {
                editor.bench(asMarketPlayer(player))
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const asMarketPlayer = ({ id, position, price }: MarketPlayerView) => ({ playerId: id, position, price })

interface CandidateProps {
  player: MarketPlayerView
  club: MarketClub | undefined
  isSeated: boolean
  onChoose: () => void
}

function Candidate({ player, club, isSeated, onChoose }: CandidateProps) {
  const { squad } = useFeatureCopy('fantasy')
  const { bench: words } = useFeatureCopy('lineup')
  const format = useFormat()
  return (
    <button
      type="button"
      aria-pressed={isSeated}
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3 rounded-control px-1 py-1.5 text-left hover:bg-raised aria-pressed:bg-raised"
    >
      {club && <ClubShirt shirt={club.shirt} label={club.name} />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{player.name}</span>
        <span className="block text-small text-muted">
          {words.price(player.price)} · {squad.expectedShort(format.pointTenths(player.expectedTenths))}
        </span>
      </span>
      <ConcernBadge player={player} />
    </button>
  )
}
