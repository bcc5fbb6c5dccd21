interface Step {
  key: string
  count: number
  current: number
}

/** The index that an arrow key, Home or End moves to in a row, wrapping at the ends. */
export function stepFocus({ key, count, current }: Step): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  return undefined
}
