import { budgetLeft, SQUAD_SIZE, type Squad } from '#domain/squad/squad.ts'
import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'

/** Where the squad is far below the market, its state stays in sight with the way to it. */
export function SquadBar({ squad }: { squad: Squad }) {
  const { squad: words } = useFeatureCopy('fantasy')
  const { budget } = useCopy().shell
  return (
    <div className="sticky bottom-[calc(0.75rem+var(--dock))] z-20 min-[76rem]:hidden">
      <a
        href="#meu-time"
        className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-control bg-raised px-4 font-semibold text-text"
      >
        <span className="tabular-nums">
          {words.count(squad.players.length, SQUAD_SIZE)} · {budget.left(budgetLeft(squad))}
        </span>
        <span>{words.goToSquad}</span>
      </a>
    </div>
  )
}
