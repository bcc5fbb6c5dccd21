import type { QueryClient } from '@tanstack/react-query'
import type { ReceiptKind, SavePromiseView } from '#contract/var.ts'
import { championshipIn } from '#web/base/championship.ts'

/** What a save was about. */
export interface Saved {
  kind: ReceiptKind | 'guest-pick'
  /** The id of the squad, match, bolão or question. */
  subjectId: number
}

export interface KeptReceipt extends Saved {
  promise: SavePromiseView
}

/** VR4: the most receipts that a device stores for one championship. The oldest are dropped. */
const MOST_KEPT = 300

const storageKey = () => `craque-var-receipts:${championshipIn(location.search) ?? ''}`

/** The stored receipts, newest last. Empty if the browser refuses storage or somebody changed the value by hand. */
export function keptReceipts(): KeptReceipt[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey()) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as KeptReceipt[]) : []
  } catch {
    return []
  }
}

const isSame = (one: Saved, other: Saved) => one.kind === other.kind && one.subjectId === other.subjectId

/** The newest stored receipt for the same kind and subject. */
export const keptReceipt = (saved: Saved): SavePromiseView | undefined =>
  keptReceipts().findLast((one) => isSame(one, saved))?.promise

export const receiptKey = ({ kind, subjectId }: Saved) => ['var', 'receipt', kind, subjectId] as const

/** VR4: the device stores the promise, so that people can prove that a save was left out of the log. */
export function keepReceipt(
  queryClient: QueryClient,
  saved: Saved & { promise: SavePromiseView | null | undefined },
): void {
  const { kind, subjectId, promise } = saved
  if (!promise) return
  queryClient.setQueryData(receiptKey(saved), promise)
  const others = keptReceipts().filter((one) => one.promise.leafHash !== promise.leafHash)
  try {
    const kept: KeptReceipt[] = [...others, { kind, subjectId, promise }]
    localStorage.setItem(storageKey(), JSON.stringify(kept.slice(-MOST_KEPT)))
  } catch {
    // Without storage the promise lasts as long as the page.
  }
}
