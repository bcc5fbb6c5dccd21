import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { LineupPart } from './lineup-part.tsx'
import type { OpenDesk } from './use-desk.ts'

export function BeforePart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const isEarly = desk.nowMs < desk.view.startsAtMs
  return (
    <div className="grid gap-3">
      <LineupPart desk={desk} side="home" />
      <LineupPart desk={desk} side="away" />
      {isEarly && <p className="text-small text-muted">{words.early}</p>}
      <Button
        size="large"
        className="min-h-16"
        onClick={() => desk.tell(words.periods.first_half, { kind: 'period', period: 'first_half' })}
      >
        {words.periods.first_half}
      </Button>
    </div>
  )
}
