import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ManagerHistory } from '#contract/manager.ts'
import { useApp, useCopy, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chart, ChartBars, ChartLine } from '#web/ui/chart.tsx'
import { rankScale, valueScale, type ChartScale } from '#web/ui/chart-scale.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { historyQuery } from './manager-parts-query.ts'

export function HistoryPlots({ managerId }: { managerId: number }) {
  const { fetchApi } = useApp()
  const { history: copy } = useFeatureCopy('profile')
  const query = useQuery(historyQuery(fetchApi, managerId))
  if (query.data) return <Plots history={query.data} />
  return (
    <>
      {[copy.points, copy.ranks].map((title) => (
        <Card key={title} title={title}>
          <Waiting for={query} className="h-48" />
        </Card>
      ))}
    </>
  )
}

export function Plots({ history, isExample = false }: { history: ManagerHistory; isExample?: boolean }) {
  const { history: copy } = useFeatureCopy('profile')
  const { shell } = useCopy()
  const aside = isExample && { aside: <Badge tone="info">{shell.example}</Badge> }
  return (
    <>
      <Card title={copy.points} {...aside}>
        {history.rounds.length > 0 ? <PointBars rounds={history.rounds} /> : <p className="text-muted">{copy.empty}</p>}
      </Card>
      <Card title={copy.ranks} {...aside}>
        {history.ranks.length > 0 ? <RankLine ranks={history.ranks} /> : <p className="text-muted">{copy.empty}</p>}
      </Card>
    </>
  )
}

/** The name of a round. It includes the season only if that is not the newest one in the plot. */
function useRoundNames(entries: readonly { season: number; number: number }[]) {
  const { history: copy } = useFeatureCopy('profile')
  const newest = entries.at(-1)?.season
  return ({ season, number }: { season: number; number: number }) =>
    copy.named(number, season === newest ? null : season)
}

function PointBars({ rounds }: { rounds: ManagerHistory['rounds'] }) {
  const { history: copy } = useFeatureCopy('profile')
  const format = useFormat()
  const nameOf = useRoundNames(rounds)
  const tenths = rounds.map(({ pointTenths }) => pointTenths)
  const best = Math.max(...tenths)
  const average = Math.round(tenths.reduce((sum, value) => sum + value, 0) / tenths.length)
  const scale = valueScale(tenths.map((value) => value / 10))
  const rows = rounds.map((round) => ({
    id: round.roundId,
    axis: copy.short(round.number),
    round: nameOf(round),
    value: format.pointTenths(round.pointTenths),
  }))
  return (
    <Plot
      label={copy.points}
      summary={copy.pointsSummary(rounds.length, best, average)}
      unit={copy.pointsUnit}
      rows={rows}
      column={copy.pointsColumn}
      scale={scale}
    >
      <ChartBars
        values={tenths.map((value) => value / 10)}
        scale={scale}
        toneOf={(index) => (tenths[index] === best ? 'fill-brand' : 'fill-control')}
      />
      <path
        d={`M0 ${scale.yOf(average / 10)}H100`}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-text"
      />
    </Plot>
  )
}

function RankLine({ ranks }: { ranks: ManagerHistory['ranks'] }) {
  const { history: copy, stats } = useFeatureCopy('profile')
  const nameOf = useRoundNames(ranks)
  const values = ranks.map(({ rank }) => rank)
  const best = Math.min(...values)
  const scale = rankScale(values)
  const rows = ranks.map((entry) => ({
    id: entry.roundId,
    axis: copy.short(entry.number),
    round: nameOf(entry),
    value: stats.position(entry.rank),
  }))
  return (
    <Plot
      label={copy.ranks}
      summary={copy.ranksSummary(best, values.at(-1) ?? best)}
      unit={copy.rankUnit}
      rows={rows}
      column={copy.rankColumn}
      scale={scale}
    >
      <ChartLine values={values} scale={scale} />
    </Plot>
  )
}

interface PlotProps {
  label: string
  summary: string
  unit: string
  rows: { id: number; axis: string; round: string; value: string }[]
  column: string
  scale: ChartScale
  children: ReactNode
}

/** The plot, a one-sentence summary and a table of the same values. */
function Plot({ label, summary, unit, rows, column, scale, children }: PlotProps) {
  const { history: copy } = useFeatureCopy('profile')
  const format = useFormat()
  return (
    <figure>
      <Chart
        label={label}
        unit={unit}
        points={rows.map(({ id, axis, round, value }) => ({ key: id, axis, said: copy.said(round, value) }))}
        scale={scale}
        valueText={format.number}
      >
        {children}
      </Chart>
      <figcaption className="mt-2">{summary}</figcaption>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-small font-semibold text-muted">
          {copy.table}
        </summary>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-small text-muted">
              <th scope="col" className="py-1.5 font-semibold">
                {copy.round}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {column}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.id} className="border-b border-line">
                <th scope="row" className="py-1.5 font-medium">
                  {row.round}
                </th>
                <td className="py-1.5 text-right">{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
