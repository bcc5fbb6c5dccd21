import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { MarketView } from '#contract/market.ts'
import type { PlayerPageView } from '#contract/player.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { averageTenths, lastPoints, playedRounds } from './player-figures.ts'

interface Props {
  /** The player of the page comes first. */
  players: readonly PlayerPageView[]
  market: MarketView | undefined
  onRemove: (id: number) => void
}

type Figure = [label: string, value: (player: PlayerPageView) => ReactNode]

function useFigures(market: MarketView | undefined): Figure[] {
  const words = useFeatureCopy('player')
  const format = useFormat()
  const tenths = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format.pointTenths(value)
  const onMarket = new Map(market?.players.map((player) => [player.id, player]))
  return [
    [words.position, ({ position }) => words.positions[position]],
    [words.price, ({ price }) => format.number(price)],
    [words.change, ({ priceChange }) => format.signed(priceChange)],
    [words.expected, ({ id }) => tenths(onMarket.get(id)?.expectedTenths)],
    [
      words.projection.title,
      ({ projection }) =>
        projection ? words.projection.range(tenths(projection.lowTenths), tenths(projection.highTenths)) : '–',
    ],
    [words.projection.absent, ({ projection }) => (projection ? format.percent(projection.absentPercent) : '–')],
    [words.owned, ({ id }) => format.percent(onMarket.get(id)?.ownedPercent ?? 0)],
    [words.average, (player) => tenths(averageTenths(player))],
    [words.matches, (player) => format.number(playedRounds(player).length)],
    [
      words.form,
      (player) => {
        const last = lastPoints(player)
        const inWords = last.map((value) => (value === null ? words.didNotPlay : format.pointTenths(value))).join('; ')
        return (
          <span className="flex justify-end">
            <Sparkline values={last.filter((value) => value !== null)} label={inWords} width={56} />
          </span>
        )
      },
    ],
    [words.nextOne, (player) => <NextMatch player={player} />],
  ]
}

function NextMatch({ player: { nextMatches, clubs } }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const [next] = nextMatches
  if (!next) return words.noNext
  const opponent = clubs.find(({ id }) => id === next.opponentId)
  return (
    <>
      <TextLink to="/partidas/$matchId" params={{ matchId: String(next.matchId) }}>
        <span aria-hidden className="sm:hidden">
          {opponent?.code}
        </span>
        <span className="max-sm:sr-only">{opponent?.name}</span>
      </TextLink>
      <span className="block text-small text-muted">
        {next.isHome ? words.home : words.away}
        {next.difficulty !== null && `, ${words.difficulty[next.difficulty]}`}
      </span>
    </>
  )
}

export function CompareTable({ players, market, onRemove }: Props) {
  const words = useFeatureCopy('player')
  const figures = useFigures(market)
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{words.compareCaption}</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="text-small font-semibold text-muted">
            {words.figure}
          </th>
          {players.map(({ id, name }, at) => (
            <th key={id} scope="col" className="pl-2 text-right font-semibold wrap-anywhere">
              {at === 0 ? (
                name
              ) : (
                <>
                  <IconButton label={words.remove(name)} onClick={() => onRemove(id)}>
                    <X size={16} aria-hidden />
                  </IconButton>
                  <span className="block">
                    <TextLink to="/jogadores/$playerId" params={{ playerId: String(id) }}>
                      {name}
                    </TextLink>
                  </span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(([label, value]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="h-10 text-small font-normal text-muted">
              {label}
            </th>
            {players.map((player) => (
              <td key={player.id} className="pl-2 text-right">
                {value(player)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
