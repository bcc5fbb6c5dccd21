import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshQueries } from '#web/base/query-client.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { withClubNames } from '#web/base/name-clubs.ts'
import type { QueryName } from '#web/base/query-keys.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { subscribeLive, type LiveNews, newsQueue } from './live-stream.ts'
import { ownRoundQuery } from './own-round-query.ts'
import type { LiveChanged } from '#contract/live.ts'

/** Thousands of pages hear an event at the same moment; they ask for the new numbers spread over this time, to show them within a second. */
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

const isTold = ({ kind }: LiveNews) => kind === 'match' || kind === 'yours' || kind === 'you'

/** Lets every panel of the page ask for its new numbers. What tells of it in words comes with the first thing to tell. */
export function LiveListener() {
  const { fetchApi, clubNames } = useApp()
  const { data: own } = useQuery(ownRoundQuery(fetchApi))
  const makeStale = useStaleQueries()
  const [news] = useState(newsQueue)
  const [isTelling, tell] = useState(false)
  const [announcement, announce] = useState('')
  const heard = useRef<(news: LiveNews) => void>(undefined)
  useEffect(() => {
    heard.current = (one) => {
      makeStale(one)
      if (!isTold(one)) return
      news.push(withClubNames(one, clubNames))
      tell(true)
    }
  })
  useEffect(() => subscribeLive((one) => heard.current?.(one)), [])
  const hasToTell = isTelling || own?.latest?.isRead === false
  return (
    <div data-live-ticker>
      {/* Before there is anything to say: a region that comes with its text is not read out. */}
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Suspense>{hasToTell && <LiveTicker news={news} announce={announce} />}</Suspense>
    </div>
  )
}

const ofMatch: readonly QueryName[] = ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'matches', 'leagues']

const ofDataSet: Record<LiveChanged['what'], readonly QueryName[]> = {
  all: [...ofMatch, 'picks', 'market', 'squads', 'walls'],
  championship: [],
  forecast: ['forecast'],
  // Groups of divisions stand a moment after their round has locked.
  league: ['leagues', 'divisions'],
  manager: ['manager'],
  market: ['market'],
  // Every event of a match is told by itself.
  match: [],
  pick: ['picks'],
  ranking: ['rankings', 'own-round', 'rounds', 'picks', 'squads'],
  round: ['rankings', 'own-round', 'rounds', 'duel', 'divisions', 'leagues', 'market', 'squads', 'walls'],
}

/** What each kind of news makes old. Panels need not know of the stream: they ask again by themselves. */
export function staleQueries(news: LiveNews): readonly QueryName[] {
  if (news.kind === 'match') return ofMatch
  // Each wall asks for itself, and so does the bell.
  if (news.kind === 'yours' || news.kind === 'wall' || news.kind === 'notice') return []
  if (news.kind === 'you') return ['rankings', 'own-round', 'rounds']
  // A server newer than this page may name what the page does not know.
  return ofDataSet[news.kind === 'reset' ? 'all' : news.data.what] ?? []
}
