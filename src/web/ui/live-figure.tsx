import { useState, type ReactNode } from 'react'

interface Props {
  /** What the figure stands for; another one makes it flash. */
  value: number
  className?: string
  children: ReactNode
}

/** A number that flashes when it changes before one's eyes, not when the page is drawn. */
export function LiveFigure({ value, className = '', children }: Props) {
  const [first] = useState(value)
  const flash = value === first ? '' : 'animate-[flash_1200ms_ease-out]'
  return (
    <span key={value} className={`figures rounded-control ${flash} ${className}`}>
      {children}
    </span>
  )
}
