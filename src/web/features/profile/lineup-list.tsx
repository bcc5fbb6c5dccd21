import { useInfiniteQuery } from '@tanstack/react-query'
import type { LineupView } from '#contract/manager.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { playerNote, reserveNote } from '#web/game/lineup/lineup-notes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { lineupsQuery } from './manager-parts-query.ts'
import { PagedCard } from './paged-card.tsx'

export function LineupList({ managerId }: { managerId: number }) {
  const { fetchApi } = useApp()
  const { manager: copy } = useFeatureCopy('profile')
  const query = useInfiniteQuery(lineupsQuery(fetchApi, managerId))
  const lineups = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <PagedCard
      title={copy.lineups}
      query={query}
      isEmpty={lineups.length === 0}
      waiting="h-64"
      empty={{ title: copy.lineupsEmpty, detail: copy.lineupsEmptyDetail }}
      more={copy.more}
    >
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
        {lineups.map((lineup) => (
          <Lineup key={`${lineup.roundId}-${lineup.squadId}`} lineup={lineup} managerId={managerId} />
        ))}
      </div>
    </PagedCard>
  )
}

function Lineup({ lineup, managerId }: { lineup: LineupView; managerId: number }) {
  const { manager: copy } = useFeatureCopy('profile')
  const { lineup: words } = useFeatureCopy('live')
  return (
    <div className="rounded-control border border-line p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-bold">
          {lineup.counts ? (
            <TextLink to="/rodadas/$roundId" params={{ roundId: lineup.roundId }} search={{ participante: managerId }}>
              {copy.lineup(lineup.season, lineup.round)}
            </TextLink>
          ) : (
            copy.lineup(lineup.season, lineup.round)
          )}
        </span>
        <span className="figures">{lineup.pointTenths === null ? copy.pending : copy.points(lineup.pointTenths)}</span>
      </p>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-small text-muted">
        {lineup.squadName}
        {!lineup.counts && <Badge>{copy.leaguesOnly}</Badge>}
      </p>
      <table className="w-full text-left">
        <caption className="sr-only">{`${copy.lineup(lineup.season, lineup.round)}: ${lineup.squadName}`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.columns.player}</th>
            <th scope="col">{copy.columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {lineup.players.map((player) => (
            <PlayerRow key={player.playerId} player={player} note={playerNote(player, words)} />
          ))}
          {lineup.bench.map((reserve) => (
            <PlayerRow
              key={reserve.playerId}
              player={reserve}
              note={reserveNote(reserve, words)}
              isIdle={reserve.insteadOf === null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlayerRowProps {
  player: Pick<LineupView['players'][number], 'playerId' | 'name' | 'position' | 'club' | 'pointTenths'>
  note: string | undefined
  /** An unused reserve, whose points count in no sum. */
  isIdle?: boolean
}

function PlayerRow({ player, note, isIdle = false }: PlayerRowProps) {
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  const points = format.pointTenths(player.pointTenths)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-2 font-medium">
        <TextLink to="/jogadores/$playerId" params={{ playerId: String(player.playerId) }}>
          {player.name}
        </TextLink>{' '}
        <span className="text-small font-normal text-muted">
          {positions[player.position]}, {player.club}
          {note && `, ${note}`}
        </span>
      </th>
      <td className={`py-1.5 text-right ${isIdle ? 'text-muted' : ''}`}>{isIdle ? `(${points})` : points}</td>
    </tr>
  )
}
