import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PoolRace } from '#contract/pool-race.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { LinePlot } from '#web/ui/line-plot.tsx'
import { raceQuery } from './pool-actions.ts'

const route = routeAt('/ligas/$leagueId')

/** Each person's rank after each round, as lines. Hidden until two rounds have counted. */
export function RaceCard({ leagueId, mine }: { leagueId: number; mine: number | undefined }) {
  const { race: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const format = useFormat()
  const { convite } = route.useSearch()
  const { data } = useQuery(raceQuery(fetchApi, leagueId, { code: convite }))
  const [chosen, choose] = useState<number>()
  if (!data || data.stages.length < 2) return null
  const { people, stages } = data
  const shown = people.find(({ managerId }) => managerId === (chosen ?? mine)) ?? people[0]
  if (!shown) return null
  return (
    <Card title={words.title}>
      <div className="mb-3 max-w-[16rem]">
        <SelectField
          label={words.highlight}
          value={shown.managerId}
          options={people.map(({ managerId, name }) => ({ value: String(managerId), label: name }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
      <LinePlot
        series={people.map(({ managerId, points }) => ({
          key: managerId,
          points: points.map((y, at) => ({ x: stages[at]?.startsAtMs ?? 0, y })),
        }))}
        highlighted={shown.managerId}
        label={words.label(shown.name)}
        valueText={format.number}
      />
      <RaceNumbers race={data} />
    </Card>
  )
}

/** Only the newest stages, because a whole season does not fit. */
const SHOWN_STAGES = 5

function RaceNumbers({ race: { people, stages } }: { race: PoolRace }) {
  const { race: words, grid, table } = useFeatureCopy('pool')
  const format = useFormat()
  const from = Math.max(0, stages.length - SHOWN_STAGES)
  return (
    <AsTable label={words.asTable}>
      <DataTable
        caption={words.title}
        captionHidden
        rows={people}
        rowKey={({ managerId }) => managerId}
        columns={[
          { key: 'person', header: table.person, naming: true, cell: ({ name }) => name },
          ...stages.slice(from).map(({ key, round, startsAtMs }, at) => ({
            key,
            header: round === null ? format.date(startsAtMs) : grid.round(round),
            numeric: true,
            cell: ({ points }: PoolRace['people'][number]) => format.number(points[from + at] ?? 0),
          })),
        ]}
      />
    </AsTable>
  )
}
