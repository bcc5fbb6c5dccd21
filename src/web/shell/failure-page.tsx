import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from './page-title.tsx'
import { StoppedPlay } from './stopped-play.tsx'

export function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { copy, requestId } = useApp()
  const { failure } = copy.shell
  const code = (error instanceof ApiProblem ? error.requestId : undefined) ?? requestId

  async function retry() {
    await router.invalidate()
    reset()
  }

  return (
    <StoppedPlay code={failure.code} headline={failure.headline} detail={failure.detail}>
      <PageTitle title={failure.title} />
      <Button onClick={() => void retry()}>{failure.retry}</Button>
      {code && (
        <p className="mt-6 text-small text-muted">
          {failure.requestId}: <code>{code}</code>
        </p>
      )}
    </StoppedPlay>
  )
}
