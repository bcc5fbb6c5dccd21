import type { TieView } from '#contract/league.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { bracketStages } from './bracket-stages.ts'

/** Half the gap between two columns, where the lines between stages run. */
const toNext =
  'lg:after:absolute lg:after:top-1/2 lg:after:-right-3 lg:after:w-3 lg:after:border-t lg:after:border-control'
const fromBefore =
  'lg:before:absolute lg:before:top-1/2 lg:before:-left-3 lg:before:w-3 lg:before:border-t lg:before:border-control'
const joins = {
  upper: 'top-1/2 bottom-0',
  lower: 'top-0 bottom-1/2',
}

/** Stages side by side on wide screens, one below the other on narrower ones. Screen readers get a list of lists. */
export function Bracket({ ties }: { ties: readonly TieView[] }) {
  const { page: words } = useFeatureCopy('league')
  const stages = bracketStages(ties)
  const isLive = ties.some((tie) => tie.isLive)
  return (
    <Card title={words.bracket}>
      {stages.length === 0 && <p className="text-muted">{words.bracketLater}</p>}
      {isLive && <p className="mb-3 text-small text-muted">{words.liveTies}</p>}
      <ol className="flex flex-col gap-5 lg:flex-row lg:gap-6">
        {stages.map(({ stage, places }, column) => (
          <li key={stage} className="flex min-w-0 flex-1 flex-col">
            <h3 className="pb-2 text-small text-muted">{words.stage(places.length)}</h3>
            <ul className="flex grow flex-col">
              {places.map(({ slot, tie }) => (
                <li key={slot} className="relative flex flex-1 flex-col justify-center py-1">
                  <div
                    className={`relative rounded-control border ${tie?.isLive ? 'border-bad' : 'border-line'} ${column > 0 ? fromBefore : ''} ${column < stages.length - 1 ? toNext : ''}`}
                  >
                    <Tie tie={tie} />
                  </div>
                  {column < stages.length - 1 && (
                    <span
                      aria-hidden
                      className={`absolute -right-3 hidden border-r border-control lg:block ${slot % 2 === 0 ? joins.upper : joins.lower}`}
                    />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Tie({ tie }: { tie: TieView | null }) {
  const { page: words } = useFeatureCopy('league')
  if (!tie) {
    return (
      <div className="text-small text-muted">
        <p className="px-2 py-1.5">{words.undecided}</p>
        <p aria-hidden className="px-2 py-1.5">
          {words.undecided}
        </p>
      </div>
    )
  }
  return (
    <>
      <Side side={tie.a} tie={tie} />
      <Side side={tie.b} tie={tie} />
      {tie.isLive && <p className="px-2 pb-1 text-small text-bad">{words.liveTie}</p>}
    </>
  )
}

function Side({ side, tie }: { side: TieView['a']; tie: TieView }) {
  const { page: words } = useFeatureCopy('league')
  const format = useFormat()
  if (!side) return <p className="px-2 py-1.5 text-small text-muted">{words.bye}</p>
  const isWinner = tie.winnerSquadId === side.squadId
  const isOut = tie.winnerSquadId !== null && !isWinner
  return (
    <p
      className={`flex items-start justify-between gap-2 px-2 py-1.5 ${isWinner ? 'font-bold' : isOut ? 'text-muted' : ''}`}
    >
      <span className="min-w-0">
        <span className="block truncate" title={side.name}>
          {side.name}
          {isWinner && <span className="sr-only"> ({words.advances})</span>}
        </span>
        <span className="block truncate text-small font-normal text-muted" title={side.managerName}>
          {side.managerName}
        </span>
      </span>
      {side.pointTenths !== null && <span className="tabular-nums">{format.pointTenths(side.pointTenths)}</span>}
    </p>
  )
}
