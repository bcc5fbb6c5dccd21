import type { ReactNode } from 'react'
import { Link } from '#web/router/link.tsx'
import type { LinkTarget } from '#web/router/target.ts'

/** A name that links to its page. */
export function TextLink({ children, ...target }: LinkTarget & { children: ReactNode }) {
  return (
    <Link
      {...target}
      className="font-semibold text-text underline decoration-control decoration-1 underline-offset-3 hover:decoration-brand hover:decoration-2"
    >
      {children}
    </Link>
  )
}
