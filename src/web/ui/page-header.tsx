import type { ReactNode } from 'react'

interface Props {
  title: string
  lead?: string
  /** On a phone the lead is left out, so that the content starts higher. */
  isBrief?: boolean
  children?: ReactNode
}

/** The only `h1` of a page, with room on the right for the main thing (a deadline, a save button). */
export function PageHeader({ title, lead, isBrief = false, children }: Props) {
  return (
    <header
      className={`flex flex-wrap items-end justify-between gap-y-2 ${isBrief ? 'mb-3 gap-x-3 sm:gap-x-6 max-sm:items-baseline sm:mb-6' : 'mb-6 gap-x-6'}`}
    >
      <div>
        <h1 className={isBrief ? 'text-title sm:text-display' : 'text-display'}>{title}</h1>
        {lead && <p className={`mt-2 max-w-[40rem] text-lead text-muted ${isBrief ? 'max-sm:hidden' : ''}`}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
