import { useQuery } from '@tanstack/react-query'
import type { MatchPageView } from '#contract/match.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { CorrectionForm } from './correction-form.tsx'

/** Puts a finished match right: its score, or what one player did in it. */
export function CorrectionDialog({ matchId, onClose }: { matchId: number; onClose: () => void }) {
  const { fetchApi } = useApp()
  const { round: words, correction } = useFeatureCopy('operator')
  const query = useQuery(matchPageQuery(fetchApi, matchId))
  const page: MatchPageView | undefined = query.data
  const isUnknown = query.error instanceof ApiProblem && query.error.status === 404
  const title = page ? correction.title(page.match.home.name, page.match.away.name) : words.correct
  return (
    <Dialog open title={title} onClose={onClose} wide>
      {isUnknown ? (
        <p>{correction.unknownMatch}</p>
      ) : !page ? (
        <Waiting for={query} className="h-72" />
      ) : page.match.state === 'final' ? (
        <CorrectionForm page={page} onClose={onClose} />
      ) : (
        <p>{correction.notFinal}</p>
      )}
    </Dialog>
  )
}
