import type { ReactNode } from 'react'
import type { Receipt, SquadView } from '#contract/squad.ts'
import { ApiProblem } from '#web/api-client.ts'
import { useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { useTimeZone } from '#web/ui/time.tsx'

interface Props {
  error: Error | null
  isWaiting: boolean
  isDirty: boolean
  receipt: Receipt | null
  onUseSaved: (squad: SquadView) => void
  onKeepMine: (squad: SquadView) => void
}

/** How the last save went, and it stays: a receipt, or what was refused and why. */
export function SaveStatus({ error, isWaiting, isDirty, receipt, ...conflict }: Props) {
  const { squad: words } = useFeatureCopy('fantasy')
  return (
    <div role="status" className="grid gap-2 pt-3">
      {isWaiting ? <Note title={words.waiting} /> : error && <Refusal error={error} {...conflict} />}
      {isDirty && !isWaiting && <p className="text-small text-muted">{receipt ? words.unsaved : words.keptHere}</p>}
      {receipt && <ReceiptLine receipt={receipt} />}
    </div>
  )
}

function Note({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-control border border-bad px-3 py-2">
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  )
}

function Refusal({ error, onUseSaved, onKeepMine }: { error: Error } & Pick<Props, 'onUseSaved' | 'onKeepMine'>) {
  const { squad: words } = useFeatureCopy('fantasy')
  const kind = error instanceof ApiProblem ? error.kind : undefined
  if (kind === 'network') return null
  if (kind === 'market_closed') {
    return (
      <Note title={words.closedTitle}>
        <p>{words.closedText}</p>
      </Note>
    )
  }
  const current = error instanceof ApiProblem ? storedSquad(error) : undefined
  if (kind === 'squad_conflict' && current) {
    return (
      <Note title={words.conflictTitle}>
        <p>{words.conflictText}</p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button look="secondary" onClick={() => onUseSaved(current)}>
            {words.useSaved}
          </Button>
          <Button look="secondary" onClick={() => onKeepMine(current)}>
            {words.keepMine}
          </Button>
        </div>
      </Note>
    )
  }
  return (
    <Note title={words.refusedTitle}>
      <p>{error.message}</p>
    </Note>
  )
}

/** The server sends along what is stored now. */
function storedSquad({ facts }: ApiProblem): SquadView | undefined {
  const { squad } = facts
  return typeof squad === 'object' && squad !== null && 'version' in squad ? (squad as SquadView) : undefined
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { squad: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const timeZone = useTimeZone()
  return (
    <details className="text-small text-muted">
      <summary className="cursor-pointer py-1">
        <strong className="text-text">{words.receipt}</strong>{' '}
        <span>{words.receiptText(receipt.roundNumber, format.dateTime(receipt.savedAtMs, timeZone))}</span>
      </summary>
      <p>
        {words.receiptHash}: <code className="break-all">{receipt.hash}</code>
      </p>
    </details>
  )
}
