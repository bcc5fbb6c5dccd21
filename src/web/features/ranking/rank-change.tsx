import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** Arrow and number; the words for the ear and, on pointing, for the eye. */
export function RankChange({ change }: { change: number | null }) {
  const { change: words } = useFeatureCopy('ranking')
  const format = useFormat()
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
