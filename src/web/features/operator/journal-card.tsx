import { useInfiniteQuery } from '@tanstack/react-query'
import type { OperatorJournalEntry } from '#contract/operator.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { MoreButton } from './more-button.tsx'
import { journalQuery } from './operator-queries.ts'

const successes = new Set(['locked', 'settled', 'corrected', 'decided', 'set', 'changed'])

/** Manual actions, newest first. An action from the command line has no profile to link to. */
export function JournalCard() {
  const { fetchApi } = useApp()
  const { journal: words } = useFeatureCopy('operator')
  const query = useInfiniteQuery(journalQuery(fetchApi))
  const entries = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Card title={words.title}>
      {!entries ? (
        <Waiting for={query} className="h-24 rounded-control" />
      ) : entries.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0">
                {entry.managerId === null ? (
                  words.commandLine
                ) : (
                  <TextLink to="/participantes/$id" params={{ id: entry.managerId }}>
                    {entry.manager}
                  </TextLink>
                )}{' '}
                <What entry={entry} />
              </span>
              <span className="text-small text-muted">
                <Outcome outcome={entry.outcome} /> · <RelativeTime atMs={entry.atMs} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton of={words.title} query={query} />
    </Card>
  )
}

function What({ entry }: { entry: OperatorJournalEntry }) {
  const { journal: words } = useFeatureCopy('operator')
  const { action, roundNumber, clubs, score, player, reason, pace, championship, decision, files, isUndo } = entry
  const round = roundNumber === null ? words.unknownRound : words.round(roundNumber)
  if (action === 'lock') return words.lock(round)
  if (action === 'settle') return words.settle(round)
  const match = clubs ? words.versus(...clubs) : words.unknownMatch
  if (action === 'decide') {
    const what = words.decisions[decision ?? 'postponed']
    return words.decide(match, score ? `${what} ${words.score(score.home, score.away)}` : what, reason ?? '')
  }
  if (action === 'correct') {
    return words.correct(match, score ? words.score(score.home, score.away) : words.scouts(player ?? ''), reason ?? '')
  }
  if (files) return words.imported(files, championship ?? '')
  if (isUndo) return words.undone(championship ?? '')
  if (action === 'championship') return words.championship(championship ?? '')
  return words.pace(pace ?? 1)
}

function Outcome({ outcome }: { outcome: string | null }) {
  const { journal: words } = useFeatureCopy('operator')
  if (outcome === null) return words.unseen
  if (successes.has(outcome)) return words.done
  const text = words.outcomes[outcome as keyof typeof words.outcomes] ?? words.refused
  return <span className={outcome === 'failed' ? 'text-bad' : undefined}>{text}</span>
}
