import { deadEndOf } from '#domain/squad/completion.ts'
import { budgetLeft, squadSize } from '#domain/squad/squad.ts'
import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { SaveButton } from './squad/save-button.tsx'
import type { useSaveSquad } from './squad/use-save-squad.ts'

interface Props {
  editor: SquadEditor
  saving: ReturnType<typeof useSaveSquad>
  isClosed: boolean
  onAutoPick: () => void
}

/** Always in sight while a squad is built: its state and the save button. */
export function SquadBar({ editor, saving, isClosed, onAutoPick }: Props) {
  const { squad } = editor
  const { squad: words, auto, advice } = useFeatureCopy('fantasy')
  const { budget } = useCopy().shell
  return (
    <div
      data-foot-bar
      className="sticky bottom-[calc(0.75rem+var(--dock))] z-20 flex items-stretch gap-1 rounded-control border border-control bg-raised p-1 min-[76rem]:col-span-2 min-[76rem]:justify-self-end print:hidden"
    >
      <a
        href="#meu-time"
        className="flex min-h-11 min-w-0 grow flex-col justify-center rounded-[7px] px-2 leading-tight font-semibold text-text sm:flex-row sm:items-center sm:justify-between sm:gap-4 sm:px-2.5"
      >
        <span className="text-small tabular-nums">
          {words.count(squad.players.length, squadSize(squad))} · {budget.left(budgetLeft(squad))}
          {deadEndOf(squad, editor.forSale) && <span className="text-bad"> · {advice.deadEnd.short}</span>}
        </span>
        <span className="text-small underline decoration-control underline-offset-3 min-[76rem]:sr-only sm:text-body">
          {words.goToSquad}
        </span>
      </a>
      <Button look="secondary" aria-label={auto.open} onClick={onAutoPick} className="px-3 min-[76rem]:hidden">
        {auto.short}
      </Button>
      <SaveButton editor={editor} saving={saving} isClosed={isClosed} />
    </div>
  )
}
