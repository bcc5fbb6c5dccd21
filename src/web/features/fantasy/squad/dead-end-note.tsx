import type { MarketPlayerView } from '#contract/market.ts'
import { waysOut, type DeadEnd } from '#domain/squad/completion.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { deadEndText } from '#web/features/fantasy/advice/dead-end-text.ts'
import { Note } from './save-status.tsx'

interface Props {
  deadEnd: DeadEnd
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
}

/**
 * AD3: no purchases can complete this squad. Offers to sell one player: of those whose sale alone would help, the one
 * with the fewest expected points. If there is none, says that several must go.
 */
export function DeadEndNote({ deadEnd, editor, players }: Props) {
  const { advice } = useFeatureCopy('fantasy')
  const [sold] = waysOut(editor.squad, editor.forSale)
    .flatMap((playerId) => players.get(playerId) ?? [])
    .sort((a, b) => a.expectedTenths - b.expectedTenths)
  return (
    <div className="pt-2">
      <Note tone="bad" title={deadEndText(deadEnd, advice)}>
        <p className="text-small">{sold ? advice.deadEnd.wayOut : advice.deadEnd.severalMustGo}</p>
        {sold && (
          <Button look="secondary" className="my-1.5 print:hidden" onClick={() => editor.remove(sold.id)}>
            {advice.deadEnd.sell(sold.name)}
          </Button>
        )}
      </Note>
    </div>
  )
}
