import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useCopy } from '#web/app-context.ts'
import { IconButton } from './icon-button.tsx'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, gives it back and closes on Esc. */
export function Dialog({ open, title, onClose, children, actions }: Props) {
  const { shell } = useCopy()
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  function closeFromBackdrop({ target }: MouseEvent) {
    if (target === element.current) onClose()
  }

  return (
    // Esc does for the keyboard what a press on the backdrop does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeFromBackdrop}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-control bg-surface text-text backdrop:bg-chip/70 open:animate-[rise_180ms_ease-out]"
    >
      <div className="p-5">
        <header className="mb-2 flex items-start justify-between gap-4">
          <h2 id={id} className="pt-2 text-title">
            {title}
          </h2>
          <IconButton label={shell.close} onClick={onClose} className="-mt-1 -mr-2">
            <X size={20} aria-hidden />
          </IconButton>
        </header>
        {children}
        {actions && <footer className="mt-6 flex flex-wrap justify-end gap-3">{actions}</footer>}
      </div>
    </dialog>
  )
}
