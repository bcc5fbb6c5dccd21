import { useEffect, useRef, type RefObject } from 'react'

/** After a page change at the end of a list, scroll and keyboard focus go back to its start. */
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
