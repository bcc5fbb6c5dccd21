import type { HTMLAttributes } from 'react'

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** 0 to 1; more is drawn as full. */
  share: number
  tone?: 'brand' | 'good' | 'bad'
}

const tones = { brand: 'bg-brand', good: 'bg-good', bad: 'bg-bad' }

/** The drawing of a measure; its role and values come from what it measures. */
export function Bar({ share, tone = 'brand', ...rest }: Props) {
  const percent = Math.max(0, Math.min(1, share)) * 100
  return (
    <div className="h-2.5 overflow-hidden rounded-full border border-control bg-raised" {...rest}>
      <div
        className={`h-full rounded-full transition-[width] duration-300 ${tones[tone]}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
