import { useState, type ReactNode } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { isUnsent } from '#web/base/outbox/outbox-entry.ts'
import { useCountUnsent, useOutboxState } from '#web/base/outbox/use-outbox.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Signing out with unsent entries asks first, because signing out deletes these entries. */
export function useConfirmedLeaving(leave: () => void): { start: () => void; question: ReactNode } {
  const { leaving } = useFeatureCopy('account')
  const waiting = useOutboxState().entries.filter(isUnsent).length
  const countUnsent = useCountUnsent()
  const [isAsking, ask] = useState(false)
  const close = () => ask(false)
  const question = (
    <ConfirmDialog
      open={isAsking}
      title={leaving.title(waiting)}
      onClose={close}
      cancel={leaving.stay}
      action={leaving.go}
      onConfirm={() => {
        close()
        leave()
      }}
    >
      <p>{leaving.text}</p>
    </ConfirmDialog>
  )
  // A page that has just loaded may not have read the entries of an earlier page yet, so they are counted from storage.
  const start = async () => ((await countUnsent()) > 0 ? ask(true) : leave())
  return { start: () => void start(), question }
}
