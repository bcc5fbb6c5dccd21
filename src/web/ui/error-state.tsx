import CircleAlert from 'lucide-react/icons/circle-alert'
import { ApiProblem } from '#web/base/api-client.ts'
import { useCopy } from '#web/base/app-context.ts'
import { problemText } from '#web/base/problem-text.ts'
import { Button } from './button.tsx'

interface Props {
  error: unknown
  retry: () => void
  busy?: boolean
}

/** Says what happened and that nothing saved was lost, with a retry button. */
export function ErrorState({ error, retry, busy = false }: Props) {
  const { problem, failure } = useCopy().shell
  const requestId = error instanceof ApiProblem ? error.requestId : undefined
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-5"
    >
      <div className="flex gap-3">
        <CircleAlert size={22} aria-hidden className="mt-px shrink-0 text-bad" />
        <div>
          <p className="font-bold">{problem.title}</p>
          <p className="text-muted">
            {problemText(error, problem)} {problem.kept}
          </p>
          {requestId && (
            <p className="text-small text-muted">
              {failure.requestId}: <code>{requestId}</code>
            </p>
          )}
        </div>
      </div>
      <Button look="secondary" busy={busy} onClick={retry}>
        {problem.retry}
      </Button>
    </div>
  )
}
