import { Button } from './button.tsx'

interface Props {
  cancel: string
  action: string
  busy?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** The two buttons of a dialog that confirms an action with lasting effects. */
export function ConfirmActions({ cancel, action, busy = false, onCancel, onConfirm }: Props) {
  return (
    <>
      <Button look="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
}
