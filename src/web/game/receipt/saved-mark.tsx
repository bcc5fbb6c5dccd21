import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { SavePromiseView } from '#contract/var.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { ReceiptIcon } from './receipt-icon.tsx'
import { keptReceipt, receiptKey, type Saved } from './kept-receipts.ts'

export interface SavedProps {
  saved: Saved
  /** When the stored state was saved. A receipt on this device of another save does not belong to it. */
  savedAtMs?: number
}

/** The receipt of this save on this device. */
export function useKeptReceipt({ saved, savedAtMs }: SavedProps): SavePromiseView | undefined {
  const { data: kept } = useQuery<SavePromiseView | null>({
    queryKey: receiptKey(saved),
    queryFn: () => keptReceipt(saved) ?? null,
    enabled: useHydrated(),
    staleTime: Infinity,
  })
  return kept && (savedAtMs === undefined || kept.atMs === savedAtMs) ? kept : undefined
}

/** VR4: says that something is saved, with the mark of its receipt or a plain check. */
export function SavedMark({ children, ...about }: SavedProps & { children: ReactNode }) {
  const promise = useKeptReceipt(about)
  const check = <Check size={16} aria-hidden className="text-good" />
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-x-2">
      {promise ? <ReceiptIcon key={promise.leafHash} saved={about.saved} promise={promise} /> : check}
      <span>{children}</span>
    </span>
  )
}
