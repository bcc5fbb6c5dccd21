import type { SquadView } from '#contract/squad.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from './save-status.tsx'

interface Props {
  stored: SquadView | undefined
  onUseSaved: (squad: SquadView) => void
  onKeepMine: (squad: SquadView) => void
}

/** The squad was saved elsewhere in the meantime. Nothing is lost: the person chooses one of the two. */
export function ConflictNote({ stored, onUseSaved, onKeepMine }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  return (
    <div role="status">
      {stored && (
        <div className="pt-3">
          <Note tone="bad" title={words.conflictTitle}>
            <p>{words.conflictText}</p>
            <div className="flex flex-wrap gap-2 py-2">
              <Button look="secondary" onClick={() => onUseSaved(stored)}>
                {words.useSaved}
              </Button>
              <Button look="secondary" onClick={() => onKeepMine(stored)}>
                {words.keepMine}
              </Button>
            </div>
          </Note>
        </div>
      )}
    </div>
  )
}
