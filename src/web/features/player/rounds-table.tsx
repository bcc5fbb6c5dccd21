import type { MarketClub } from '#contract/market.ts'
import type { PlayerPageView, PlayerRound } from '#contract/player.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import type { Format } from '#web/copy/format.ts'
import type { PlayerCopy } from '#web/copy/pt-BR/player.ts'
import { DataTable, type Column } from '#web/ui/data-table.tsx'

interface Facts {
  words: PlayerCopy
  format: Format
  clubs: ReadonlyMap<number, MarketClub>
}

function roundColumns({ words, format, clubs }: Facts): Column<PlayerRound>[] {
  const scoutsInWords = ({ scouts }: PlayerRound) =>
    scouts.map(({ scout, count }) => `${words.scouts[scout]}${count > 1 ? ` ×${count}` : ''}`).join(', ')
  return [
    { key: 'round', header: words.round, numeric: true, cell: ({ roundNumber }) => format.number(roundNumber) },
    {
      key: 'opponent',
      header: words.opponent,
      naming: true,
      cell: ({ opponentId, isHome }) => (
        <>
          {clubs.get(opponentId)?.name}{' '}
          <span className="text-small font-normal text-muted">{isHome ? words.home : words.away}</span>
        </>
      ),
    },
    {
      key: 'result',
      header: words.result,
      numeric: true,
      fold: 'phone',
      cell: ({ ownScore, opponentScore }) => `${ownScore}–${opponentScore}`,
    },
    {
      key: 'scouts',
      header: words.scoutsColumn,
      fold: 'tablet',
      cell: (round) => <span className="text-small">{scoutsInWords(round)}</span>,
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
  const clubs = new Map(player.clubs.map((club) => [club.id, club]))
  return (
    <DataTable
      caption={words.rounds}
      captionHidden
      columns={roundColumns({ words, format, clubs })}
      rows={player.rounds}
      rowKey={({ matchId }) => matchId}
    />
  )
}
