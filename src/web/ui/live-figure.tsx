import { useState, type ReactNode } from 'react'

interface Props {
  /** The compared value. A change makes the figure flash. */
  value: number
  className?: string
  children: ReactNode
}

/** Flashes when the number changes on screen, not when the page loads. */
export function LiveFigure({ value, className = '', children }: Props) {
  const [shown, setShown] = useState(value)
  const [isFlashing, setFlashing] = useState(false)
  if (!Object.is(value, shown)) {
    setShown(value)
    setFlashing(true)
  }
  // An animation that stays on the element starts again when the element moves in a sorted list.
  return (
    <span
      key={value}
      className={`figures rounded-control ${isFlashing ? 'animate-[flash_1200ms_ease-out]' : ''} ${className}`}
      onAnimationEnd={() => setFlashing(false)}
    >
      {children}
    </span>
  )
}
