import type { OwnRound } from '#contract/live.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { causeText } from '#web/game/live/cause-words.ts'
import type { OwnMove } from '#web/game/live/own-moves.ts'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { Trend } from '#web/ui/trend.tsx'

interface Props {
  tenths: number
  spread: OwnRound['spread']
  standing: OwnRound['standing']
  /** The last change of the total. */
  move: OwnMove | undefined
}

/** The viewer's points next to the round's average and highest, and the ranks in the round and overall. */
export function RoundFigures({ tenths, spread, standing, move }: Props) {
  const words = useFeatureCopy('live')
  const { scouts } = useFeatureCopy('player')
  const format = useFormat()
  const { figures } = words
  return (
    <div className="flex items-center gap-x-4">
      <p className="shrink-0">
        <LiveFigure value={tenths} className="-ml-1 px-1 text-[3.25rem]/[1] sm:text-[4rem]/[1]">
          {format.pointTenths(tenths)}
        </LiveFigure>
        <span className="sr-only"> {words.ownRound.sum(words.provisional)}</span>
      </p>
      <div className="min-w-0 text-small sm:text-body">
        {spread && <p className="text-muted">{figures.spread(spread.averageTenths, spread.highestTenths)}</p>}
        {spread && spread.rank !== null && (
          <p>
            <strong className="tabular-nums">{figures.rank(spread.rank)}</strong>{' '}
            <span className="text-muted">{figures.ofRound(spread.lineups)}</span>
          </p>
        )}
        {standing && (
          <p className="flex flex-wrap items-baseline gap-x-1.5">
            <span>
              <strong className="tabular-nums">{figures.rank(standing.rank)}</strong>{' '}
              <span className="text-muted">{figures.ofAll(standing.of)}</span>
            </span>
            {move && move.places !== 0 && (
              <Trend direction={move.places > 0 ? 'up' : 'down'}>{format.number(Math.abs(move.places))}</Trend>
            )}
          </p>
        )}
        {move?.first && (
          <p aria-hidden className="font-semibold">
            {causeText(move.first, { live: words, scouts })}
          </p>
        )}
      </div>
    </div>
  )
}
