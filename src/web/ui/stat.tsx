import type { ReactNode } from 'react'

/** Numbers with their names, for use inside a card. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-5">{children}</dl>
}

interface Props {
  label: string
  value: ReactNode
  /** A trend or a short note next to the number. */
  note?: ReactNode
}

export function Stat({ label, value, note }: Props) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-title">{value}</span>
        {note && <span className="text-small text-muted">{note}</span>}
      </dd>
    </div>
  )
}
