import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { QueryName } from '#web/base/query-keys.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { RoundTold } from './round-told.tsx'
import { subscribeLive, type LiveNews } from './live-stream.ts'
import { staleQueries } from './stale-queries.ts'
import { hearMatch, hearPlace, quietTicker, type LiveLine, type Ticker } from './ticker.ts'

/** Thousands of pages hear an event at the same moment; they ask for the new numbers spread over this time, to show them within a second. */
const spreadMs = 700
const lineShownMs = 12_000
/** What was put right is read, followed and perhaps argued about. */
const correctionShownMs = 60_000

export const loadTickerWords = () => Promise.all([loadFeatureCopy('live'), loadFeatureCopy('player')])

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
  const { scouts } = useFeatureCopy('player')
  const [{ line, announcement }, setTicker] = useState(quietTicker)
  const makeStale = useStaleQueries()
  const heard = useRef<(news: LiveNews) => void>(undefined)
  useEffect(() => {
    heard.current = (news) => {
      makeStale(news)
      const atMs = Date.now()
      const copy = { live: words, scouts }
      if (news.kind === 'match') setTicker((ticker) => hearMatch(ticker, news.data, copy, atMs))
      if (news.kind === 'yours') setTicker((ticker) => hearMatch(ticker, news.data, copy, atMs, true))
      if (news.kind === 'you') setTicker((ticker) => hearPlace(ticker, news.data, copy, atMs))
    }
  })
  useEffect(() => subscribeLive((news) => heard.current?.(news)), [])
  useEffect(() => {
    if (!line) return undefined
    const shownMs = line.correctedMatchId === undefined ? lineShownMs : correctionShownMs
    const timer = setTimeout(() => setTicker((ticker) => ({ ...ticker, line: undefined })), shownMs)
    return () => clearTimeout(timer)
  }, [line])

  return (
    <>
      {!line && <RoundTold />}
      <TickerLine line={line} announcement={announcement} />
    </>
  )
}

function TickerLine({ line, announcement }: Pick<Ticker, 'line' | 'announcement'>) {
  const words = useFeatureCopy('live')
  return (
    // Over the page, at its foot and open to clicks: news must not move what one reads or is about to press.
    <div
      data-live-ticker
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+var(--dock))] z-30 min-[76rem]:bottom-4 sm:right-auto sm:max-w-[44rem]"
    >
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {line && (
        <div
          key={line.atMs}
          className="w-fit animate-[rise_200ms_ease-out] rounded-card border border-control bg-raised px-3 py-2 text-small sm:px-4 sm:text-base"
        >
          <Line line={line} words={words} />
        </div>
      )}
    </div>
  )
}

function Line({ line, words }: { line: LiveLine; words: LiveCopy }) {
  if (line.correctedMatchId !== undefined)
    return (
      <p className="pointer-events-auto">
        <span aria-hidden>{line.text} </span>
        <TextLink to="/partidas/$matchId" params={{ matchId: String(line.correctedMatchId) }}>
          {words.seeCorrection}
        </TextLink>
      </p>
    )
  return (
    <p aria-hidden>
      <span className="mr-1.5 inline-block size-2 rounded-full bg-bad" />
      <span className="font-semibold text-bad">{words.title}</span> <span className="font-semibold">{line.text}</span>
      {line.isProvisional && <span className="text-muted"> ({words.provisional})</span>}
    </p>
  )
}
