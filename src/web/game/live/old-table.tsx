import { useCopy } from '#web/base/app-context.ts'
import { Time } from '#web/ui/time.tsx'

/** Shown above rankings that the server could not refresh. Hidden while they are current. */
export function OldTable({ sinceMs }: { sinceMs: number | null | undefined }) {
  const { oldTable } = useCopy().shell
  if (sinceMs === null || sinceMs === undefined) return null
  return (
    <p role="status" className="mb-4 rounded-card border border-l-4 border-info px-4 py-3">
      {oldTable.from} <Time atMs={sinceMs} />. {oldTable.why}
    </p>
  )
}
