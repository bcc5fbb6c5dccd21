import { useQuery, useQueryClient } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { subscribeLive } from '#web/game/live/live-stream.ts'
import { staleQueries } from '#web/game/live/stale-queries.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'

/** Hears by itself: most pages have nothing else that moves. */
function useHeardNotices() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      subscribeLive((news) => {
        if (news.kind !== 'notice') return
        for (const name of staleQueries(news)) void queryClient.invalidateQueries({ queryKey: [name] })
      }),
    [queryClient],
  )
}

/** Not before the page stands, and only for who plays: it serves him while there is no line and while the page is closed. */
function useServiceWorker() {
  useEffect(() => {
    // Without https there is none; the page of notices says so.
    if ('serviceWorker' in navigator && import.meta.env.PROD)
      navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }, [])
}

/** NT8: how much there is that one has not read. */
export function Bell() {
  const words = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const unread = useQuery(viewerQuery(fetchApi)).data?.waiting.notices ?? 0
  useHeardNotices()
  useServiceWorker()
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
