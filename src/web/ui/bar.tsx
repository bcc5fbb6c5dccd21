import type { HTMLAttributes } from 'react'
import { shareClass } from './share-class.ts'

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** From 0 to 1. A larger value shows a full bar. */
  share: number
  tone?: 'brand' | 'good' | 'bad'
}

const tones = { brand: 'bg-brand', good: 'bg-good', bad: 'bg-bad' }

/** Only the drawing. The caller sets the role and the values. */
export function Bar({ share, tone = 'brand', ...rest }: Props) {
  return (
    <div className="h-2.5 overflow-hidden rounded-full border border-control bg-raised" {...rest}>
      <div
        className={`h-full w-share rounded-full transition-[width] duration-300 ${shareClass(100 * share)} ${tones[tone]}`}
      />
    </div>
  )
}
