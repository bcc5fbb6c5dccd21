import type { ReactNode } from 'react'

/** What a plot shows, as numbers: for who reads numbers, and for who cannot see the plot. */
export function AsTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold text-muted hover:text-text">
        {label}
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  )
}
