import type { PoolTrace } from '#contract/pool.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Time } from '#web/ui/time.tsx'

/** BL14: the log of guests who were renamed or removed. */
export function PoolTraces({ traces }: { traces: readonly PoolTrace[] }) {
  const { traces: words } = useFeatureCopy('pool')
  if (traces.length === 0) return null
  return (
    <details className="mt-3 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 text-small">{words.title(traces.length)}</summary>
      <ul className="grid gap-1 text-small text-muted">
        {traces.map(({ was, name, points, by, atMs }) => (
          <li key={`${atMs} ${was}`}>
            {name === null ? words.removed(was, points ?? 0) : words.renamed(was, name)}
            {by !== null && ` (${by})`}, <Time atMs={atMs} />
          </li>
        ))}
      </ul>
    </details>
  )
}
