import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FeedNotes, FeedStep, OperatorFeeds } from '#contract/feed.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { FeedForm } from './feed-form.tsx'
import { feedNotesQuery, feedsQuery, takeFeedStep } from './feed-queries.ts'
import { MoreButton } from './more-button.tsx'
import { useOperation } from './use-operation.ts'

type Feed = OperatorFeeds['feeds'][number]

/** Feeds that report matches by themselves: their state, and what an operator can do about it. */
export function FeedCard() {
  const { fetchApi } = useApp()
  const { feed: words } = useFeatureCopy('importing')
  const list = useQuery(feedsQuery(fetchApi))
  if (!list.data) return <Waiting for={list} className="h-48 rounded-card" />
  const { hosts, feeds } = list.data
  return (
    <Card title={words.title}>
      <p className="text-muted">{words.lead}</p>
      {feeds.length === 0 && <p className="mt-3">{words.none}</p>}
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <li key={feed.slug} className="py-4">
            <FeedHealth feed={feed} />
          </li>
        ))}
      </ul>
      {hosts.length === 0 ? <p className="mt-3">{words.noHosts}</p> : <FeedForm hosts={hosts} />}
      <Notes />
    </Card>
  )
}

/** What feeds have reported to operators. Hidden while there is nothing. */
function Notes() {
  const { fetchApi } = useApp()
  const { feed: words } = useFeatureCopy('importing')
  const query = useInfiniteQuery(feedNotesQuery(fetchApi))
  const notes = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (notes.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{words.happened}</h3>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              {note.championship}: <NoteText note={note} />
            </span>
            <RelativeTime atMs={note.atMs} />
          </li>
        ))}
      </ul>
      <MoreButton of={words.happened} query={query} />
    </>
  )
}

function NoteText({ note: { kind, results, fixtures, failures, problem } }: { note: FeedNotes['items'][number] }) {
  const { feed: words } = useFeatureCopy('importing')
  const facts = [
    problem && words.problems[problem.kind](problem.value),
    results > 0 && words.results(results),
    fixtures > 0 && words.fixtures(fixtures),
    failures > 0 && words.failures(failures),
  ].filter(Boolean)
  return `${words.notes[kind]}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`
}

function FeedHealth({ feed }: { feed: Feed }) {
  const { fetchApi } = useApp()
  const { feed: words } = useFeatureCopy('importing')
  const { slug, name, kind, address, isHeld, succeededAtMs, changedAtMs, nextAtMs, failures, problem } = feed
  const step = useOperation<FeedStep>({
    send: (wanted) => takeFeedStep(fetchApi, { slug, step: wanted }),
    done: () => words.done,
    after: () => undefined,
  })
  const when = (atMs: number | null) => (atMs === null ? words.never : <RelativeTime atMs={atMs} />)
  const isDoubtful = problem?.kind === 'overtaken' || problem?.kind === 'doubted'
  const button = (wanted: FeedStep, text: string) => (
    <Button look="secondary" busy={step.isPending && step.variables === wanted} onClick={() => step.mutate(wanted)}>
      {text}
    </Button>
  )
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        <Badge tone={isHeld ? 'plain' : problem ? 'bad' : 'good'}>
          {isHeld ? words.held : problem ? words.failing : words.running}
        </Badge>
      </p>
      <p className="text-small break-all text-muted">
        {words.kinds[kind]} · {address}
      </p>
      {problem && (
        <p role="status" className="mt-2 text-small break-words text-bad">
          {words.problems[problem.kind](problem.value)} ({words.failures(failures)})
        </p>
      )}
      <div className="mt-3">
        <StatList>
          <Stat label={words.heard} value={when(succeededAtMs)} />
          <Stat label={words.changed} value={when(changedAtMs)} />
          {!isHeld && <Stat label={words.next} value={<RelativeTime atMs={nextAtMs} />} />}
        </StatList>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {isHeld ? button('resume', words.resume) : button('hold', words.hold)}
        {isDoubtful && button('believe', words.believe)}
        {button('off', words.off)}
      </div>
    </>
  )
}
