interface Step {
  key: string
  count: number
  current: number
}

/** The index to which Left, Right, Home or End moves in a row. The arrows wrap at the ends. */
export function stepFocus({ key, count, current }: Step): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  return undefined
}
