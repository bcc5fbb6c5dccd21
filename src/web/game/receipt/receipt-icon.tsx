import Circle from 'lucide-react/icons/circle'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CircleX from 'lucide-react/icons/circle-x'
import type { SavePromiseView } from '#contract/var.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { Saved } from './kept-receipts.ts'
import { useReceiptMark, type ReceiptMark } from './use-receipt-mark.ts'

const icons = { covered: CircleCheckBig, awaited: Circle, broken: CircleX }
const tones = { covered: 'text-good', awaited: 'text-muted', broken: 'text-bad' }

export function MarkIcon({ mark }: { mark: ReceiptMark }) {
  const Icon = icons[mark]
  return <Icon aria-hidden size={16} className={`shrink-0 ${tones[mark]}`} data-mark={mark} />
}

/** The mark changes when a checkpoint covers the save. A broken promise also shows words. */
export function ReceiptIcon({ saved, promise }: { saved: Saved; promise: SavePromiseView }) {
  const { brokenShort } = useFeatureCopy('receipt')
  const mark = useReceiptMark(saved, promise)
  return (
    <>
      <MarkIcon mark={mark} />
      {mark === 'broken' && <strong className="text-bad">{brokenShort}</strong>}
    </>
  )
}
