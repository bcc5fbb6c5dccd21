import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshQueries } from '#web/base/query-client.ts'
import BellIcon from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { listenForNotices } from './listen-for-notices.ts'

/** NT8: a link to the notices, with the number of unread ones. */
export function Bell() {
  const words = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const unread = useQuery(viewerQuery(fetchApi)).data?.waiting.notices ?? 0
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenForNotices(() => {
        refreshQueries(queryClient, { queryKey: ['viewer'] })
        refreshQueries(queryClient, { queryKey: ['notices'] })
      }),
    [queryClient],
  )
  return (
    <PlainLink
      to="/avisos"
      title={words.bell(unread)}
      className="relative inline-grid size-11 place-items-center rounded-control text-text hover:bg-raised"
    >
      <BellIcon size={20} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-1 right-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-small leading-5 text-on-brand tabular-nums"
        >
          {unread > 99 ? words.many : unread}
        </span>
      )}
      <span className="sr-only">{words.bell(unread)}</span>
    </PlainLink>
  )
}
