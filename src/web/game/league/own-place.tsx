import type { LeagueView, Membership } from '#contract/league.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Trend } from '#web/ui/trend.tsx'

interface Props {
  league: Pick<LeagueView, 'participants' | 'format'>
  mine: readonly (Pick<Membership, 'rank' | 'before'> & { isOut?: boolean })[]
}

/** The viewer's best rank in a league and its change. In a knock-out: whether they are still in it. */
export function OwnPlace({ league, mine }: Props) {
  const words = useFeatureCopy('joining')
  const format = useFormat()
  const [best] = mine.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
  if (!best) return null
  if (league.format === 'mata-mata')
    return (
      <span className="text-small text-muted">
        {mine.every(({ isOut }) => isOut) ? words.knockedOut : words.inBracket}
      </span>
    )
  if (best.rank === null) return <span className="text-small text-muted">{words.noPlace}</span>
  const moved = best.before === null ? 0 : best.before - best.rank
  return (
    <span className="flex shrink-0 items-baseline gap-2 whitespace-nowrap tabular-nums">
      {moved !== 0 && (
        <Trend direction={moved > 0 ? 'up' : 'down'}>
          <span className="text-small">{format.number(Math.abs(moved))}</span>
        </Trend>
      )}
      <span>{words.ownPlace(best.rank, league.participants)}</span>
    </span>
  )
}
