import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RoundCheckpointView } from '#contract/var.ts'
import { ApiProblem, apiReader, type FetchApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'

/** Null: the log does not have this round. */
export const roundCheckpointQuery = (fetchApi: FetchApi, roundId: number) =>
  queryOptions({
    queryKey: ['var', 'round', roundId],
    queryFn: async (context): Promise<RoundCheckpointView | null> => {
      try {
        return await apiReader(fetchApi, 'GET /api/rounds/{id}/checkpoint', { id: roundId })(context)
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })

/** VR12: a checkpoint to print, to write down, or to send to a group. With it anyone can check the log later. */
export function RoundProof({ roundId }: { roundId: number }) {
  const { fetchApi } = useApp()
  const { proof: words } = useFeatureCopy('var')
  const { data } = useQuery(roundCheckpointQuery(fetchApi, roundId))
  if (!data) return null
  return (
    <Card title={words.title} aside={words.entries(data.size)}>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={data.address} label={words.qr} className="size-44 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-title font-semibold" lang="pt-BR">
            {data.words.join(' ')}
          </p>
          <p className="mt-2 text-small text-muted print:hidden">{words.lead}</p>
          <p className="mt-2 hidden text-small break-all print:block">{data.address.split('#')[0]}</p>
        </div>
      </div>
    </Card>
  )
}
