import type { SavePromiseView } from '#contract/var.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { VarSign } from '#web/ui/var-sign.tsx'
import type { Saved } from './kept-receipts.ts'
import { MarkIcon } from './receipt-icon.tsx'
import { useReceiptMark } from './use-receipt-mark.ts'
import { withSeconds } from './with-seconds.ts'

/** VR4: when the save was registered, whether a checkpoint covers it, and the receipt as a file. */
export function ReceiptProof({ saved, promise }: { saved: Saved; promise: SavePromiseView }) {
  const words = useFeatureCopy('receipt')
  const format = useFormat()
  const timeZone = useTimeZone()
  const mark = useReceiptMark(saved, promise)
  const receipt = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(promise, null, 2))}`
  return (
    <div className="grid gap-2 py-2">
      <p className="flex items-start gap-2">
        <span className="pt-0.5">
          <MarkIcon mark={mark} />
        </span>
        <span>
          <strong className="text-text">
            {words.registered(withSeconds(format.time(promise.atMs, timeZone), promise.atMs))}
          </strong>{' '}
          {words[mark]} <VarSign />
        </span>
      </p>
      <div>
        <ButtonAnchor look="secondary" href={receipt} download="craque-recibo.json">
          {words.keep}
        </ButtonAnchor>
      </div>
    </div>
  )
}
