import { useMutation } from '@tanstack/react-query'
import type { VarView } from '#contract/var.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { keptReceipts } from '#web/game/receipt/kept-receipts.ts'
import { knownLogs } from '#web/game/receipt/known-logs.ts'
import { Button } from '#web/ui/button.tsx'
import { readParts } from './read-parts.ts'

/** VR4, VR9: compares the receipts on this device with what the newest round shows in the name of its person. */
export function OwnRoundCheck({ round: { id, number } }: { round: VarView['rounds'][number] }) {
  const { fetchApi, championship } = useApp()
  const { ownRound: words } = useFeatureCopy('var')
  const check = useMutation({
    mutationFn: async () => {
      const { checkOwnRound } = await import('#verify/check-files.ts')
      const receipts = keptReceipts().map(({ promise }) => promise)
      return checkOwnRound(await readParts(fetchApi, id), { receipts, logs: knownLogs(fetchApi, championship) })
    },
  })
  const { data } = check
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.lead(number)}</p>
      <div>
        <Button look="secondary" busy={check.isPending} onClick={() => check.mutate()}>
          {words.button}
        </Button>
      </div>
      <div role="status">
        {check.isPending && <p className="text-muted">{words.busy}</p>}
        {check.isError && <p>{words.failed}</p>}
        {data && (
          <>
            <p className="font-semibold">
              {!data.isRight ? words.wrong : data.compared === 0 ? words.nothing : words.right(data.compared)}
            </p>
            <pre className="mt-2 overflow-x-auto text-small whitespace-pre-wrap">{data.text}</pre>
          </>
        )}
      </div>
    </div>
  )
}
