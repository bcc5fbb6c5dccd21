import type { ReactNode } from 'react'
import { Bar } from './bar.tsx'

/** A number with a bar under it. */
export function ShareCell({
  share,
  tone = 'brand',
  children,
}: {
  share: number
  tone?: 'brand' | 'good' | 'bad'
  children: ReactNode
}) {
  return (
    <span className="inline-grid w-full max-w-28 gap-1 align-middle">
      <span>{children}</span>
      <Bar share={share} tone={tone} aria-hidden />
    </span>
  )
}
