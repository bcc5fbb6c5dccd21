import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import type { SquadView } from '#contract/squad.ts'
import { hasPlayer, squadSize } from '#domain/squad/squad.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { reasonText } from '#web/game/squad/reason-text.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { squadsQuery } from '#web/game/squad/squad-queries.ts'
import { useSquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/**
 * Adds the player to the person's first squad, or to the unsaved one if they have none, or removes the player from it.
 * This is an unsaved edit, which /fantasy shows.
 */
export function AddToSquad({ playerId }: { playerId: number }) {
  const { fetchApi } = useApp()
  const market = useQuery(marketQuery(fetchApi)).data
  const squads = useQuery(squadsQuery(fetchApi)).data?.squads
  const player = market?.players.find(({ id }) => id === playerId)
  if (!market || !player || !squads) return <div className="h-11" />
  return <Toggle player={player} market={market} saved={squads[0]} />
}

interface Props {
  player: MarketPlayerView
  market: MarketView
  saved: SquadView | undefined
}

function Toggle({ player, market, saved }: Props) {
  const words = useFeatureCopy('player')
  const { squad, reasons } = useFeatureCopy('fantasy')
  const { defaultName } = useFeatureCopy('joining').squad
  const id = useId()
  const editor = useSquadEditor(market, saved)
  const { id: playerId, name, position, price } = player
  const isIn = hasPlayer(editor.squad, playerId)
  const reason = editor.reasonFor({ playerId, position, price })
  const why = isIn || !reason ? undefined : reasonText(reason, reasons)
  const count = editor.squad.players.length
  const size = squadSize(editor.squad)
  function press() {
    if (why) return
    if (isIn) editor.remove(playerId)
    else editor.add({ playerId, position, price })
    showToast({ text: isIn ? squad.removed(name, count - 1, size) : squad.added(name, count + 1, size) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        look={isIn ? 'secondary' : 'primary'}
        aria-disabled={why ? true : undefined}
        aria-describedby={id}
        onClick={press}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      >
        {isIn ? words.leaveSquad : words.joinSquad}
      </Button>
      <span id={id} className="text-small text-muted">
        {why ?? words.squadState(saved?.name ?? defaultName, count, size)}
      </span>
    </div>
  )
}
