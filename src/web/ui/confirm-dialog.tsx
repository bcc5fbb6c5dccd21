import type { ComponentProps, ReactNode } from 'react'
import { ConfirmActions } from './confirm-actions.tsx'
import { Dialog } from './dialog.tsx'

interface Props extends Omit<ComponentProps<typeof ConfirmActions>, 'onCancel'> {
  open?: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** Asks before an action with lasting effects. */
export const ConfirmDialog = ({ open = true, title, onClose, children, ...actions }: Props) => (
  <Dialog open={open} title={title} onClose={onClose} actions={<ConfirmActions {...actions} onCancel={onClose} />}>
    {children}
  </Dialog>
)
