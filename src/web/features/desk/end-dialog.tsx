import { useFeatureCopy } from '#web/base/app-context.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Summary } from './summary.tsx'
import type { OpenDesk } from './use-desk.ts'

/** The match in short, to be confirmed before it is over for good. */
export function EndDialog({ desk, onClose }: { desk: OpenDesk; onClose: () => void }) {
  const words = useFeatureCopy('desk')
  return (
    <Dialog
      open
      title={words.end.title}
      onClose={onClose}
      actions={
        <ConfirmActions
          cancel={words.end.back}
          action={words.end.confirm}
          onCancel={onClose}
          onConfirm={() => {
            desk.tell(words.periods.full_time, { kind: 'period', period: 'full_time' })
            onClose()
          }}
        />
      }
    >
      <Summary desk={desk} />
      {desk.match.questions.length > 0 && (
        <p className="pt-3 font-semibold text-bad">{words.end.questions(desk.match.questions.length)}</p>
      )}
      <p className="pt-3 text-muted">{words.end.lead}</p>
    </Dialog>
  )
}
