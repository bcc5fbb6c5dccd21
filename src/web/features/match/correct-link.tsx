import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Only operators see this link. */
export function CorrectLink({ matchId }: { matchId: number }) {
  const { fetchApi } = useApp()
  const { corrections } = useFeatureCopy('match')
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  if (!viewer?.isOperator) return null
  return (
    <p className="mt-5">
      <TextLink to="/operador" search={{ partida: matchId }}>
        {corrections.correct}
      </TextLink>
    </p>
  )
}
