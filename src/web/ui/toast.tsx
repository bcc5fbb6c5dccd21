import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, getToasts, noToasts, subscribeToasts, type Toast } from './toast-store.ts'

const marks: Record<Toast['tone'], string> = { plain: 'bg-brand', good: 'bg-good', bad: 'bg-bad' }

/** Part of the shell, because a live region must exist before its text to be announced. */
export function ToastRegion() {
  const { shell } = useCopy()
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, () => noToasts)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    // Opened again for each toast, so that it lies above a dialog opened since the last one.
    region.current?.hidePopover?.()
    region.current?.showPopover?.()
  }, [toasts])
  return (
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1rem+var(--dock))] z-50 mx-auto grid w-auto max-w-[26rem] gap-2 overflow-visible bg-transparent text-text"
    >
      {toasts.map(({ id, text, tone }) => (
        <div
          key={id}
          className="pointer-events-auto flex animate-[rise_200ms_ease-out] items-center gap-3 rounded-card border border-control bg-surface py-1 pr-1 pl-4"
        >
          <span aria-hidden className={`h-5 w-1 rounded-full ${marks[tone]}`} />
          <p className="flex-1 py-2">{text}</p>
          <IconButton label={shell.close} onClick={() => dismissToast(id)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
