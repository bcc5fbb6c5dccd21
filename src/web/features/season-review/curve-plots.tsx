import type { ReviewRound } from '#contract/season-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Chart, ChartBars, ChartLine } from '#web/ui/chart.tsx'
import { rankScale, valueScale } from '#web/ui/chart-scale.ts'

interface BarsProps {
  rounds: readonly ReviewRound[]
  bestRoundId: number | null
  worstRoundId: number | null
  label: string
}

/** A round without a lineup has no bar. */
export function PointBars({ rounds, bestRoundId, worstRoundId, label }: BarsProps) {
  const { curve: copy } = useFeatureCopy('review')
  const format = useFormat()
  const values = rounds.map(({ pointTenths }) => (pointTenths === null ? null : pointTenths / 10))
  const scale = valueScale(values.filter((value) => value !== null))
  const toneOf = (index: number) => {
    const roundId = rounds[index]?.roundId
    return roundId === bestRoundId ? 'fill-brand' : roundId === worstRoundId ? 'fill-bad' : 'fill-control'
  }
  return (
    <Chart
      label={label}
      unit={copy.columns.points}
      points={rounds.map(({ roundId, number, pointTenths }) => ({
        key: roundId,
        axis: copy.short(number),
        said: pointTenths === null ? `${copy.short(number)}: ${copy.missed}` : copy.round(number, pointTenths),
      }))}
      scale={scale}
      valueText={format.number}
    >
      <ChartBars values={values} scale={scale} toneOf={toneOf} />
    </Chart>
  )
}

/** Rank after each round, with better ranks higher. */
export function RankCurve({ rounds, label }: { rounds: readonly ReviewRound[]; label: string }) {
  const { curve: copy, stats } = useFeatureCopy('review')
  const format = useFormat()
  const ranks = rounds.map(({ rank }) => rank)
  const scale = rankScale(ranks)
  return (
    <Chart
      label={label}
      unit={copy.columns.rank}
      points={rounds.map(({ roundId, number, rank }) => ({
        key: roundId,
        axis: copy.short(number),
        said: `${copy.short(number)}: ${stats.position(rank)}`,
      }))}
      scale={scale}
      valueText={format.number}
    >
      <ChartLine values={ranks} scale={scale} />
    </Chart>
  )
}
