import { useQuery } from '@tanstack/react-query'
import type { WhatIf } from '#contract/what-if.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import type { StoryCopy } from '#web/copy/pt-BR/story.ts'
import { Card } from '#web/ui/card.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { whatIfQuery, type OtherLineup } from './story-query.ts'

interface Props {
  roundId: number
  managerId: number
  team: OtherLineup
}

export function WhatIfResult({ roundId, managerId, team }: Props) {
  const { whatIf: copy } = useFeatureCopy('story')
  const { fetchApi } = useApp()
  const query = useQuery(whatIfQuery(fetchApi, { roundId, managerId, ...team }))
  const { data } = query
  return (
    <Card title={copy.result} aside={data && copy.price(data.price)}>
      <div aria-live="polite" className="min-h-28">
        {data ? <Outcome answer={data} copy={copy} /> : <Waiting for={query} className="h-28" />}
      </div>
    </Card>
  )
}

function Outcome({ answer: { result, problems, actual }, copy }: { answer: WhatIf; copy: StoryCopy['whatIf'] }) {
  if (!result)
    return (
      <ul className="font-semibold text-bad">
        {problems.map((problem) => (
          <li key={problem}>{copy.problems[problem]}</li>
        ))}
      </ul>
    )
  const more = result.pointTenths - actual.pointTenths
  const { duel } = result
  return (
    <>
      <p className="figures text-display text-brand">{copy.points(result.pointTenths)}</p>
      <p className="text-muted">{more === 0 ? copy.same : more > 0 ? copy.more(more) : copy.less(-more)}</p>
      <p className="text-small text-muted max-lg:hidden">{copy.includes}</p>
      <p className="mt-2">{copy.place(result.rank, result.of, actual.rank)}</p>
      {result.overallRank !== null && actual.overallRank !== null && (
        <p>{copy.overall(result.overallRank, actual.overallRank)}</p>
      )}
      {duel && <p>{copy[duel.outcome](duel.opponentName, duel.opponentTenths)}</p>}
    </>
  )
}
