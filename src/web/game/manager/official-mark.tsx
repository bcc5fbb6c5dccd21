import type { Official } from '#domain/championship/official.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'

/** FP3: marks a person who organises the championship or has reported a match of it. */
export function OfficialMark({ official }: { official: Official | null | undefined }) {
  const { officials } = useFeatureCopy('manager')
  if (!official) return null
  const { name, why } = officials[official]
  return (
    <span title={why}>
      <Badge>{name}</Badge>
      <span className="sr-only"> ({why})</span>
    </span>
  )
}
