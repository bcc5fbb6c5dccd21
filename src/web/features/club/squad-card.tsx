import { isFantasySport, SPORT_RULES, type PlayerStat } from '#domain/sport/sport-rules.ts'
import type { ClubPageView, SquadPlayerView } from '#contract/club-page.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AvailabilityBadge } from '#web/ui/availability-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Trend } from '#web/ui/trend.tsx'

export function SquadCard({ page }: { page: ClubPageView }) {
  const { squad: copy } = useFeatureCopy('club')
  const columns = useColumns(page)
  return (
    <Card title={copy.title} aside={copy.note}>
      <DataTable
        caption={copy.title}
        captionHidden
        columns={columns}
        rows={page.players}
        rowKey={({ playerId }) => playerId}
      />
    </Card>
  )
}

function useColumns({ sport }: ClubPageView): Column<SquadPlayerView>[] {
  const { squad: copy } = useFeatureCopy('club')
  const { stats, positions } = useFeatureCopy('sport')
  const format = useFormat()
  const isFootball = isFantasySport(sport)
  const statColumn = (stat: PlayerStat, index: number): Column<SquadPlayerView> => ({
    key: stat,
    header: stats[stat],
    numeric: true,
    ...(index > 0 && { fold: 'phone' as const, foldAway: true }),
    cell: ({ season }) => format.number(season?.totals[index] ?? 0),
  })
  return [
    {
      key: 'number',
      header: copy.number,
      fold: 'phone',
      foldAway: true,
      cell: ({ shirtNumber }) => format.number(shirtNumber),
    },
    { key: 'player', header: copy.player, naming: true, cell: (row) => <Player row={row} isFootball={isFootball} /> },
    {
      key: 'position',
      header: copy.position,
      fold: 'tablet',
      cell: ({ position }) => positions[position as keyof typeof positions] ?? position,
    },
    {
      key: 'matches',
      header: copy.matches,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      cell: ({ season }) => format.number(season?.matches ?? 0),
    },
    ...SPORT_RULES[sport].stats.map(statColumn),
    ...(isFootball
      ? [
          {
            key: 'price',
            header: copy.price,
            numeric: true,
            cell: ({ price }: SquadPlayerView) => (price === null ? '–' : format.number(price)),
          },
        ]
      : []),
    {
      key: 'rating',
      header: copy.rating,
      numeric: true,
      cell: ({ season }) =>
        season ? (
          <span className="inline-flex items-center gap-1.5">
            <Trend direction={season.trend} />
            <strong>{format.pointTenths(season.ratingTenths)}</strong>
          </span>
        ) : (
          '–'
        ),
    },
  ]
}

function Player({ row, isFootball }: { row: SquadPlayerView; isFootball: boolean }) {
  const { squad: copy } = useFeatureCopy('club')
  return (
    <span id={`jogador-${row.playerId}`} className="flex scroll-mt-24 flex-wrap items-center gap-x-2">
      {isFootball ? (
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(row.playerId) }}>
          {row.name}
        </TextLink>
      ) : (
        row.name
      )}
      {row.status !== 'provavel' && <AvailabilityBadge status={row.status} words={copy.statuses} />}
    </span>
  )
}
