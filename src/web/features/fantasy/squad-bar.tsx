import { deadEndOf } from '#domain/squad/completion.ts'
import { budgetLeft, squadSize } from '#domain/squad/squad.ts'
import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'

/** Where the squad is far below the market, its state stays in sight with the way to it. */
export function SquadBar({ editor, onAutoPick }: { editor: SquadEditor; onAutoPick: () => void }) {
  const { squad } = editor
  const { squad: words, auto, advice } = useFeatureCopy('fantasy')
  const { budget } = useCopy().shell
  return (
    <div
      data-foot-bar
      className="sticky bottom-[calc(0.75rem+var(--dock))] z-20 flex items-stretch gap-1 rounded-control border border-control bg-raised p-1 min-[76rem]:hidden print:hidden"
    >
      <a
        href="#meu-time"
        className="flex min-h-11 grow items-center justify-between gap-2 rounded-[7px] px-2.5 font-semibold text-text"
      >
        <span className="text-small tabular-nums">
          {words.count(squad.players.length, squadSize(squad))} · {budget.left(budgetLeft(squad))}
          {deadEndOf(squad, editor.forSale) && <span className="text-bad"> · {advice.deadEnd.short}</span>}
        </span>
        <span className="underline decoration-control underline-offset-3">{words.goToSquad}</span>
      </a>
      <Button look="secondary" aria-label={auto.open} onClick={onAutoPick} className="px-3">
        {auto.short}
      </Button>
    </div>
  )
}
