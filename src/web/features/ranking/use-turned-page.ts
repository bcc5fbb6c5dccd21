import { useEffect, useRef, type RefObject } from 'react'

/** After a change of the page number, scrolls to the start of the list and moves the focus to its caption. */
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
