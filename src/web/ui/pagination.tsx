import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import type { LinkTarget } from '#web/router/target.ts'
import { PlainLink } from './plain-link.tsx'

interface Props {
  page: number
  pageCount: number
  link: (page: number) => LinkTarget
}

export function Pagination({ page, pageCount, link }: Props) {
  const { pages } = useCopy().shell
  if (pageCount <= 1) return null
  return (
    <nav aria-label={pages.navigation} className="flex items-center justify-between gap-3 pt-3">
      <Step target={link(Math.max(1, page - 1))} isOff={page <= 1} rel="prev">
        <ChevronLeft size={18} aria-hidden />
        {pages.previous}
      </Step>
      <p className="text-small text-muted tabular-nums">{pages.position(page, pageCount)}</p>
      <Step target={link(Math.min(pageCount, page + 1))} isOff={page >= pageCount} rel="next">
        {pages.next}
        <ChevronRight size={18} aria-hidden />
      </Step>
    </nav>
  )
}

const shape = 'inline-flex min-h-11 items-center gap-1 rounded-control border px-3 font-semibold'

interface StepProps {
  target: LinkTarget
  isOff: boolean
  rel: string
  children: ReactNode
}

/**
 * At the first and last page the disabled step keeps its place, so that the other one does not move and the focus
 * stays.
 */
function Step({ target, isOff, rel, children }: StepProps) {
  const look = isOff ? 'pointer-events-none border-transparent opacity-40' : 'border-control hover:bg-raised'
  return (
    <PlainLink
      {...target}
      resetScroll={false}
      rel={rel}
      {...(isOff && { 'aria-disabled': true, tabIndex: -1 })}
      className={`${shape} ${look}`}
    >
      {children}
    </PlainLink>
  )
}
