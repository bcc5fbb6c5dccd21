import { useLayoutEffect, useRef, type RefObject } from 'react'

const glideMs = 450

/** Rows that changed their place glide there. `keys` name the rows of the container's table in their order. */
export function useGlide(container: RefObject<HTMLElement | null>, keys: readonly number[]): void {
  const before = useRef(new Map<number, number>())
  useLayoutEffect(() => {
    const rows = container.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? []
    const now = new Map<number, number>()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    rows.forEach((row, at) => {
      const key = keys[at]
      if (key === undefined) return
      now.set(key, row.offsetTop)
      const was = before.current.get(key)
      if (isStill || was === undefined || was === row.offsetTop) return
      row.animate([{ transform: `translateY(${was - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: glideMs,
        easing: 'ease-out',
      })
    })
    before.current = now
  }, [container, keys])
}
