import { useEffect, useState, type RefObject } from 'react'

interface Parts {
  bar: RefObject<HTMLElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** The phone's menu: Esc closes it and gives the focus back, a press outside closes it too. */
export function useMenu({ bar, button }: Parts) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, bar, button])

  return { open, toggle: () => setOpen((now) => !now), close: () => setOpen(false) }
}
