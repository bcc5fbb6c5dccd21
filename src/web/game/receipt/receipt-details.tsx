import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReceiptKind, SavePromiseView } from '#contract/var.ts'
import { apiReader } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { keepReceipt, type Saved } from './kept-receipts.ts'
import { ReceiptProof } from './receipt-proof.tsx'

/** The receipt that this device keeps, or else the promise that the server gives now. */
export function ReceiptDetails({ saved, promise }: { saved: Saved; promise: SavePromiseView | undefined }) {
  const words = useFeatureCopy('receipt')
  const { kind, subjectId } = saved
  if (promise) return <ReceiptProof key={promise.leafHash} saved={saved} promise={promise} />
  // A pick typed for a guest belongs to the guest. The server has no receipt of it for the person who typed it.
  if (kind === 'guest-pick') return <p className="py-2">{words.none}</p>
  return <AskedReceipt saved={{ kind, subjectId }} />
}

function AskedReceipt({ saved }: { saved: Saved & { kind: ReceiptKind } }) {
  const words = useFeatureCopy('receipt')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const { kind, subjectId } = saved
  const { data, error } = useQuery({
    queryKey: ['var', 'asked', kind, subjectId],
    queryFn: async (context) => {
      const { promise } = await apiReader(fetchApi, 'GET /api/var/receipt', { kind, id: subjectId })(context)
      keepReceipt(queryClient, { ...saved, promise })
      return promise
    },
  })
  if (error) return <p className="py-2">{words.failed}</p>
  if (data === undefined) return <p className="py-2">{words.asking}</p>
  return data ? <ReceiptProof saved={saved} promise={data} /> : <p className="py-2">{words.none}</p>
}
