import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { IconButton } from './icon-button.tsx'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  /** Wide enough for a table. */
  wide?: boolean
  /** On a phone the dialog is at the bottom of the screen, within the thumb's reach. */
  isSheet?: boolean
}

/** The browser's own dialog traps the focus, restores it and closes on Esc. */
export function Dialog({ open, title, onClose, children, actions, wide = false, isSheet = false }: Props) {
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
    // For the keyboard, Esc does the same as a press on the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeFromBackdrop}
      className={`${isSheet ? 'm-auto max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]' : 'm-auto'} max-h-[calc(100dvh-2rem)] max-w-none overflow-hidden rounded-card border border-control bg-surface text-text backdrop:bg-chip/70 open:animate-[rise_180ms_ease-out] ${wide ? 'w-[min(46rem,calc(100vw-2rem))]' : isSheet ? 'sm:w-[24rem]' : 'w-[min(32rem,calc(100vw-2rem))]'}`}
    >
      {/* Long content scrolls between title and buttons. A table's head stays at the top of that part. */}
      <div className="flex max-h-[calc(100dvh-2rem-2px)] flex-col [--table-top:0px]">
        <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-1">
          <h2 id={id} className="pt-2 text-title">
            {title}
          </h2>
          <IconButton label={shell.close} onClick={onClose} className="-mt-1 -mr-2">
            <X size={20} aria-hidden />
          </IconButton>
        </header>
        <div className="overflow-y-auto">
          <div className={`px-5 pt-1 ${actions ? 'pb-3' : 'pb-5'}`}>{children}</div>
        </div>
        {actions && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{actions}</footer>
        )}
      </div>
    </dialog>
  )
}
