import type { ReactNode } from 'react'
import { Bar } from './bar.tsx'

/** A number with its bar under it: the column can be read and looked at. */
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
