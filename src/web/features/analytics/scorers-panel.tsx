import { rulesOf, SPORT_RULES, type PlayerStat } from '#domain/sport/sport-rules.ts'
import type { Analytics, ScorerView } from '#contract/analytics.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AthleteName } from '#web/ui/athlete-name.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClubName } from '#web/ui/club-name.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'
import { sortRows } from '#web/ui/sort-rows.ts'
import { Trend } from '#web/ui/trend.tsx'
import { type AnalyticsSearch, orderOf, sortFrom } from './analytics-search.ts'
import { PanelCsv } from './panel-csv.tsx'

interface Props {
  data: Analytics
  search: AnalyticsSearch
}

function useColumns({ sport, clubs, scorers }: Analytics): Column<ScorerView>[] {
  const { scorers: copy } = useFeatureCopy('analytics')
  const { stats } = useFeatureCopy('sport')
  const format = useFormat()
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  const most = Math.max(1, ...scorers.map(({ totals }) => totals[0] ?? 0))
  const order = { up: 1, stable: 0, down: -1 }
  const statColumn = (stat: PlayerStat, index: number): Column<ScorerView> => ({
    key: stat,
    header: stats[stat],
    numeric: true,
    ...(index > 0 && { fold: 'phone' as const, foldAway: true }),
    cell: ({ totals }) => {
      const value = totals[index] ?? 0
      return index === 0 ? <ShareCell share={value / most}>{format.number(value)}</ShareCell> : format.number(value)
    },
    sortValue: ({ totals }) => totals[index] ?? 0,
  })
  return [
    {
      key: 'jogador',
      header: copy.player,
      naming: true,
      cell: (row) => <AthleteName player={row} sport={sport} />,
      sortValue: ({ name }) => name,
    },
    ...(SPORT_RULES[sport].competitor === 'player'
      ? []
      : [
          {
            key: 'clube',
            header: copy.team,
            fold: 'tablet' as const,
            cell: ({ clubId }: ScorerView) => {
              const club = clubOf.get(clubId)
              return club && <ClubName club={club} size={20} />
            },
            sortValue: ({ clubId }: ScorerView) => clubOf.get(clubId)?.name ?? '',
          },
        ]),
    ...SPORT_RULES[sport].stats.map(statColumn),
    {
      key: 'nota',
      header: copy.rating,
      numeric: true,
      cell: ({ ratingTenths }) => <strong>{format.pointTenths(ratingTenths)}</strong>,
      sortValue: ({ ratingTenths }) => ratingTenths,
    },
    {
      key: 'tendencia',
      header: copy.trend,
      numeric: true,
      cell: ({ trend }) => (
        <Trend direction={trend}>
          <span className="hidden text-small lg:inline">{copy.trends[trend]}</span>
        </Trend>
      ),
      sortValue: ({ trend }) => order[trend],
    },
  ]
}

export function ScorersPanel({ data, search }: Props) {
  const { sport, scorers } = data
  const { scorers: copy } = useFeatureCopy('analytics')
  const { sports, stats } = useFeatureCopy('sport')
  const { language, format } = useApp()
  const columns = useColumns(data)
  const title = sports[sport].scorers
  const sort = sortFrom(search.artilharia)
  const { ratingWeights: weights, ratingPerPoint: perPoint } = rulesOf(sport)
  const parts = Object.entries(weights ?? {}).map(([stat, weight]) =>
    copy.formula.part(weight, stats[stat as PlayerStat]),
  )
  return (
    <Card title={title} aside={<PanelCsv data={data} table="scorers" title={title} />} className="max-md:far-56">
      {scorers.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns}
          rows={sort ? sortRows({ rows: scorers, columns, sort, language }) : scorers}
          rowKey={({ playerId }) => playerId}
          {...(sort && { sort })}
          sortLink={(next) => ({
            to: '/analytics',
            search: (latest: AnalyticsSearch) => ({ ...latest, artilharia: orderOf(next) }),
          })}
        />
      )}
      <p className="mt-3 text-small text-muted">
        {weights === null ? copy.formula.scouts(perPoint) : copy.formula.counts(perPoint, format.list(parts))}{' '}
        {copy.trendRule}
      </p>
    </Card>
  )
}
