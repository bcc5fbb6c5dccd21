import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What to do next. */
  detail: string
  children?: ReactNode
}

export function EmptyState({ title, detail, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-dashed border-control px-5 py-5">
      <div>
        <p className="font-bold">{title}</p>
        <p className="text-muted">{detail}</p>
      </div>
      {children}
    </div>
  )
}
