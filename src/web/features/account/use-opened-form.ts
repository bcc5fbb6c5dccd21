import { useEffect, useRef, useState } from 'react'

/**
 * For forms that replace the button that opened them. Focus moves to the first field, and back to the button
 * afterwards.
 */
export function useOpenedForm<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const before = useRef<Name | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = open
    if (was === open) return
    const target = open ? 'form input:not([type=hidden])' : `[data-opens=${was}]`
    part.current?.querySelector<HTMLElement>(target)?.focus()
  }, [open])
  return {
    part,
    open,
    close: () => setOpen(null),
    opener: (name: Name) => ({ 'data-opens': name, onClick: () => setOpen(name) }),
  }
}
