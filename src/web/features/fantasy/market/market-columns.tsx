import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import type { AddError } from '#domain/squad/apply-moves.ts'
import type { DeadEnd } from '#domain/squad/completion.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'
import { ExpectedRange } from '#web/game/market/expected-range.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { deadEndWithOneMore } from '#web/features/fantasy/advice/dead-end-text.ts'
import { playerConcern } from '#web/features/fantasy/advice/player-concern.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { AddButton } from './add-button.tsx'
import { isRisky } from './is-risky.ts'
import { NarrowFacts } from './narrow-facts.tsx'
import { NextOpponent } from './next-opponent.tsx'
import { PriceChange } from './price-change.tsx'
import { PlayerName } from './player-name.tsx'
import { ShortPosition } from './short-position.tsx'

export interface MarketActions {
  isIn: (playerId: number) => boolean
  reasonFor: (player: MarketPlayerView) => AddError | undefined
  /** The new dead end that adding the player would cause, if any. */
  deadEndFor: (player: MarketPlayerView) => DeadEnd | undefined
  add: (player: MarketPlayerView) => void
  remove: (player: MarketPlayerView) => void
}

interface Facts {
  words: FantasyCopy
  format: Format
  clubs: ReadonlyMap<number, MarketClub>
  actions: MarketActions
}

/** Sum of the points of the last matches. A match that the player missed counts as 0. */
export const formTenths = (last: readonly (number | null)[]) =>
  last.reduce<number>((sum, tenths) => sum + (tenths ?? 0), 0)

function aboutStatus(player: MarketPlayerView, { statuses, advice }: FantasyCopy): string {
  const concern = playerConcern(player)
  return concern ? advice.concerns[concern] : statuses[player.status]
}

const played = (tenths: readonly (number | null)[]) => tenths.filter((value) => value !== null)

const nameOfClub = (clubs: Facts['clubs'], player: MarketPlayerView) => clubs.get(player.clubId)?.name ?? ''

/** The columns for the player, the position, the club and the next opponent. */
function playerColumns({ words, clubs, actions }: Facts): Column<MarketPlayerView>[] {
  const { columns } = words.market
  const clubName = (player: MarketPlayerView) => nameOfClub(clubs, player)
  return [
    {
      key: 'name',
      header: columns.player,
      naming: true,
      sortValue: ({ name }) => name,
      cell: (player) => (
        <>
          <PlayerName player={player} club={clubs.get(player.clubId)} />
          <NarrowFacts player={player} clubs={clubs} />
          {actions.deadEndFor(player) && (
            <p aria-hidden className="text-small font-semibold text-bad">
              {words.advice.deadEnd.mark}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'position',
      header: columns.position,
      fold: 'phone',
      foldAway: true,
      sortValue: ({ position }) => POSITIONS.indexOf(position),
      cell: ({ position }) => <ShortPosition position={position} />,
    },
    {
      key: 'club',
      header: columns.club,
      fold: 'phone',
      foldAway: true,
      sortValue: clubName,
      cell: (player) => (
        <PlainLink
          to="/clubes/$clubId"
          params={{ clubId: String(player.clubId) }}
          title={clubName(player)}
          className="whitespace-nowrap underline decoration-control underline-offset-3 hover:decoration-brand"
        >
          {/* From 76rem on, the list is next to the squad and has room for three letters only. */}
          <span className="min-[76rem]:sr-only">{clubName(player)}</span>
          <span aria-hidden className="hidden min-[76rem]:inline">
            {clubs.get(player.clubId)?.code}
          </span>
        </PlainLink>
      ),
    },
    {
      key: 'next',
      header: columns.next,
      fold: 'tablet',
      foldAway: true,
      sortValue: ({ next }) => next?.difficulty ?? 9,
      cell: ({ next }) => <NextOpponent next={next} club={next ? clubs.get(next.opponentId) : undefined} />,
    },
  ]
}

/** The columns for what the player is expected to do and has done. */
function figureColumns({ words, format }: Facts): Column<MarketPlayerView>[] {
  const { columns, didNotPlay } = words.market
  const lastInWords = ({ lastTenths }: MarketPlayerView) =>
    lastTenths.map((tenths) => (tenths === null ? didNotPlay : format.pointTenths(tenths))).join('; ')
  return [
    {
      key: 'expected',
      header: columns.expected,
      numeric: true,
      fold: 'phone',
      foldAway: true,
      sortValue: ({ expectedTenths }) => expectedTenths,
      cell: ({ expectedTenths, projection }) => (
        <span className="inline-block w-14">
          {format.pointTenths(expectedTenths)}
          {projection && <ExpectedRange projection={projection} label={words.market.range} />}
          {isRisky(projection) && (
            <span className="block text-small text-muted">{words.market.absent(projection.absentPercent)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'last',
      header: columns.last,
      numeric: true,
      fold: 'wide',
      foldAway: true,
      sortValue: ({ lastTenths }) => formTenths(lastTenths),
      cell: (player) => (
        <span className="flex justify-end">
          <Sparkline values={played(player.lastTenths)} label={lastInWords(player)} width={40} />
        </span>
      ),
    },
    {
      key: 'owned',
      header: columns.owned,
      numeric: true,
      fold: 'tablet',
      foldAway: true,
      sortValue: ({ ownedPercent }) => ownedPercent,
      cell: ({ ownedPercent }) => format.percent(ownedPercent),
    },
    {
      key: 'points',
      header: columns.points,
      numeric: true,
      sortValue: ({ points }) => points,
      cell: ({ points }) => format.number(points),
    },
  ]
}

/** The columns for what the player costs. */
function priceColumns({ words, format }: Facts): Column<MarketPlayerView>[] {
  const { columns } = words.market
  return [
    {
      key: 'value',
      header: columns.value,
      numeric: true,
      sortValue: ({ price }) => price,
      cell: ({ price, priceChange }) => (
        <>
          {format.number(price)}
          <span className="block text-small lg:hidden">
            <PriceChange change={priceChange} />
          </span>
        </>
      ),
    },
    {
      key: 'change',
      header: columns.change,
      numeric: true,
      fold: 'wide',
      foldAway: true,
      sortValue: ({ priceChange }) => priceChange,
      cell: ({ priceChange }) => <PriceChange change={priceChange} />,
    },
  ]
}

function actionColumn({ words, clubs, actions }: Facts): Column<MarketPlayerView> {
  return {
    key: 'action',
    header: words.market.columns.action,
    numeric: true,
    cell: (player) => {
      const deadEnd = actions.deadEndFor(player)
      return (
        <AddButton
          name={player.name}
          about={words.market.about({
            position: words.positions[player.position],
            club: nameOfClub(clubs, player),
            value: player.price,
            status: aboutStatus(player, words),
          })}
          isIn={() => actions.isIn(player.id)}
          reason={actions.reasonFor(player)}
          warning={deadEnd && deadEndWithOneMore(deadEnd, words.advice)}
          onAdd={() => actions.add(player)}
          onRemove={() => actions.remove(player)}
        />
      )
    },
  }
}

export const marketColumns = (facts: Facts): Column<MarketPlayerView>[] => [
  ...playerColumns(facts),
  ...figureColumns(facts),
  ...priceColumns(facts),
  actionColumn(facts),
]
