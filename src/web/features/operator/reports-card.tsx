import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportedMessage } from '#contract/wall.ts'
import { VERDICTS } from '#domain/wall/wall-kinds.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RelativeTime } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { MoreButton } from './more-button.tsx'
import { mutedQuery, reportsApi, reportsQuery } from './reports-queries.ts'

function useDecide() {
  const { fetchApi } = useApp()
  const { reports: words } = useFeatureCopy('operator')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const api = reportsApi(fetchApi)
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: (of: typeof api) => Promise<unknown>) => decision(api),
    onSuccess: () => showToast({ text: words.decided, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  })
  return { decide: mutate, isPending }
}

/** Reported messages, the oldest report first, and the people who are muted on all walls. */
export function ReportsCard() {
  const { fetchApi } = useApp()
  const { reports: words } = useFeatureCopy('operator')
  const query = useInfiniteQuery(reportsQuery(fetchApi))
  const { decide, isPending } = useDecide()
  const [first] = query.data?.pages ?? []
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (!first) return null
  return (
    <Card title={words.title} aside={first.total > 0 ? words.count(first.total) : undefined}>
      {reports.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.messageId} className="grid gap-2 py-3">
            <Reported report={report} />
            <p className="flex flex-wrap gap-2">
              {VERDICTS.map((verdict) => (
                <Button
                  key={verdict}
                  look={verdict === 'keep' ? 'secondary' : 'danger'}
                  busy={isPending}
                  onClick={() => decide((api) => api.decide(report.messageId, verdict))}
                >
                  {words.verdicts[verdict]}
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <MoreButton of={words.title} query={query} />
      {reports.length > 0 && <p className="text-small text-muted">{words.muteHint}</p>}
      <Muted />
    </Card>
  )
}

function Muted() {
  const { fetchApi } = useApp()
  const { reports: words } = useFeatureCopy('operator')
  const query = useInfiniteQuery(mutedQuery(fetchApi))
  const { decide, isPending } = useDecide()
  const muted = query.data?.pages.flatMap(({ items }) => items) ?? []
  if (muted.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold">{words.muted}</h3>
      <ul>
        {muted.map(({ managerId, name }) => (
          <li key={managerId} className="flex flex-wrap items-center justify-between gap-2">
            <TextLink to="/participantes/$id" params={{ id: managerId }}>
              {name}
            </TextLink>
            <Button look="quiet" busy={isPending} onClick={() => decide((api) => api.unmute(managerId))}>
              {words.unmute(name)}
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton of={words.muted} query={query} />
    </section>
  )
}

function Reported({ report: { text, author, isDeleted, reasons, firstAtMs, where } }: { report: ReportedMessage }) {
  const { reports: words } = useFeatureCopy('operator')
  return (
    <div>
      <blockquote className="border-l-4 border-control pl-3 break-words whitespace-pre-line">
        {text ?? words.noText}
      </blockquote>
      <p className="text-small text-muted">
        <TextLink to="/participantes/$id" params={{ id: author.managerId }}>
          {author.name}
        </TextLink>{' '}
        · {where.name} · {[...new Set(reasons)].map((reason) => words.reasons[reason]).join(', ')} ({reasons.length}) ·{' '}
        <RelativeTime atMs={firstAtMs} />
        {isDeleted && ` · ${words.deleted}`}
      </p>
    </div>
  )
}
