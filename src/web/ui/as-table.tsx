import type { ReactNode } from 'react'

/** The numbers of a plot as a table, for people who prefer numbers and for those who cannot see the plot. */
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
