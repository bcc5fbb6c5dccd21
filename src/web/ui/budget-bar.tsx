import { useCopy } from '#web/base/app-context.ts'
import { Bar } from './bar.tsx'

/** How much of the budget is spent and left, in words and as a bar. Overspending turns the bar and the rest red. */
export function BudgetBar({ label, spent, total }: { label: string; spent: number; total: number }) {
  const { budget } = useCopy().shell
  const left = total - spent
  const words = budget.spent(spent, total)
  return (
    <div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span className="font-semibold">{words}</span>
        <span className={left < 0 ? 'font-semibold text-bad' : 'text-muted'}>
          {left < 0 ? budget.over(-left) : budget.left(left)}
        </span>
      </p>
      <Bar
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(spent, total)}
        aria-valuetext={words}
        share={spent / total}
        tone={left < 0 ? 'bad' : 'brand'}
      />
    </div>
  )
}
