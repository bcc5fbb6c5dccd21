import { ApiProblem } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { useRouter } from '#web/router/hooks.ts'
import type { FailureProps } from '#web/router/router.ts'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from './page-title.tsx'
import { StoppedPlay } from './stopped-play.tsx'

export function FailurePage({ error, reset }: FailureProps) {
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
