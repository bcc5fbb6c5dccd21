import type { SquadView } from '#contract/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { dropDraft, noteDraft } from '#web/game/squad/squad-store.ts'
import type { SquadEditor } from '#web/game/squad/use-squad-editor.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from './save-status.tsx'
import type { useSaveSquad } from './use-save-squad.ts'

interface Props {
  editor: SquadEditor
  stored: SquadView
  saving: Pick<ReturnType<typeof useSaveSquad>, 'reset'>
  onStored: (squad: SquadView) => void
}

/** The squad was saved elsewhere in the meantime. Nothing is lost: the person chooses one of the two versions. */
export function ConflictNote({ editor, stored, saving, onStored }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')

  function takeSaved() {
    dropDraft(editor.key)
    onStored(stored)
    saving.reset()
  }

  function keepMine() {
    onStored(stored)
    if (editor.draft) noteDraft(editor.key, { ...editor.draft, version: stored.version })
    saving.reset()
  }

  return (
    <div className="pt-3">
      <Note tone="bad" title={words.conflictTitle}>
        <p>{words.conflictText}</p>
        <div className="flex flex-wrap gap-2 py-2">
          <Button look="secondary" onClick={takeSaved}>
            {words.useSaved}
          </Button>
          <Button look="secondary" onClick={keepMine}>
            {words.keepMine}
          </Button>
        </div>
      </Note>
    </div>
  )
}
