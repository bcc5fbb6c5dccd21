import type { ReactNode } from 'react'

type Tone = 'plain' | 'good' | 'info' | 'bad' | 'brand' | 'live'

const tones: Record<Tone, string> = {
  plain: 'border-line text-muted',
  good: 'border-good text-good',
  info: 'border-info text-info',
  bad: 'border-bad text-bad',
  brand: 'border-brand bg-brand text-on-brand',
  live: 'border-bad text-bad',
}

/** The word carries the meaning. The colour only repeats it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-full border px-2.5 text-small font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {tone === 'live' && <span aria-hidden className="size-2 rounded-full bg-bad" />}
      <span>{children}</span>
    </span>
  )
}
