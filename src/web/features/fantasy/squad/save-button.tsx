import { useFeatureCopy } from '#web/base/app-context.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { dimmed, whileOn } from './still-button.ts'
import type { useSaveSquad } from './use-save-squad.ts'

export const CLOSED_NOTE_ID = 'mercado-fechado'

interface Props {
  editor: SquadEditor
  saving: ReturnType<typeof useSaveSquad>
  /** SQ7: nothing can be saved between a deadline and the next round. */
  isClosed: boolean
}

/** Saves changes, and says when there are none. */
export function SaveButton({ editor, saving, isClosed }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  const isEmpty = editor.squad.players.length === 0
  const isSaved = editor.saved !== undefined && editor.draft === undefined
  const isOff = isClosed || saving.isPending || isSaved || (isEmpty && !editor.saved)
  return (
    <Button
      id="salvar"
      look={isSaved ? 'quiet' : 'primary'}
      {...whileOn(!isOff, saving.save)}
      className={`px-3 whitespace-nowrap ${isSaved ? 'text-good!' : dimmed}`}
      aria-busy={saving.isPending || undefined}
      aria-describedby={isClosed ? CLOSED_NOTE_ID : undefined}
    >
      {saving.isPending ? words.saving : isSaved ? words.isSaved : words.save}
    </Button>
  )
}
