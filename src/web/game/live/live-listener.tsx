import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshQueries } from '#web/base/query-client.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { withClubNames } from '#web/base/with-club-names.ts'
import type { QueryName } from '#web/base/query-keys.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { subscribeLive, type LiveNews, newsQueue } from './live-stream.ts'
import { ownRoundQuery } from './own-round-query.ts'
import type { LiveChanged } from '#contract/live.ts'

/**
 * Thousands of pages receive an event at the same moment. Each waits a random part of this time before it requests
 * anything, so that the requests are spread.
 */
const spreadMs = 700

const LiveTicker = lazyPart(async () => (await import('./live-ticker.tsx')).LiveTicker, ['live', 'player'])

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
      for (const name of names) refreshQueries(queryClient, { queryKey: [name] })
    }, Math.random() * spreadMs)
  }
}

const isForTicker = ({ kind }: LiveNews) => kind === 'match' || kind === 'yours' || kind === 'you'

/** Refreshes the queries of the page after news. The ticker's code loads with its first message or an unread story. */
export function LiveListener() {
  const { fetchApi, clubNames } = useApp()
  const { data: own } = useQuery(ownRoundQuery(fetchApi))
  const makeStale = useStaleQueries()
  const [news] = useState(newsQueue)
  const [hasNews, setHasNews] = useState(false)
  const [announcement, announce] = useState('')
  const onNews = useRef<(news: LiveNews) => void>(undefined)
  useEffect(() => {
    onNews.current = (one) => {
      makeStale(one)
      if (!isForTicker(one)) return
      news.push(withClubNames(one, clubNames))
      setHasNews(true)
    }
  })
  useEffect(() => subscribeLive((one) => onNews.current?.(one)), [])
  const showsTicker = hasNews || own?.latest?.isRead === false
  return (
    <div data-live-ticker>
      {/* The region must exist before its text does, or screen readers do not announce the text. */}
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Suspense>{showsTicker && <LiveTicker news={news} announce={announce} />}</Suspense>
    </div>
  )
}

const ofMatch: readonly QueryName[] = ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'matches', 'leagues']

const ofDataSet: Record<LiveChanged['what'], readonly QueryName[]> = {
  all: [...ofMatch, 'picks', 'market', 'squads', 'walls', 'planner'],
  championship: [],
  forecast: ['forecast', 'planner'],
  // The groups of a division appear a moment after their round has locked.
  league: ['leagues', 'divisions'],
  manager: ['manager'],
  market: ['market', 'planner'],
  // Every event of a match arrives as news of its own.
  match: [],
  pick: ['picks'],
  ranking: ['rankings', 'own-round', 'rounds', 'picks', 'squads'],
  round: ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'leagues', 'market', 'squads', 'walls', 'planner'],
}

/** The queries that each kind of news makes stale. Panels do not need to know about the stream. */
export function staleQueries(news: LiveNews): readonly QueryName[] {
  if (news.kind === 'match') return ofMatch
  // Walls and the notice bell listen themselves. `yours` comes in addition to `match`.
  if (news.kind === 'yours' || news.kind === 'wall' || news.kind === 'notice') return []
  if (news.kind === 'you') return ['rankings', 'own-round', 'rounds']
  // A newer server may send names that this page does not know.
  return ofDataSet[news.kind === 'reset' ? 'all' : news.data.what] ?? []
}
