import Trophy from 'lucide-react/icons/trophy'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'

/** Hidden for people who have won no league. */
export function TrophyCount({ count }: { count: number }) {
  const { trophies } = useFeatureCopy('manager')
  const format = useFormat()
  if (count === 0) return null
  const label = trophies(count)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-small text-muted" title={label}>
      <Trophy size={14} aria-hidden />
      <span aria-hidden className="figures">
        {format.number(count)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
