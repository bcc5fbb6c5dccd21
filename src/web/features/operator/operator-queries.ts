import { queryOptions } from '@tanstack/react-query'
import type { AuditFinding, CorrectionRequest, DecisionRequest, WorldRequest } from '#contract/operator.ts'
import { ApiProblem, apiReader, callApi, problemOf, type FetchApi } from '#web/base/api-client.ts'

const overviewPollMs = 10_000
const roundPollMs = 5_000

export const overviewQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'overview'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/operator',
      schema: async () => (await import('#contract/operator.ts')).operatorOverviewSchema,
    }),
    refetchInterval: overviewPollMs,
  })

export const worldQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'world'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/operator/world',
      schema: async () => (await import('#contract/operator.ts')).operatorWorldSchema,
    }),
  })

export const roundQuery = (fetchApi: FetchApi, roundId: number) =>
  queryOptions({
    queryKey: ['operator', 'round', roundId],
    queryFn: ({ signal }) =>
      callApi({
        fetchApi,
        path: `/api/operator/rounds/${roundId}`,
        schema: async () => (await import('#contract/operator.ts')).operatorRoundSchema,
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.state === 'settled' ? false : roundPollMs),
  })

const done = async () => (await import('#contract/account.ts')).doneSchema

export function operatorApi(fetchApi: FetchApi) {
  const post = (path: string, body?: unknown) =>
    callApi({ fetchApi, path: `/api/operator/${path}`, schema: done, method: 'POST', body })
  return {
    lock: (roundId: number) => post(`rounds/${roundId}/lock`),
    settle: (roundId: number) => post(`rounds/${roundId}/settle`),
    correct: (matchId: number, correction: CorrectionRequest) => post(`matches/${matchId}/corrections`, correction),
    decide: (matchId: number, decision: DecisionRequest) => post(`matches/${matchId}/decisions`, decision),
    setPace: (pace: number) =>
      callApi({ fetchApi, path: '/api/operator/pace', schema: done, method: 'PUT', body: { pace } }),
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done: isOver } = await reader.read()
    if (isOver) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

interface Followed {
  fetchApi: FetchApi
  path: string
  body?: unknown
  onLine: (line: unknown) => void
}

/** Tells each line as soon as it is there; fails when the work did not reach its end. */
async function follow({ fetchApi, path, body, onLine }: Followed): Promise<void> {
  const response = await fetchApi(`/api/operator/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new ApiProblem({ kind: 'network' }, { cause })
  })
  if (!response.ok || !response.body) throw await problemOf(response)
  for await (const line of linesOf(response.body)) {
    const { ended } = line as { ended?: boolean }
    if (ended === true) return
    if (ended === undefined) onLine(line)
  }
  throw new ApiProblem({ kind: 'unreadable' })
}

export async function runAudit(fetchApi: FetchApi, onFinding: (finding: AuditFinding) => void): Promise<void> {
  const { auditFindingSchema } = await import('#contract/operator.ts')
  await follow({ fetchApi, path: 'audit', onLine: (line) => onFinding(auditFindingSchema.parse(line)) })
}

/** Tells how much of it is there, 0 to 1. */
export async function fillWorld(
  fetchApi: FetchApi,
  { size, onShare }: WorldRequest & { onShare: (share: number) => void },
): Promise<void> {
  const { worldStepSchema } = await import('#contract/operator.ts')
  const onLine = (line: unknown) => onShare(worldStepSchema.parse(line).share)
  await follow({ fetchApi, path: 'world', body: { size }, onLine })
}
