import { useEffect, useRef, useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { LiveCopy } from '#web/copy/pt-BR/live.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { RoundStoryNote } from './round-story-note.tsx'
import type { LiveNews, NewsQueue } from './live-stream.ts'
import { addMatchNews, addPlaceNews, quietTicker, type LiveLine } from './ticker.ts'

const lineShownMs = 12_000
/** People read a correction, follow its link and may discuss it, so it stays longer. */
const correctionShownMs = 60_000

interface Props {
  news: NewsQueue
  /** Announces to screen readers. */
  announce: (text: string) => void
}

/** Shows short messages about matches and the viewer's points, and between them the note about an unread story. */
export function LiveTicker({ news: queue, announce }: Props) {
  const words = useFeatureCopy('live')
  const { scouts } = useFeatureCopy('player')
  const [{ line, announcement }, setTicker] = useState(quietTicker)
  const onNews = useRef<(news: LiveNews) => void>(undefined)
  useEffect(() => {
    onNews.current = (news) => {
      const atMs = Date.now()
      const copy = { live: words, scouts }
      if (news.kind === 'match') setTicker((ticker) => addMatchNews(ticker, news.data, copy, atMs))
      if (news.kind === 'yours') setTicker((ticker) => addMatchNews(ticker, news.data, copy, atMs, true))
      if (news.kind === 'you') setTicker((ticker) => addPlaceNews(ticker, news.data, copy, atMs))
    }
  })
  useEffect(() => queue.listen((news) => onNews.current?.(news)), [queue])
  useEffect(() => announce(announcement), [announce, announcement])
  useEffect(() => {
    if (!line) return undefined
    const shownMs = line.correctedMatchId === undefined ? lineShownMs : correctionShownMs
    const timer = setTimeout(() => setTicker((ticker) => ({ ...ticker, line: undefined })), shownMs)
    return () => clearTimeout(timer)
  }, [line])

  return (
    <>
      {!line && <RoundStoryNote />}
      {line && <TickerLine line={line} />}
    </>
  )
}

function TickerLine({ line }: { line: LiveLine }) {
  const words = useFeatureCopy('live')
  return (
    // Fixed at the bottom and click-through, because news must not move what people read or press.
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+var(--dock))] z-30 min-[76rem]:bottom-4 sm:right-auto sm:max-w-[44rem]">
      <div
        key={line.atMs}
        className="w-fit animate-[rise_200ms_ease-out] rounded-card border border-control bg-raised px-3 py-2 text-small sm:px-4 sm:text-base"
      >
        <Line line={line} words={words} />
      </div>
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
