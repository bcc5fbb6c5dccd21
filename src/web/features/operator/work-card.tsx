import { useInfiniteQuery } from '@tanstack/react-query'
import type { OperatorOverview } from '#contract/operator.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import { MoreButton } from './more-button.tsx'
import { jobsQuery } from './operator-queries.ts'

/** The log keeps the stack trace. The card shows one line. */
const firstLine = (error: string) => error.split('\n', 1)[0] ?? error

export function WorkCard({ work }: { work: OperatorOverview['work'] }) {
  const { work: words } = useFeatureCopy('operator')
  const { waiting, nextAtMs, failing } = work
  return (
    <Card title={words.title} aside={failing > 0 && <Badge tone="bad">{words.failing(failing)}</Badge>}>
      <p>
        {waiting === 0 ? words.idle : `${words.waiting(waiting)}.`}{' '}
        {nextAtMs !== null && (
          <>
            {words.next} <Time atMs={nextAtMs} />.
          </>
        )}{' '}
        {failing === 0 && words.fine}
      </p>
      {failing > 0 && <Failing />}
    </Card>
  )
}

function Failing() {
  const { fetchApi } = useApp()
  const { work: words } = useFeatureCopy('operator')
  const query = useInfiniteQuery(jobsQuery(fetchApi))
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? []
  const taskName = (task: string) => words.tasks[task as keyof typeof words.tasks] ?? task
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {jobs.map(({ id, task, subjectId, attempts, error, nextTryAtMs }) => (
          <li key={id} className="py-2">
            <p className="font-semibold">
              {taskName(task)}
              {subjectId > 0 && ` ${subjectId}`}
            </p>
            <p className="text-small break-words text-bad">{firstLine(error)}</p>
            <p className="text-small text-muted">
              {words.attempts(attempts)},{' '}
              {nextTryAtMs === null ? (
                words.noRetry
              ) : (
                <>
                  {words.retry}: <Time atMs={nextTryAtMs} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <MoreButton of={words.title} query={query} />
    </>
  )
}
