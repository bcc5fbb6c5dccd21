import type { Merge } from '#contract/account.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Says what the account took over from the guest's game and what it did not, so that nothing is lost in silence. */
export function MergeDialog({ merge, onClose }: { merge: Merge | null; onClose: () => void }) {
  const copy = useFeatureCopy('account').merge
  const lines = merge ? copy.lines(merge) : []
  return (
    <Dialog
      open={merge !== null}
      title={copy.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.continue}</Button>}
    >
      {lines.length > 0 ? (
        <ul className="grid list-disc gap-1.5 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{copy.nothing}</p>
      )}
    </Dialog>
  )
}
