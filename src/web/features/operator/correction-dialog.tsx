import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MatchPageView } from '#contract/match.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { DecisionForm } from '#web/game/decision/decision-form.tsx'
import { matchPageQuery } from '#web/game/match/match-query.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { CorrectionForm } from './correction-form.tsx'

/** Records a decision about a match or, if it is finished, corrects its score or one player's statistics. */
export function CorrectionDialog({ matchId, onClose }: { matchId: number; onClose: () => void }) {
  const { fetchApi } = useApp()
  const { round: words, correction, decision } = useFeatureCopy('operator')
  const [kind, setKind] = useState<'correct' | 'decide'>('correct')
  const query = useQuery(matchPageQuery(fetchApi, matchId))
  const page: MatchPageView | undefined = query.data
  const isUnknown = query.error instanceof ApiProblem && query.error.status === 404
  const names = page && ([page.match.home.name, page.match.away.name] as const)
  const title = !names
    ? words.correct
    : page.match.state === 'final'
      ? correction.title(...names)
      : decision.title(...names)
  return (
    <Dialog open title={title} onClose={onClose} wide>
      {isUnknown ? (
        <p>{correction.unknownMatch}</p>
      ) : !page ? (
        <Waiting for={query} className="h-72" />
      ) : (
        <>
          {page.match.state === 'final' && (
            <div className="mb-4">
              <Segmented
                label={decision.kind}
                options={[
                  { value: 'correct', label: decision.correct },
                  { value: 'decide', label: decision.decide },
                ]}
                value={kind}
                onChange={setKind}
              />
            </div>
          )}
          {page.match.state === 'final' && kind === 'correct' ? (
            <CorrectionForm page={page} onClose={onClose} />
          ) : (
            <DecisionForm match={page.match} needsOperator={false} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  )
}
