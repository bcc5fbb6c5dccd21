import type { ReactNode } from 'react'
import type { Receipt } from '#contract/squad.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { lazyPart, PartPlace } from '#web/base/lazy-part.tsx'
import { useProblemText } from '#web/base/problem-text.ts'
import { useTimeZone } from '#web/ui/time.tsx'
import { withSeconds } from '#web/game/receipt/with-seconds.ts'

interface Props {
  error: Error | null
  isWaiting: boolean
  isDirty: boolean
  receipt: Receipt | null
  squadId: number
}

/**
 * What became of the last save: it waits offline, the reason for its refusal, its receipt. Also says if edits are
 * unsaved.
 */
export function SaveStatus({ error, isWaiting, isDirty, receipt, squadId }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  return (
    <div role="status" className="grid gap-2 pt-3">
      {isWaiting ? <Note tone="info" title={words.waiting} /> : error && <Refusal error={error} />}
      {isDirty && !isWaiting && <p className="text-small text-muted">{receipt ? words.unsaved : words.keptHere}</p>}
      {receipt && <ReceiptLine receipt={receipt} squadId={squadId} />}
    </div>
  )
}

const edges = { info: 'border-info', bad: 'border-bad' }

export function Note({ title, tone, children }: { title: string; tone: keyof typeof edges; children?: ReactNode }) {
  return (
    <div className={`rounded-control border border-l-4 px-3 py-2 ${edges[tone]}`}>
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}

/** A save that waits offline and a conflict have notes of their own, so their errors are not shown here. */
function Refusal({ error }: { error: Error }) {
  const { squad: words } = useFeatureCopy('fantasy')
  const { closedTitle } = useFeatureCopy('joining').squad
  const problemText = useProblemText()
  const kind = error instanceof ApiProblem ? error.kind : undefined
  if (kind === 'network' || kind === 'squad_conflict') return null
  const [title, text] =
    kind === 'market_closed' ? [closedTitle, words.closedText] : [words.refusedTitle, problemText(error)]
  return (
    <Note tone="bad" title={title}>
      <p>{text}</p>
    </Note>
  )
}

const ReceiptProof = lazyPart(
  async () => (await import('#web/game/receipt/receipt-proof.tsx')).ReceiptProof,
  ['receipt'],
)

const ReceiptSummary = lazyPart(
  async () => (await import('#web/game/receipt/receipt-summary.tsx')).ReceiptSummary,
  ['receipt'],
)

const CODE_LENGTH = 8

function ReceiptLine({ receipt, squadId }: { receipt: Receipt; squadId: number }) {
  const { roundNumber, savedAtMs, hash, promise } = receipt
  const { squad: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const timeZone = useTimeZone()
  const time = withSeconds(format.dateTime(savedAtMs, timeZone), savedAtMs)
  const saved = { kind: 'squad', subjectId: squadId } as const
  const code = <span>{words.receiptText(roundNumber, time, hash.slice(0, CODE_LENGTH))}</span>
  const plain = (
    <>
      <strong className="text-text">{words.receipt}</strong> {code}
    </>
  )
  return (
    <details className="text-small text-muted">
      <summary className="cursor-pointer py-1">
        <PartPlace isThere={promise !== null} fallback={plain}>
          {promise && (
            <>
              <ReceiptSummary key={promise.leafHash} saved={saved} promise={promise} /> {code}
            </>
          )}
        </PartPlace>
      </summary>
      <PartPlace isThere={promise !== null}>
        {promise && <ReceiptProof key={promise.leafHash} saved={saved} promise={promise} />}
      </PartPlace>
      <p>
        {words.receiptHash}: <code className="break-all">{hash}</code>
      </p>
    </details>
  )
}
