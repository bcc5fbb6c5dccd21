import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import type { RankingEntry } from '#contract/ranking.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

type Shown = Pick<RankingEntry, 'change' | 'isNewcomer'>

/** Arrow and number. The words are for screen readers and the tooltip. */
export function RankChange({ entry: { change, isNewcomer } }: { entry: Shown }) {
  const { change: words } = useFeatureCopy('ranking')
  const format = useFormat()
  if (isNewcomer)
    return (
      <span title={words.newcomerText} className="text-small whitespace-nowrap text-muted">
        {words.newcomer}
      </span>
    )
  if (change === null) return null
  const places = Math.abs(change)
  const [Icon, colour, text] =
    change > 0
      ? ([ArrowUp, 'text-good', words.up(places)] as const)
      : change < 0
        ? ([ArrowDown, 'text-bad', words.down(places)] as const)
        : ([Minus, 'text-muted', words.same] as const)
  return (
    <span title={text} className={`inline-flex items-center gap-1 whitespace-nowrap tabular-nums ${colour}`}>
      <Icon size={15} aria-hidden />
      <span aria-hidden>{change === 0 ? '' : format.number(places)}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
