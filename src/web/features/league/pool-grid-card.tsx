import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { PoolGrid } from '#contract/pool.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { poolGridQuery } from './pool-grid-query.ts'
import { PoolGridTable } from './pool-grid-table.tsx'

const route = getRouteApi('/ligas/$leagueId')

/** Who said what of a round, from kick-off on, beside the crowd and the model. */
export function PoolGridCard({ leagueId, isIn }: { leagueId: number; isIn: boolean }) {
  const { grid: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const format = useFormat()
  const { pagina, convite } = route.useSearch()
  const [stage, choose] = useState<string>()
  const query = useQuery(poolGridQuery(fetchApi, { leagueId, stage, page: pagina, code: convite }))
  const { data } = query
  if (!data)
    return (
      <Card title={words.title}>
        <Waiting for={query} className="h-56" />
      </Card>
    )
  return (
    <Card title={words.title}>
      {data.matches.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <div className="mb-3 max-w-[16rem]">
            <SelectField
              label={words.stage}
              value={data.stage ?? ''}
              options={data.stages.map(({ key, round, startsAtMs }) => ({
                value: key,
                label: round === null ? format.date(startsAtMs) : words.round(round),
              }))}
              onChange={({ target }) => choose(target.value)}
            />
          </div>
          <Told grid={data} isIn={isIn} />
          <PoolGridTable grid={data} />
          <p className="pt-3 text-small text-muted">{words.legend}</p>
        </>
      )}
    </Card>
  )
}

function Told({ grid: { winners, mine, model }, isIn }: { grid: PoolGrid; isIn: boolean }) {
  const { grid: words } = useFeatureCopy('pool')
  const [first] = winners
  const by = (mine ?? 0) - model.points
  const besideModel =
    by === 0 ? words.levelWithModel : by > 0 ? words.aheadOfModel(by) : words.behindModel(Math.abs(by))
  return (
    <>
      {first && (
        <p className="pb-2 font-semibold">{words.winner(winners.map(({ name }) => name).join(', '), first.points)}</p>
      )}
      {isIn && mine !== null && <p className="pb-3 text-small text-muted">{besideModel}</p>}
    </>
  )
}
