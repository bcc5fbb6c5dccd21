import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { QueryName } from '#web/base/query-keys.ts'
import { lineOfMatch, lineOfPlace, type LiveLine } from './live-line.ts'
import { subscribeLive, type LiveNews } from './live-stream.ts'
import { staleQueries } from './stale-queries.ts'

/** Thousands of pages hear an event at the same moment; they ask for the new numbers spread over this time. */
const spreadMs = 1_200
const lineShownMs = 12_000

function useStaleQueries() {
  const queryClient = useQueryClient()
  const waiting = useRef(new Set<QueryName>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (news: LiveNews) => {
    for (const name of staleQueries(news)) waiting.current.add(name)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const names = [...waiting.current]
      waiting.current.clear()
      for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
    }, Math.random() * spreadMs)
  }
}

/** Tells what happens while rounds are played, politely, and lets every panel of the page ask for its new numbers. */
export function LiveTicker() {
  const words = useFeatureCopy('live')
  const [line, setLine] = useState<LiveLine>()
  const makeStale = useStaleQueries()
  const heard = useRef<(news: LiveNews) => void>(undefined)
  useEffect(() => {
    heard.current = (news) => {
      makeStale(news)
      const atMs = Date.now()
      if (news.kind === 'match') setLine((last) => lineOfMatch(news.data, words, atMs) ?? last)
      if (news.kind === 'you') setLine((last) => lineOfPlace(news.data, words, last, atMs) ?? last)
    }
  })
  useEffect(() => subscribeLive((news) => heard.current?.(news)), [])
  useEffect(() => {
    if (!line) return undefined
    const timer = setTimeout(() => setLine(undefined), lineShownMs)
    return () => clearTimeout(timer)
  }, [line])

  return (
    // Over the page, at its foot and open to clicks: news must not move what one reads or is about to press.
    <div
      role="status"
      aria-live="polite"
      aria-atomic="true"
      data-live-ticker
      className="pointer-events-none fixed inset-x-4 bottom-[4.5rem] z-30 min-[76rem]:bottom-4 sm:right-auto sm:max-w-[44rem]"
    >
      {line && (
        <p
          key={line.atMs}
          className="w-fit animate-[rise_200ms_ease-out] rounded-card border border-control bg-raised px-3 py-2 text-small sm:px-4 sm:text-base"
        >
          <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-bad" />
          <span className="font-semibold text-bad">{words.title}</span>{' '}
          <span className="font-semibold">{line.text}</span> <span className="text-muted">({words.provisional})</span>
        </p>
      )}
    </div>
  )
}
