import { useState, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useOperation } from './use-operation.ts'

interface Props {
  action: string
  title: string
  children: ReactNode
  send: () => Promise<unknown>
  done: string
}

/** A button for an action that cannot be undone. It says first what will happen. */
export function ConfirmStep({ action, title, children, send, done }: Props) {
  const [isOpen, open] = useState(false)
  const step = useOperation({ send, done: () => done, after: () => open(false) })
  return (
    <>
      <Button look="secondary" onClick={() => open(true)}>
        {action}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          action={action}
          busy={step.isPending}
          onClose={() => open(false)}
          onConfirm={() => step.mutate()}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
