import type { TieView } from '#contract/league.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Card } from '#web/ui/card.tsx'

/** Stages side by side on wide screens, one below the other on a phone; a list of lists for the ear. */
export function Bracket({ ties }: { ties: readonly TieView[] }) {
  const { page: words } = useFeatureCopy('league')
  const stages = [...new Set(ties.map(({ stage }) => stage))].sort((a, b) => a - b)
  return (
    <Card title={words.bracket}>
      {stages.length === 0 && <p className="text-muted">{words.bracketLater}</p>}
      <ol className="flex flex-col gap-4 sm:flex-row sm:flex-wrap">
        {stages.map((stage) => {
          const played = ties.filter((tie) => tie.stage === stage)
          return (
            <li key={stage} className="min-w-48 flex-1">
              <h3 className="pb-2 text-small text-muted">{words.stage(played.length)}</h3>
              <ul className="flex h-full flex-col justify-around gap-2">
                {played.map((tie) => (
                  <li key={tie.slot} className="rounded-control border border-line">
                    <Side side={tie.a} tie={tie} />
                    <Side side={tie.b} tie={tie} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Side({ side, tie }: { side: TieView['a']; tie: TieView }) {
  const { page: words } = useFeatureCopy('league')
  const format = useFormat()
  if (!side) return <p className="px-3 py-1.5 text-small text-muted">{words.bye}</p>
  const isWinner = tie.winnerSquadId === side.squadId
  return (
    <p className={`flex justify-between gap-3 px-3 py-1.5 ${isWinner ? 'font-bold' : 'text-muted'}`}>
      <span className="truncate">
        {side.name}
        {isWinner && <span className="sr-only"> ({words.advances})</span>}
      </span>
      {side.pointTenths !== null && <span className="tabular-nums">{format.pointTenths(side.pointTenths)}</span>}
    </p>
  )
}
