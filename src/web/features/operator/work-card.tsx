import type { OperatorOverview } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'

/** The log keeps the stack trace. The card shows one line. */
const firstLine = (error: string) => error.split('\n', 1)[0] ?? error

export function WorkCard({ work }: { work: OperatorOverview['work'] }) {
  const { work: words } = useFeatureCopy('operator')
  const { waiting, nextAtMs, failing } = work
  const taskName = (task: string) => words.tasks[task as keyof typeof words.tasks] ?? task
  return (
    <Card title={words.title} aside={failing.length > 0 && <Badge tone="bad">{words.failing(failing.length)}</Badge>}>
      <p>
        {waiting === 0 ? words.idle : `${words.waiting(waiting)}.`}{' '}
        {nextAtMs !== null && (
          <>
            {words.next} <Time atMs={nextAtMs} />.
          </>
        )}{' '}
        {failing.length === 0 && words.fine}
      </p>
      {failing.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {failing.map(({ task, subjectId, attempts, error, nextTryAtMs }) => (
            <li key={`${task} ${subjectId}`} className="py-2">
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
      )}
    </Card>
  )
}
