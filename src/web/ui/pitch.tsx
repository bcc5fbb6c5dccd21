import type { ReactNode, Ref } from 'react'
import { PitchLines } from './pitch-lines.tsx'

interface Props {
  /** The accessible name of the group. */
  label: string
  ref?: Ref<HTMLDivElement>
  className?: string
  children: ReactNode
}

/** Half a pitch with lines of players, attack on top: for a squad, a lineup in its round or a club's eleven. */
export function Pitch({ label, ref, className = '', children }: Props) {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={`relative overflow-hidden rounded-card bg-pitch px-1 py-3 [print-color-adjust:exact] print:break-inside-avoid ${className}`}
    >
      <PitchLines />
      <div className="relative grid gap-3">{children}</div>
    </div>
  )
}
