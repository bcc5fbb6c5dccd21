import { useState, type ReactNode } from 'react'

interface Props {
  /** The compared value. A change makes the figure flash, except back to the first value. */
  value: number
  className?: string
  children: ReactNode
}

/** Flashes when the number changes on screen, not when the page loads. */
export function LiveFigure({ value, className = '', children }: Props) {
  const [first] = useState(value)
  const flash = value === first ? '' : 'animate-[flash_1200ms_ease-out]'
  return (
    <span key={value} className={`figures rounded-control ${flash} ${className}`}>
      {children}
    </span>
  )
}
