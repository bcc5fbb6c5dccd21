import type { Phase } from '#domain/desk/match-clock.ts'
import type { Period } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { scoreInAll } from './score-in-all.ts'
import { Summary } from './summary.tsx'
import type { OpenDesk } from './use-desk.ts'

/** DK13: how a drawn match can go on. */
const GOES_ON: Partial<Record<Phase, readonly Period[]>> = {
  second_half: ['normal_end', 'shoot_out'],
  normal_end: ['shoot_out'],
  extra_first: ['shoot_out'],
  extra_second: ['shoot_out'],
}

/** Shows a summary to confirm, because ending a match is final. */
export function EndDialog({ desk, onClose }: { desk: OpenDesk; onClose: () => void }) {
  const words = useFeatureCopy('desk')
  const { home, away } = scoreInAll(desk.match)
  const goesOn = (home === away && GOES_ON[desk.match.clock.phase]) || []
  function reportPeriod(period: Period) {
    desk.tell(words.periods[period], { kind: 'period', period })
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.end.title}
      onClose={onClose}
      cancel={words.end.back}
      action={words.end.confirm}
      onConfirm={() => reportPeriod('full_time')}
    >
      <Summary desk={desk} />
      {desk.match.questions.length > 0 && (
        <p className="pt-3 font-semibold text-bad">{words.end.questions(desk.match.questions.length)}</p>
      )}
      <p className="pt-3 text-muted">{words.end.lead}</p>
      {goesOn.length > 0 && (
        <div className="grid gap-2 pt-3">
          <p>{words.end.level}</p>
          {goesOn.map((period) => (
            <Button key={period} look="secondary" className="min-h-14" onClick={() => reportPeriod(period)}>
              {words.periods[period]}
            </Button>
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
}
