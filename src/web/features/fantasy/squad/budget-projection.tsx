import type { MarketPlayerView } from '#contract/market.ts'
import { deadEndOf } from '#domain/squad/completion.ts'
import { budgetLeft, squadSize, type Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { PartPlace } from '#web/base/lazy-part.tsx'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { DeadEndNote } from './squad-parts.ts'

interface Props {
  editor: SquadEditor
  players: ReadonlyMap<number, MarketPlayerView>
  /** Average price on the market. */
  usualPrice: number
}

/** How much of the budget is left for each open place, or that it cannot complete the squad. */
export function BudgetProjection({ editor, players, usualPrice }: Props) {
  const deadEnd = deadEndOf(editor.squad, editor.forSale)
  return (
    <>
      <div role="status">
        <PartPlace isThere={deadEnd !== undefined}>
          {deadEnd && <DeadEndNote deadEnd={deadEnd} editor={editor} players={players} />}
        </PartPlace>
      </div>
      {!deadEnd && <PerPlace squad={editor.squad} usualPrice={usualPrice} />}
    </>
  )
}

interface PerPlaceProps {
  squad: Squad
  usualPrice: number
}

/** Whether the rest of the budget per open place is above or below an average price. */
function PerPlace({ squad, usualPrice }: PerPlaceProps) {
  const { squad: words } = useFeatureCopy('fantasy')
  const places = squadSize(squad) - squad.players.length
  if (places <= 0) return null
  const left = budgetLeft(squad)
  const each = Math.floor(left / places)
  const over = Math.round(each - usualPrice)
  return (
    <p className="pt-2 text-small text-muted">
      {words.projection(left, places)}: {words.perPlace(each)},{' '}
      <span className={over < 0 ? 'text-bad' : 'text-good'}>
        {over < 0 ? words.belowUsual(-over) : words.aboveUsual(over)}
      </span>
      .
    </p>
  )
}
