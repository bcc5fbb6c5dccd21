import type { ReviewedSeason, ReviewRound } from '#contract/season-review.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AsTable } from '#web/ui/as-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PointBars, RankCurve } from './curve-plots.tsx'

interface Props {
  season: ReviewedSeason
  /** Search parameters of links to the rounds of the same person. */
  search: { participante?: number }
}

/** Points and rank by round, with the best and the worst round in words. */
export function CurveCard({ season, search }: Props) {
  const { curve: copy } = useFeatureCopy('review')
  const { rounds, bestRoundId, worstRoundId, lineups, lineupTenths, bestRank, rank } = season
  const find = (roundId: number | null) => rounds.find((round) => round.roundId === roundId)
  return (
    <Card title={copy.title} className="lg:col-span-2">
      <div className="grid gap-6 md:grid-cols-2">
        {lineups > 0 ? (
          <figure>
            <PointBars
              rounds={rounds}
              bestRoundId={bestRoundId}
              worstRoundId={worstRoundId}
              label={`${copy.points}. ${copy.pointsSummary(lineups, Math.round(lineupTenths / lineups))}`}
            />
            <figcaption className="mt-2">
              {copy.points}
              <span className="block text-small text-muted">
                {copy.pointsSummary(lineups, Math.round(lineupTenths / lineups))}
              </span>
            </figcaption>
          </figure>
        ) : (
          <p className="text-muted">{copy.noLineup}</p>
        )}
        <figure>
          <RankCurve rounds={rounds} label={`${copy.ranks}. ${copy.ranksSummary(bestRank, rank)}`} />
          <figcaption className="mt-2">
            {copy.ranks}
            <span className="block text-small text-muted">{copy.ranksSummary(bestRank, rank)}</span>
          </figcaption>
        </figure>
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
        <Extreme label={copy.best} mark="bg-brand" round={find(bestRoundId)} search={search} />
        <Extreme label={copy.worst} mark="bg-bad" round={find(worstRoundId)} search={search} />
      </dl>
      <AsTable label={copy.table}>
        <CurveTable rounds={rounds} search={search} />
      </AsTable>
    </Card>
  )
}

interface ExtremeProps extends Pick<Props, 'search'> {
  label: string
  mark: string
  round: ReviewRound | undefined
}

function Extreme({ label, mark, round, search }: ExtremeProps) {
  const { curve: copy } = useFeatureCopy('review')
  if (!round) return null
  return (
    <div>
      <dt className="flex items-center gap-2 text-small text-muted">
        <span aria-hidden className={`size-3 rounded-[3px] ${mark}`} />
        {label}
      </dt>
      <dd>
        <TextLink to="/rodadas/$roundId" params={{ roundId: round.roundId }} search={search}>
          {copy.round(round.number, round.pointTenths ?? 0)}
        </TextLink>
      </dd>
    </div>
  )
}

function CurveTable({ rounds, search }: Pick<Props, 'search'> & { rounds: readonly ReviewRound[] }) {
  const { curve: copy } = useFeatureCopy('review')
  const columns = useColumns(search)
  return (
    <DataTable
      caption={copy.title}
      captionHidden
      columns={columns}
      rows={rounds}
      rowKey={({ roundId }) => roundId}
      dense
    />
  )
}

function useColumns(search: Props['search']): Column<ReviewRound>[] {
  const { curve: copy, stats } = useFeatureCopy('review')
  const format = useFormat()
  return [
    {
      key: 'round',
      header: copy.columns.round,
      naming: true,
      cell: ({ roundId, number }) => (
        <TextLink to="/rodadas/$roundId" params={{ roundId }} search={search}>
          {format.number(number)}
        </TextLink>
      ),
    },
    {
      key: 'points',
      header: copy.columns.points,
      numeric: true,
      cell: ({ pointTenths }) => (pointTenths === null ? copy.missed : format.pointTenths(pointTenths)),
    },
    { key: 'total', header: copy.columns.total, numeric: true, cell: ({ points }) => format.number(points) },
    { key: 'rank', header: copy.columns.rank, numeric: true, cell: ({ rank }) => stats.position(rank) },
  ]
}
