import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ManagerHistory } from '#contract/manager.ts'
import { useApp, useCopy, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { niceCeiling, rankPoints } from '#web/ui/plot-scale.ts'
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

const size = { width: 480, height: 150 }

function PointBars({ rounds }: { rounds: ManagerHistory['rounds'] }) {
  const { history: copy } = useFeatureCopy('profile')
  const format = useFormat()
  const tenths = rounds.map(({ pointTenths }) => pointTenths)
  const best = Math.max(...tenths)
  const average = Math.round(tenths.reduce((sum, value) => sum + value, 0) / tenths.length)
  const top = niceCeiling(Math.max(best, 1))
  const step = size.width / rounds.length
  const width = Math.min(step * 0.76, 36)
  const y = (value: number) => size.height - (Math.max(0, value) / top) * size.height
  const summary = copy.pointsSummary(rounds.length, best, average)
  return (
    <Plot
      summary={summary}
      first={copy.season(rounds[0]?.season ?? 0, rounds[0]?.number ?? 0)}
      last={copy.season(rounds.at(-1)?.season ?? 0, rounds.at(-1)?.number ?? 0)}
      rows={rounds.map((round) => ({
        id: round.roundId,
        round: copy.season(round.season, round.number),
        value: format.pointTenths(round.pointTenths),
      }))}
      column={copy.pointsColumn}
    >
      {rounds.map((round, index) => (
        <rect
          key={round.roundId}
          x={index * step + (step - width) / 2}
          y={y(round.pointTenths)}
          width={width}
          height={size.height - y(round.pointTenths)}
          rx={2}
          className={round.pointTenths === best ? 'fill-brand' : 'fill-control'}
        />
      ))}
      <line x1={0} x2={size.width} y1={y(average)} y2={y(average)} strokeDasharray="4 4" className="stroke-text" />
    </Plot>
  )
}

function RankLine({ ranks }: { ranks: ManagerHistory['ranks'] }) {
  const { history: copy, stats } = useFeatureCopy('profile')
  const values = ranks.map(({ rank }) => rank)
  const best = Math.min(...values)
  const now = values.at(-1) ?? best
  const points = rankPoints(values, { width: size.width - 12, height: size.height - 12 })
  const line = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${(x + 6).toFixed(1)} ${(y + 6).toFixed(1)}`)
    .join('')
  const end = points.at(-1)
  const bestPoint = points[values.indexOf(best)]
  return (
    <Plot
      summary={copy.ranksSummary(best, now)}
      first={copy.season(ranks[0]?.season ?? 0, ranks[0]?.number ?? 0)}
      last={copy.season(ranks.at(-1)?.season ?? 0, ranks.at(-1)?.number ?? 0)}
      rows={ranks.map((entry) => ({
        id: entry.roundId,
        round: copy.season(entry.season, entry.number),
        value: stats.position(entry.rank),
      }))}
      column={copy.rankColumn}
    >
      <path
        d={line}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-text"
      />
      {bestPoint && <circle cx={bestPoint.x + 6} cy={bestPoint.y + 6} r={5} className="fill-good" />}
      {end && <circle cx={end.x + 6} cy={end.y + 6} r={5} className="fill-brand" />}
    </Plot>
  )
}

interface PlotProps {
  summary: string
  first: string
  last: string
  rows: { id: number; round: string; value: string }[]
  column: string
  children: ReactNode
}

/** The drawing, the same in one sentence, and the same as a table. */
function Plot({ summary, first, last, rows, column, children }: PlotProps) {
  const { history: copy } = useFeatureCopy('profile')
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={summary}
        className="block w-full overflow-visible"
      >
        <line x1={0} x2={size.width} y1={size.height} y2={size.height} className="stroke-line" />
        {children}
      </svg>
      <p
        aria-hidden
        className="mt-1 flex justify-around text-small text-muted tabular-nums has-[span+span]:justify-between"
      >
        <span>{first}</span>
        {last !== first && <span>{last}</span>}
      </p>
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
