import { budgetLeft, SQUAD_SIZE, type Squad } from '#domain/squad/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

interface Props {
  squad: Squad
  /** Mean price of the market: what a place usually costs. */
  usualPrice: number
}

/** Whether the rest of the budget buys more or less than an average player a place. */
export function BudgetProjection({ squad, usualPrice }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const places = SQUAD_SIZE - squad.players.length
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
