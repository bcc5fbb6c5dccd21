import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import type { AddError } from '#domain/squad/apply-moves.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { Format } from '#web/copy/format.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { AddButton } from './add-button.tsx'
import { NextOpponent } from './next-opponent.tsx'
import { PlayerName } from './player-name.tsx'
import { ShortPosition } from './short-position.tsx'

export interface MarketActions {
  isIn: (playerId: number) => boolean
  reasonFor: (player: MarketPlayerView) => AddError | undefined
  add: (player: MarketPlayerView) => void
  remove: (player: MarketPlayerView) => void
}

interface Facts {
  words: FantasyCopy
  format: Format
  clubs: ReadonlyMap<number, MarketClub>
  actions: MarketActions
}

const played = (tenths: readonly (number | null)[]) => tenths.filter((value) => value !== null)

export function marketColumns({ words, format, clubs, actions }: Facts): Column<MarketPlayerView>[] {
  const { columns, didNotPlay } = words.market
  const clubName = (player: MarketPlayerView) => clubs.get(player.clubId)?.name ?? ''
  const lastInWords = ({ lastTenths }: MarketPlayerView) =>
    lastTenths.map((tenths) => (tenths === null ? didNotPlay : format.pointTenths(tenths))).join('; ')
  return [
    {
      key: 'name',
      header: columns.player,
      naming: true,
      sortValue: ({ name }) => name,
      cell: (player) => <PlayerName player={player} club={clubs.get(player.clubId)} />,
    },
    {
      key: 'position',
      header: columns.position,
      fold: 'phone',
      sortValue: ({ position }) => POSITIONS.indexOf(position),
      cell: ({ position }) => <ShortPosition position={position} />,
    },
    {
      key: 'club',
      header: columns.club,
      fold: 'phone',
      sortValue: clubName,
      cell: clubName,
    },
    {
      key: 'next',
      header: columns.next,
      fold: 'tablet',
      sortValue: ({ next }) => next?.difficulty ?? 9,
      cell: ({ next }) => <NextOpponent next={next} club={next ? clubs.get(next.opponentId) : undefined} />,
    },
    {
      key: 'expected',
      header: columns.expected,
      numeric: true,
      fold: 'phone',
      sortValue: ({ expectedTenths }) => expectedTenths,
      cell: ({ expectedTenths }) => format.pointTenths(expectedTenths),
    },
    {
      key: 'owned',
      header: columns.owned,
      numeric: true,
      fold: 'tablet',
      sortValue: ({ ownedPercent }) => ownedPercent,
      cell: ({ ownedPercent }) => format.percent(ownedPercent),
    },
    {
      key: 'points',
      header: columns.points,
      numeric: true,
      sortValue: ({ pointTenths }) => pointTenths,
      cell: (player) => (
        <span className="inline-flex items-center justify-end gap-2">
          <span className="max-sm:sr-only" title={columns.last}>
            <span className="sr-only">{columns.last}: </span>
            <Sparkline values={played(player.lastTenths)} label={lastInWords(player)} width={36} />
          </span>
          {format.pointTenths(player.pointTenths)}
        </span>
      ),
    },
    {
      key: 'value',
      header: columns.value,
      numeric: true,
      sortValue: ({ price }) => price,
      cell: ({ price, priceChange }) => (
        <span className="inline-flex items-center justify-end gap-1" title={words.market.priceChange(priceChange)}>
          {format.number(price)}
          <Trend direction={priceChange > 0 ? 'up' : priceChange < 0 ? 'down' : 'stable'} />
        </span>
      ),
    },
    {
      key: 'action',
      header: columns.action,
      numeric: true,
      cell: (player) => (
        <AddButton
          name={player.name}
          about={words.market.about({
            position: words.positions[player.position],
            club: clubName(player),
            value: player.price,
            status: words.statuses[player.status],
          })}
          isIn={actions.isIn(player.id)}
          reason={actions.reasonFor(player)}
          onAdd={() => actions.add(player)}
          onRemove={() => actions.remove(player)}
        />
      ),
    },
  ]
}
