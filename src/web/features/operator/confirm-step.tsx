import { useState, type ReactNode } from 'react'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmActions } from '#web/ui/confirm-actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useOperation } from './use-operation.ts'

interface Props {
  action: string
  title: string
  children: ReactNode
  send: () => Promise<unknown>
  done: string
}

/** A button whose step cannot be taken back: it says first what will happen. */
export function ConfirmStep({ action, title, children, send, done }: Props) {
  const { cancel } = useFeatureCopy('operator')
  const [isOpen, open] = useState(false)
  const step = useOperation({ send, done: () => done, after: () => open(false) })
  return (
    <>
      <Button look="secondary" onClick={() => open(true)}>
        {action}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={title}
          onClose={() => open(false)}
          actions={
            <ConfirmActions
              cancel={cancel}
              action={action}
              busy={step.isPending}
              onCancel={() => open(false)}
              onConfirm={() => step.mutate()}
            />
          }
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
