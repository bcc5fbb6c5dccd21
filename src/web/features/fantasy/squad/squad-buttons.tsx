import { emptySquad } from '#domain/squad/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { CLOSED_NOTE_ID } from './save-button.tsx'
import { dimmed, whileOn } from './still-button.ts'

interface Props {
  editor: SquadEditor
  /** SQ7: nothing can be saved between a deadline and the next round. */
  isClosed: boolean
  onAutoPick: () => void
  /** Set only while the squad can compete. */
  onImprove?: () => void
  onUndo: () => void
}

/** The actions for the whole squad except saving. */
export function SquadButtons({ editor, isClosed, onAutoPick, onImprove, onUndo }: Props) {
  const { squad: words, auto, advice } = useFeatureCopy('fantasy')
  const isEmpty = editor.squad.players.length === 0
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-3 print:hidden">
        <Button look="secondary" className="basis-full" onClick={onAutoPick}>
          {auto.open}
        </Button>
        {onImprove && (
          <Button look="secondary" className="basis-full" onClick={onImprove}>
            {advice.improve}
          </Button>
        )}
        <Button look="quiet" className={`grow ${dimmed}`} {...whileOn(editor.canUndo, onUndo)}>
          {words.undo}
        </Button>
        <Button
          look="quiet"
          className={`grow ${dimmed}`}
          {...whileOn(!isEmpty, () => editor.replace(emptySquad(editor.squad.modality)))}
        >
          {words.clear}
        </Button>
      </div>
      {isClosed && (
        <p id={CLOSED_NOTE_ID} className="pt-2 text-small text-muted">
          {words.closedNow}
        </p>
      )}
    </>
  )
}
