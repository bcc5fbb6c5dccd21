import type { ReactNode } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  title: string
  action: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Says what the action does to everybody's game before it runs. */
export function ConfirmDialog({ title, action, busy, onClose, onConfirm, children }: Props) {
  const { cancel } = useFeatureCopy('operator')
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<ConfirmActions cancel={cancel} action={action} busy={busy} onCancel={onClose} onConfirm={onConfirm} />}
    >
      {children}
    </Dialog>
  )
}
