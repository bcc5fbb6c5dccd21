import { useLayoutEffect, useRef, type RefObject } from 'react'
import { painted } from '#web/router/painted.ts'

const glideMs = 450

interface Seen {
  /** Index among the rows. */
  place: number
  top: number
}

const rowsIn = (container: HTMLElement | null) => [...(container?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]

function glide(row: HTMLElement, was: Seen | undefined): void {
  if (!was || was.top === row.offsetTop) return
  row.animate([{ transform: `translateY(${was.top - row.offsetTop}px)` }, { transform: 'none' }], {
    duration: glideMs,
    easing: 'ease-out',
  })
}

/**
 * Animates the rows if one of them changed its index. `keys` identify the rows in order. Positions are stored after
 * painting, because reading them earlier forces an extra layout.
 */
export function useGlide(container: RefObject<HTMLElement | null>, keys: readonly number[]): void {
  const seen = useRef<ReadonlyMap<number, Seen>>(new Map())
  useLayoutEffect(() => {
    const was = (place: number) => seen.current.get(keys[place] as number)
    const hasMoved = keys.some((_, place) => (was(place)?.place ?? place) !== place)
    if (hasMoved && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      rowsIn(container.current).forEach((row, place) => glide(row, was(place)))
    let isShown = true
    void painted().then(() => {
      if (!isShown) return
      const rows = rowsIn(container.current).slice(0, keys.length)
      seen.current = new Map(rows.map((row, place) => [keys[place] as number, { place, top: row.offsetTop }]))
    })
    return () => {
      isShown = false
    }
  }, [container, keys])
}
