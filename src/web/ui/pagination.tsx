import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useCopy } from '#web/app-context.ts'
import type { LinkTarget } from './link-target.ts'
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
      <Step target={page > 1 ? link(page - 1) : undefined} rel="prev">
        <ChevronLeft size={18} aria-hidden />
        {pages.previous}
      </Step>
      <p className="text-small text-muted tabular-nums">{pages.position(page, pageCount)}</p>
      <Step target={page < pageCount ? link(page + 1) : undefined} rel="next">
        {pages.next}
        <ChevronRight size={18} aria-hidden />
      </Step>
    </nav>
  )
}

const shape = 'inline-flex min-h-11 items-center gap-1 rounded-control border px-3 font-semibold'

/** At either end the step stays in its place, so that the other one does not move under the finger. */
function Step({ target, rel, children }: { target: LinkTarget | undefined; rel: string; children: ReactNode }) {
  if (!target) return <span className={`${shape} invisible border-transparent`}>{children}</span>
  return (
    <PlainLink {...target} resetScroll={false} rel={rel} className={`${shape} border-control hover:bg-raised`}>
      {children}
    </PlainLink>
  )
}
