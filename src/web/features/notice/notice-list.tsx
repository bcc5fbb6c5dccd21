import type { Notice } from '#contract/notice.ts'
import { noticePath, ofKind } from '#contract/notice-path.ts'
import type { ReactNode } from 'react'
import { gather } from '#domain/notice/gather.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { RelativeTime } from '#web/ui/time.tsx'

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const words = useFeatureCopy('notice')
  return (
    <ul className="divide-y divide-line">
      {gather(notices).map(({ newest, others }) => (
        <li key={newest.id}>
          <NoticeLink notice={newest}>
            <span className={`[overflow-wrap:anywhere] ${newest.isRead ? 'text-muted' : 'font-semibold'}`}>
              {ofKind(words.lines, newest)}
              {others.length > 0 && ` (${words.more(others.length)})`}
            </span>
            <span className="flex shrink-0 items-center gap-2 text-small text-muted">
              {!newest.isRead && <Badge tone="info">{words.unread}</Badge>}
              <RelativeTime atMs={newest.atMs} />
            </span>
          </NoticeLink>
        </li>
      ))}
    </ul>
  )
}

/** A document belongs to one championship, so a notice of another championship loads a new document. */
function NoticeLink({ notice, children }: { notice: Notice; children: ReactNode }) {
  const here = useApp().championship ?? null
  const path = noticePath(notice)
  const shape =
    '-mx-2 flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-control px-2 py-2.5 hover:bg-raised sm:flex-nowrap'
  if (notice.championship !== here)
    return (
      <a href={addressIn(notice.championship ?? undefined, path)} className={shape}>
        {children}
      </a>
    )
  const [to, hash] = path.split('#')
  return (
    <PlainLink to={to as '/'} {...(hash && { hash })} className={shape}>
      {children}
    </PlainLink>
  )
}
