import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavePromiseView, VarReceipt } from '#contract/var.ts'
import { apiReader } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { keepReceipt, type Saved } from './kept-receipts.ts'
import { ReceiptProof } from './receipt-proof.tsx'

/** The receipt that this device keeps, or else the promise that the server gives now. */
export function ReceiptDetails({ saved, promise }: { saved: Saved; promise: SavePromiseView | undefined }) {
  return promise ? (
    <ReceiptProof key={promise.leafHash} saved={saved} promise={promise} />
  ) : (
    <AskedReceipt saved={saved} />
  )
}

function AskedReceipt({ saved }: { saved: Saved }) {
  const words = useFeatureCopy('receipt')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const { kind, subjectId } = saved
  const { data, error } = useQuery({
    queryKey: ['var', 'asked', kind, subjectId],
    queryFn: async (context) => {
      const path = `/api/var/receipt?kind=${kind}&id=${subjectId}`
      const { promise } = await apiReader<VarReceipt>({ fetchApi, path })(context)
      keepReceipt(queryClient, { ...saved, promise })
      return promise
    },
  })
  if (error) return <p className="py-2">{words.failed}</p>
  if (data === undefined) return <p className="py-2">{words.asking}</p>
  return data ? <ReceiptProof saved={saved} promise={data} /> : <p className="py-2">{words.none}</p>
}
