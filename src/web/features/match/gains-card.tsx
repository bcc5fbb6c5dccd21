import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { AthleteName } from '#web/ui/athlete-name.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { ShareCell } from '#web/ui/share-cell.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { hasGains } from './match-gain-query.ts'
import { OwnGain } from './own-gain.tsx'

const SHOWN_PLAYERS = 3

/** After the match: the viewer's points, the players with most points, and how many picks earned how many points. */
export function GainsCard({ page }: { page: MatchPageView }) {
  const { gains: copy } = useFeatureCopy('begun')
  const { match, pickPoints, players } = page
  if (match.state !== 'final' || (pickPoints.length === 0 && !isFantasySport(match.sport))) return null
  return (
    <Card title={copy.title}>
      {hasGains(match) && <OwnGain matchId={match.id} />}
      {isFantasySport(match.sport) && players.length > 0 && <BestPlayers page={page} />}
      {pickPoints.length > 0 && <PickPoints page={page} />}
    </Card>
  )
}

function BestPlayers({ page }: { page: MatchPageView }) {
  const { gains: copy } = useFeatureCopy('begun')
  const format = useFormat()
  return (
    <>
      <h3 className="mb-1 text-body">{copy.players}</h3>
      <ol className="mb-4 divide-y divide-line">
        {page.players.slice(0, SHOWN_PLAYERS).map((player) => (
          <li key={player.playerId} className="flex min-h-10 items-center justify-between gap-3">
            <AthleteName player={player} sport={page.match.sport} />
            <span className="flex items-center gap-3">
              {player.priceChange !== null && (
                <Trend direction={player.priceChange > 0 ? 'up' : player.priceChange < 0 ? 'down' : 'stable'}>
                  <span className="text-small">
                    {copy.price} {format.signed(player.priceChange)}
                  </span>
                </Trend>
              )}
              <span className="figures">{format.pointTenths(player.pointTenths)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function PickPoints({ page }: { page: MatchPageView }) {
  const { gains: copy } = useFeatureCopy('begun')
  const columns = usePickColumns(page)
  return <DataTable caption={copy.picks} columns={columns} rows={page.pickPoints} rowKey={({ points }) => points} />
}

function usePickColumns({ pickPoints }: MatchPageView): Column<MatchPageView['pickPoints'][number]>[] {
  const { gains: copy } = useFeatureCopy('begun')
  const format = useFormat()
  const most = Math.max(...pickPoints.map(({ managers }) => managers))
  return [
    { key: 'points', header: copy.points, naming: true, cell: ({ points }) => format.signed(points) },
    {
      key: 'managers',
      header: copy.managers,
      numeric: true,
      cell: ({ managers }) => <ShareCell share={managers / most}>{format.number(managers)}</ShareCell>,
    },
  ]
}
