import type { Shirt } from '#contract/club.ts'
import { ShirtShape } from './shirt-shape.tsx'

interface Props {
  shirt: Shirt
  size?: number
  /** Read out; leave it away where the club's name stands beside the shirt. */
  label?: string
  captain?: boolean
  /** For grass, on which green and black ones lose their edge. */
  hasLightEdge?: boolean
  className?: string
}

/** A club's mark: no crest, only its colours. */
export function ClubShirt({ shirt, size = 28, label, captain = false, hasLightEdge = false, className = '' }: Props) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 64 60" width={size} height={(size * 60) / 64} className={`shrink-0 ${className}`} {...naming}>
      <ShirtShape shirt={shirt} captain={captain} hasLightEdge={hasLightEdge} />
    </svg>
  )
}
