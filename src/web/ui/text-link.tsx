import type { ReactNode } from 'react'
import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'

/** An underlined link inside text, such as a name that links to its page. */
export function TextLink({ children, ...target }: LinkTarget & { children: ReactNode }) {
  return (
    <PlainLink
      {...target}
      className="font-semibold text-text underline decoration-control decoration-1 underline-offset-3 hover:decoration-brand hover:decoration-2"
    >
      {children}
    </PlainLink>
  )
}
