import type { MarketClub, MarketPlayerView } from '#contract/market.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ExpectedRange } from '#web/game/market/expected-range.tsx'
import { isRisky } from './is-risky.ts'
import { DifficultyBars } from './next-opponent.tsx'
import { ShortPosition } from './short-position.tsx'

interface Props {
  player: MarketPlayerView
  clubs: ReadonlyMap<number, MarketClub>
}

/** The values of columns that are hidden on narrow screens, under the player's name. */
export function NarrowFacts({ player, clubs }: Props) {
  const { market } = useFeatureCopy('fantasy')
  const format = useFormat()
  const { next, position, expectedTenths, ownedPercent, projection } = player
  const club = clubs.get(player.clubId)
  const opponent = next ? clubs.get(next.opponentId) : undefined
  const level = next?.difficulty
  const own = <strong className="font-semibold text-text">{club?.code}</strong>
  return (
    <div className="text-small font-normal text-muted max-sm:leading-[1.125rem] md:hidden">
      <p className="flex items-center gap-1">
        <span className="whitespace-nowrap sm:hidden">
          <ShortPosition position={position} /> ·
        </span>
        <span className="sr-only">
          {club?.name},{' '}
          {opponent && next ? market.nextMatch(opponent.name, next.isHome ? market.home : market.away) : ''}
        </span>
        {opponent && next ? (
          // As in match announcements, the home team comes first.
          <span aria-hidden className="whitespace-nowrap">
            {next.isHome ? own : opponent.code} {market.versus} {next.isHome ? opponent.code : own}
          </span>
        ) : (
          <span>
            <span aria-hidden>{own}, </span>
            {market.noMatch}
          </span>
        )}
        {level && (
          <span className="max-[22rem]:hidden">
            <DifficultyBars level={level} />
          </span>
        )}
      </p>
      <p>
        <span className="sm:hidden">{market.expectedShort(format.pointTenths(expectedTenths))} · </span>
        {market.ownedShort(format.percent(ownedPercent))}
      </p>
      {projection && (
        <div className="-mt-1 -mb-0.5 flex items-center gap-2 sm:hidden">
          <span className="w-20 shrink-0">
            <ExpectedRange projection={projection} label={market.range} />
          </span>
          {isRisky(projection) && market.absent(projection.absentPercent)}
        </div>
      )}
    </div>
  )
}
