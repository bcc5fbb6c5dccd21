import type { MarketView } from '#contract/market.ts'
import type { PlayerPageView } from '#contract/player.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { TwoSidedBars, type SidesRow } from '#web/ui/two-sided-bars.tsx'
import { averageTenths, playedRounds, pointsByScout } from './player-figures.ts'

interface Props {
  player: PlayerPageView
  other: PlayerPageView | undefined
  market: MarketView | undefined
}

const SHOWN_SCOUTS = 6

/**
 * The scouts that bring the two players most points, with points per match: a player with twice the matches is not
 * twice as good.
 */
function scoutRows(player: PlayerPageView, other: PlayerPageView, names: Record<string, string>): SidesRow[] {
  const perMatch = (one: PlayerPageView) => {
    const played = Math.max(1, playedRounds(one).length)
    return new Map<string, number>(pointsByScout(one).map(({ scout, pointTenths }) => [scout, pointTenths / played]))
  }
  const [left, right] = [perMatch(player), perMatch(other)]
  const all = [...new Set([...left.keys(), ...right.keys()])]
  const weight = (scout: string) => Math.abs(left.get(scout) ?? 0) + Math.abs(right.get(scout) ?? 0)
  return all
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN_SCOUTS)
    .map((scout) => ({ name: names[scout] ?? scout, left: left.get(scout) ?? 0, right: right.get(scout) ?? 0 }))
}

/** Bars of two players from the middle outwards, with a mark at the better one. */
export function CompareBars({ player, other, market }: Props) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  if (!other) return null
  const expected = ({ id }: PlayerPageView) => market?.players.find((one) => one.id === id)?.expectedTenths ?? null
  const sides = [player.name, other.name] as const
  const rows: SidesRow[] = [
    { name: words.average, left: averageTenths(player), right: averageTenths(other) },
    { name: words.expected, left: expected(player), right: expected(other) },
    ...scoutRows(player, other, words.scouts),
  ]
  return (
    <div className="mb-5">
      <TwoSidedBars
        caption={words.barsCaption}
        sides={sides}
        rows={rows}
        valueText={(value) => format.pointTenths(Math.round(value))}
        betterText={words.better}
      />
      <p className="mt-2 text-small text-muted">{words.perMatch}</p>
    </div>
  )
}
