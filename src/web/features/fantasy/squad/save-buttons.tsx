import { useId } from 'react'
import { emptySquad } from '#domain/squad/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import type { useSaveSquad } from './use-save-squad.ts'

interface Props {
  editor: SquadEditor
  saving: ReturnType<typeof useSaveSquad>
  /** SQ7: nothing can be saved between a deadline and the next round. */
  isClosed: boolean
  onAutoPick: () => void
  /** Only for who has an eleven to improve. */
  onImprove?: () => void
  onUndo: () => void
}

/** Off for a moment, yet still there for the keyboard: a button that vanished would take the focus with it. */
const still = (isOff: boolean, act: () => void) => ({
  'aria-disabled': isOff || undefined,
  onClick: () => {
    if (!isOff) act()
  },
})
const dim = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

export function SaveButtons({ editor, saving, isClosed, onAutoPick, onImprove, onUndo }: Props) {
  const { squad: words, auto, advice } = useFeatureCopy('fantasy')
  const id = useId()
  const isEmpty = editor.squad.players.length === 0
  const isOff = isClosed || saving.isPending || (isEmpty && !editor.saved)
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-3 print:hidden">
        <Button
          id="salvar"
          {...still(isOff, saving.save)}
          className={`basis-full ${dim}`}
          aria-busy={saving.isPending || undefined}
          aria-describedby={isClosed ? id : undefined}
        >
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button look="secondary" className="basis-full" onClick={onAutoPick}>
          {auto.open}
        </Button>
        {onImprove && (
          <Button look="secondary" className="basis-full" onClick={onImprove}>
            {advice.improve}
          </Button>
        )}
        <Button look="quiet" className={`grow ${dim}`} {...still(!editor.canUndo, onUndo)}>
          {words.undo}
        </Button>
        <Button
          look="quiet"
          className={`grow ${dim}`}
          {...still(isEmpty, () => editor.replace(emptySquad(editor.squad.modality)))}
        >
          {words.clear}
        </Button>
      </div>
      {isClosed && (
        <p id={id} className="pt-2 text-small text-muted">
          {words.closedNow}
        </p>
      )}
    </>
  )
}
