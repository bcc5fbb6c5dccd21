import type { ReactNode } from 'react'

/** The one `h1` of a page, with room on the right for what matters most there (a deadline, a save). */
export function PageHeader({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1 className="text-display">{title}</h1>
        {lead && <p className="mt-2 max-w-[40rem] text-lead text-muted">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
