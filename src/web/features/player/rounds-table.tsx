import type { MarketClub } from '#contract/market.ts'
import type { PlayerPageView, PlayerRound } from '#contract/player.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { PlayerCopy } from '#web/copy/pt-BR/player.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { ScoutChips } from '#web/ui/scout-chips.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { seasonsAgo } from './player-figures.ts'

interface Facts {
  words: PlayerCopy
  format: Format
  clubs: ReadonlyMap<number, MarketClub>
  seasons: ReadonlyMap<number, SeasonMark>
}

interface SeasonMark {
  ago: number
  /** Whether this row is the newest of its season. It shows the season on screen, other rows only to screen readers. */
  isFirst: boolean
}

function Season({ mark }: { mark: SeasonMark | undefined }) {
  const words = useFeatureCopy('player')
  if (!mark || mark.ago === 0) return null
  return <span className={mark.isFirst ? 'block text-small text-muted' : 'sr-only'}>{words.seasonsAgo(mark.ago)}</span>
}

function roundColumns({ words, format, clubs, seasons }: Facts): Column<PlayerRound>[] {
  return [
    {
      key: 'round',
      header: words.round,
      numeric: true,
      cell: ({ roundNumber, matchId }) => (
        <>
          {format.number(roundNumber)}
          <Season mark={seasons.get(matchId)} />
        </>
      ),
    },
    {
      key: 'opponent',
      header: words.opponent,
      naming: true,
      cell: ({ opponentId, isHome }) => (
        <>
          <TextLink to="/clubes/$clubId" params={{ clubId: String(opponentId) }}>
            {clubs.get(opponentId)?.name}
          </TextLink>{' '}
          <span className="text-small font-normal text-muted">{isHome ? words.home : words.away}</span>
        </>
      ),
    },
    {
      key: 'result',
      header: words.result,
      numeric: true,
      fold: 'phone',
      cell: ({ matchId, ownScore, opponentScore }) => (
        <TextLink to="/partidas/$matchId" params={{ matchId: String(matchId) }}>
          {ownScore}–{opponentScore}
        </TextLink>
      ),
    },
    {
      key: 'scouts',
      header: words.scoutsColumn,
      fold: 'tablet',
      cell: ({ scouts }) => <ScoutChips scouts={scouts} words={words.scouts} pointsText={format.pointTenths} />,
    },
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ pointTenths }) => (pointTenths === null ? words.didNotPlay : format.pointTenths(pointTenths)),
    },
  ]
}

export function RoundsTable({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  if (player.rounds.length === 0) return <p className="text-muted">{words.noRounds}</p>
  const ago = seasonsAgo(player.rounds.map(({ roundNumber }) => roundNumber))
  const seasons = new Map(
    player.rounds.map(({ matchId }, at) => [matchId, { ago: ago[at] ?? 0, isFirst: ago[at] !== ago[at - 1] }]),
  )
  const clubs = new Map(player.clubs.map((club) => [club.id, club]))
  return (
    <DataTable
      caption={words.rounds}
      captionHidden
      columns={roundColumns({ words, format, clubs, seasons })}
      rows={player.rounds}
      rowKey={({ matchId }) => matchId}
    />
  )
}
