import { useMutation } from '@tanstack/react-query'
import type { VarView } from '#contract/var.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { keptReceipts } from '#web/game/receipt/kept-receipts.ts'
import { knownLogs } from '#web/game/receipt/known-logs.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CheckReport } from './check-report.tsx'
import { OwnRoundCheck } from './own-round-check.tsx'

/** VR4: the promises of the server that this device stores, and a check whether the server kept them. */
export function ReceiptsCard({ rounds }: Pick<VarView, 'rounds'>) {
  const { receipts: words } = useFeatureCopy('var')
  const isBrowser = useHydrated()
  return (
    <Card title={words.title}>
      {isBrowser ? <Kept round={rounds[0]} /> : <p className="text-muted">{words.none}</p>}
    </Card>
  )
}

function Kept({ round }: { round: VarView['rounds'][number] | undefined }) {
  const { fetchApi, championship } = useApp()
  const { receipts: words } = useFeatureCopy('var')
  const kept = keptReceipts()
  const check = useMutation({
    mutationFn: async () => {
      const { checkReceipts } = await import('#verify/check-receipts.ts')
      const logs = knownLogs(fetchApi, championship)
      return checkReceipts(
        kept.map(({ promise }) => promise),
        {
          proofOf: async ({ leafHash: hash }) =>
            (await callApi(fetchApi, 'GET /api/var/entries/{hash}', { hash })).proof,
          logsOf: () => logs,
        },
      )
    },
  })
  if (kept.length === 0) return <p className="text-muted">{words.none}</p>
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(kept, null, 2))}`
  return (
    <div className="grid gap-3">
      <p>{words.lead(kept.length)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          {words.button}
        </Button>
        <ButtonAnchor look="secondary" href={file} download="craque-recibos.json">
          {words.file}
        </ButtonAnchor>
      </div>
      <div role="status">
        {check.isPending && <p className="text-muted">{words.busy}</p>}
        {check.isError && <p>{words.failed}</p>}
        {check.data && <CheckReport text={check.data.text} />}
      </div>
      {round && <OwnRoundCheck round={round} />}
    </div>
  )
}
