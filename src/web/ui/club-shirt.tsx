import type { Shirt } from '#contract/club.ts'
import { ShirtShape } from './shirt-shape.tsx'

interface Props {
  shirt: Shirt
  size?: number
  /** The accessible name. Leave it out where the club's name stands next to the shirt. */
  label?: string
  captain?: boolean
  /** For grass, where green and black shirts lose their edge. */
  hasLightEdge?: boolean
  className?: string
}

/** A club is shown by its colours. We have no crests. */
export function ClubShirt({ shirt, size = 28, label, captain = false, hasLightEdge = false, className = '' }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 64 60" width={size} height={(size * 60) / 64} className={`shrink-0 ${className}`} {...naming}>
      <ShirtShape shirt={shirt} captain={captain} hasLightEdge={hasLightEdge} />
    </svg>
  )
}
