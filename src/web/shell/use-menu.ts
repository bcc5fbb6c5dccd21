import { useEffect, useState, type RefObject } from 'react'

interface Parts {
  bar: RefObject<HTMLElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/**
 * The menu on a phone. Esc closes it and focuses its button. Pressing or focusing anything outside the bar closes it
 * too.
 */
export function useMenu({ bar, button }: Parts) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false)
    }
    const listening = new AbortController()
    if (open) {
      const { signal } = listening
      document.addEventListener('keydown', onKeyDown, { signal })
      document.addEventListener('pointerdown', closeOutside, { signal })
      document.addEventListener('focusin', closeOutside, { signal })
    }
    return () => listening.abort()
  }, [open, bar, button])

  return { open, toggle: () => setOpen((now) => !now), close: () => setOpen(false) }
}
