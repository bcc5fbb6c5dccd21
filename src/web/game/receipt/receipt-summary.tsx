import type { SavePromiseView } from '#contract/var.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useTimeZone } from '#web/ui/time.tsx'
import type { Saved } from './kept-receipts.ts'
import { MarkIcon } from './receipt-icon.tsx'
import { useReceiptMark } from './use-receipt-mark.ts'
import { withSeconds } from './with-seconds.ts'

/** VR4: when a save was registered, in one line, with the mark of its checkpoint. */
export function ReceiptSummary({ saved, promise }: { saved: Saved; promise: SavePromiseView }) {
  const words = useFeatureCopy('receipt')
  const format = useFormat()
  const timeZone = useTimeZone()
  const mark = useReceiptMark(saved, promise)
  return (
    <span className="inline-flex items-start gap-1.5 align-top">
      <span className="pt-0.5">
        <MarkIcon mark={mark} />
      </span>
      <strong className={mark === 'broken' ? 'text-bad' : 'text-text'}>
        {mark === 'broken'
          ? words.brokenShort
          : words.saved(withSeconds(format.time(promise.atMs, timeZone), promise.atMs))}
      </strong>
    </span>
  )
}
