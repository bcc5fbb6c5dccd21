import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { checkExtras, NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { checkScoring } from '#domain/pool/pool-scoring.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExtrasFields } from '#web/game/pool/extras-fields.tsx'
import { ExtrasInWords } from './extras-in-words.tsx'
import { sendLeagueEdit } from '#web/game/league/edit-league.ts'
import { ScoringFields } from '#web/game/pool/pool-fields.tsx'
import { ScoringLines } from '#web/game/pool/scoring-lines.tsx'

interface Props {
  page: LeaguePageView
  pool: PoolView
}

/** What a pick is worth, and the special rules. Owners can change what picks are worth until the first kick-off. */
export function PoolRulesCard({ page, pool }: Props) {
  const { rules: words } = useFeatureCopy('pool')
  const canChange = page.isOwner && !pool.isFrozen && page.league.endedAtMs === null
  return (
    <Card title={words.title}>
      {canChange ? <ScoringForm leagueId={page.league.id} pool={pool} /> : <ScoringLines scoring={pool.scoring} />}
      <ul className="grid gap-2 pt-3 text-small text-muted">
        {pool.sport !== 'futebol' && <li>{words.onlyWinner}</li>}
        {(pool.championships ?? []).length > 0 && (
          <li>{words.alsoOf((pool.championships ?? []).map(({ name }) => name).join(', '))}</li>
        )}
        {(pool.hidden ?? 0) > 0 && <li>{words.hiddenOnes(pool.hidden ?? 0)}</li>}
        <ExtrasInWords extras={pool.extras ?? NO_EXTRAS} />
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
  const [extras, setExtras] = useState(pool.extras ?? NO_EXTRAS)
  const save = useMutation({
    mutationFn: () => sendLeagueEdit(fetchApi, leagueId, { scoring, extras }),
    onSuccess: async () => {
      showToast({ text: page.done, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: ['leagues'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  return (
    <div className="grid gap-3">
      <ScoringFields scoring={scoring} onChange={setScoring} />
      <ExtrasFields extras={extras} onChange={setExtras} />
      <Button
        look="secondary"
        busy={save.isPending}
        disabled={!checkScoring(scoring).ok || !checkExtras(extras).ok}
        onClick={() => save.mutate()}
      >
        {words.save}
      </Button>
    </div>
  )
}
