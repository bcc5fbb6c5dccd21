import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { checkScoring } from '#domain/pool/pool-scoring.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendLeagueEdit } from './league-actions.ts'
import { ScoringFields } from './pool-fields.tsx'
import { ScoringLines } from './scoring-lines.tsx'

interface Props {
  page: LeaguePageView
  pool: PoolView
}

/** What a pick is worth here; its owner changes it until the first match kicks off. */
export function PoolRulesCard({ page, pool }: Props) {
  const { rules: words } = useFeatureCopy('pool')
  const canChange = page.isOwner && !pool.isFrozen && page.league.endedAtMs === null
  return (
    <Card title={words.title}>
      {canChange ? <ScoringForm leagueId={page.league.id} pool={pool} /> : <ScoringLines scoring={pool.scoring} />}
      <ul className="grid gap-2 pt-3 text-small text-muted">
        {pool.sport !== 'futebol' && <li>{words.onlyWinner}</li>}
        <li>{words.order}</li>
        <li>{words.competed}</li>
        <li>{pool.lateStartAverage ? words.lateAverage : words.lateZero}</li>
        <li>{words.apart}</li>
        {pool.isFrozen && <li>{words.frozen}</li>}
      </ul>
    </Card>
  )
}

function ScoringForm({ leagueId, pool }: { leagueId: number; pool: PoolView }) {
  const { form: words } = useFeatureCopy('pool')
  const { page } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [scoring, setScoring] = useState(pool.scoring)
  const save = useMutation({
    mutationFn: () => sendLeagueEdit(fetchApi, leagueId, { scoring }),
    onSuccess: async () => {
      showToast({ text: page.done, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <div className="grid gap-3">
      <ScoringFields scoring={scoring} onChange={setScoring} />
      <Button look="secondary" busy={save.isPending} disabled={!checkScoring(scoring).ok} onClick={() => save.mutate()}>
        {words.save}
      </Button>
    </div>
  )
}
