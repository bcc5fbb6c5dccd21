import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { isFantasySport, SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { ClubView } from '#contract/club.ts'
import type { MatchPageView, MatchPlayerView } from '#contract/match.ts'
import { apiPath } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AthleteName } from '#web/ui/athlete-name.tsx'
import { Card } from '#web/ui/card.tsx'
import { CsvLink } from '#web/ui/csv-link.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ScoutChips } from '#web/ui/scout-chips.tsx'

export function PlayersCard({ page }: { page: MatchPageView }) {
  const { csvOf, csv } = useFeatureCopy('figures')
  const { match, players } = page
  const { title, later } = useFeatureCopy('begun').players
  if (players.length === 0)
    return (
      <Card title={title}>
        <p className="text-muted">{later}</p>
      </Card>
    )
  return (
    <Card
      title={title}
      aside={
        <CsvLink href={apiPath('GET /api/matches/{id}/scouts.csv', { id: match.id })} label={csvOf(title)} text={csv} />
      }
    >
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {[match.home, match.away].map((club) => (
          <SidePlayers
            key={club.id}
            page={page}
            club={club}
            players={players.filter(({ clubId }) => clubId === club.id)}
          />
        ))}
      </div>
    </Card>
  )
}

interface Props {
  page: MatchPageView
  club: ClubView
  players: readonly MatchPlayerView[]
}

function SidePlayers({ page, club, players }: Props) {
  const { players: copy } = useFeatureCopy('begun')
  const columns = useColumns(page)
  return (
    <DataTable
      caption={copy.caption(club.name)}
      columns={columns}
      rows={bestFirst(page, players)}
      rowKey={({ playerId }) => playerId}
    />
  )
}

type Counted = MatchPlayerView['scouts'][number]
const isScout = (one: Counted): one is Counted & { scout: Scout } => SCOUTS.some((scout) => scout === one.scout)

const countOf = ({ scouts }: MatchPlayerView, stat: string) => scouts.find(({ scout }) => scout === stat)?.count ?? 0

/** Football players come sorted by points. In other sports the sport's first statistic decides. */
function bestFirst({ match }: MatchPageView, players: readonly MatchPlayerView[]): readonly MatchPlayerView[] {
  if (isFantasySport(match.sport)) return players
  const [stat] = SPORT_RULES[match.sport].stats
  return players.toSorted((a, b) => countOf(b, stat) - countOf(a, stat))
}

function useColumns({ match }: MatchPageView): Column<MatchPlayerView>[] {
  const { players: copy } = useFeatureCopy('begun')
  const { scouts: scoutNames } = useFeatureCopy('player')
  const { stats } = useFeatureCopy('sport')
  const format = useFormat()
  const name: Column<MatchPlayerView> = {
    key: 'player',
    header: copy.player,
    naming: true,
    cell: (row) => <AthleteName player={row} sport={match.sport} />,
  }
  if (!isFantasySport(match.sport)) {
    return [
      name,
      ...SPORT_RULES[match.sport].stats.map((stat): Column<MatchPlayerView> => ({
        key: stat,
        header: stats[stat],
        numeric: true,
        cell: (row) => format.number(countOf(row, stat)),
      })),
    ]
  }
  return [
    name,
    {
      key: 'scouts',
      header: copy.scouts,
      fold: 'phone',
      cell: ({ scouts }) => (
        <ScoutChips scouts={scouts.filter(isScout)} words={scoutNames} pointsText={format.pointTenths} />
      ),
    },
    {
      key: 'points',
      header: copy.points,
      numeric: true,
      cell: ({ pointTenths }) => <strong>{format.pointTenths(pointTenths)}</strong>,
    },
  ]
}
