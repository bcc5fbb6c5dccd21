import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SavePromiseView } from '#contract/var.ts'
import { apiReader } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { isCoveredBy } from './check-entry.ts'
import { keepReceipt, keptReceipt, type Saved } from './kept-receipts.ts'
import { knownLogs } from './known-logs.ts'

/** How often the page asks for a proof. The server adds new entries to the log every second. */
const ASK_MS = 2_000
/** VR4: the longest time that a checkpoint may take. */
const BROKEN_MS = 60_000

export type ReceiptMark = 'covered' | 'awaited' | 'broken'

/**
 * Polls until a checkpoint covers the entry. This device measures the minute itself, from the first render, so that a
 * wrong clock cannot look like a broken promise.
 */
export function useReceiptMark(saved: Saved, promise: SavePromiseView): ReceiptMark {
  const { fetchApi, championship } = useApp()
  const queryClient = useQueryClient()
  const [sinceMs] = useState(() => performance.now())
  const { leafHash } = promise
  const { data } = useQuery({
    queryKey: ['var', 'entry', leafHash],
    queryFn: async (context) => {
      const answer = await apiReader(fetchApi, 'GET /api/var/entries/{hash}', { hash: leafHash })(context)
      const isCovered = await isCoveredBy(answer, leafHash, knownLogs(fetchApi, championship))
      return { isCovered, isLate: performance.now() - sinceMs > BROKEN_MS }
    },
    enabled: !promise.isCovered,
    initialData: { isCovered: false, isLate: false },
    staleTime: ASK_MS,
    refetchInterval: ({ state }) => (state.data?.isCovered ? false : ASK_MS),
  })
  const isNews = data.isCovered && !promise.isCovered
  useEffect(() => {
    const isKept = keptReceipt(saved)?.leafHash === leafHash
    if (isNews || !isKept)
      keepReceipt(queryClient, { ...saved, promise: isNews ? { ...promise, isCovered: true } : promise })
  })
  if (promise.isCovered || data.isCovered) return 'covered'
  return data.isLate ? 'broken' : 'awaited'
}
