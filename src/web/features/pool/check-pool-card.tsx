import { useMutation } from '@tanstack/react-query'
import { apiPath, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** VR10: people of the bolão can compute its table again in their browser. */
export function CheckPoolCard({ leagueId }: { leagueId: number }) {
  const { fetchApi } = useApp()
  const { check: words } = useFeatureCopy('pool')
  const check = useMutation({
    mutationFn: async () => {
      const { checkPool } = await import('#verify/check-pool.ts')
      return checkPool(await callApi(fetchApi, 'GET /api/pools/{id}/var', { id: leagueId }))
    },
  })
  return (
    <Card title={words.title}>
      <p className="mb-3 text-small text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" busy={check.isPending} onClick={() => check.mutate()}>
          {words.button}
        </Button>
        <a
          className="font-semibold underline"
          href={apiPath('GET /api/pools/{id}/var', { id: leagueId })}
          download={`craque-bolao-${leagueId}.json`}
        >
          {words.file}
        </a>
      </div>
      <div role="status" className="pt-3">
        {check.isPending && <p className="text-muted">{words.busy}</p>}
        {check.isError && <p>{words.failed}</p>}
        {check.data && <pre className="overflow-x-auto text-small whitespace-pre-wrap">{check.data.text}</pre>}
      </div>
    </Card>
  )
}
