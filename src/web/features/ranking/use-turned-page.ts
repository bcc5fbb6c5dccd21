import { useEffect, useRef, type RefObject } from 'react'

/** A page turned at the end of a list is read from its beginning: by the eye, and by who goes on with the keyboard. */
export function useTurnedPage(list: RefObject<HTMLElement | null>, page: number): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const caption = list.current?.querySelector('caption')
    if (!caption) return
    caption.tabIndex = -1
    caption.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [list, page])
}
