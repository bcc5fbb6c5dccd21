import { queryOptions } from '@tanstack/react-query'
import type { AuditFinding, CorrectionRequest, DecisionRequest } from '#contract/operator.ts'
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

/** Tells each finding as soon as it is known; fails when the audit did not reach its end. */
export async function runAudit(fetchApi: FetchApi, onFinding: (finding: AuditFinding) => void): Promise<void> {
  const response = await fetchApi('/api/operator/audit', { method: 'POST' }).catch((cause: unknown) => {
    throw new ApiProblem({ kind: 'network' }, { cause })
  })
  if (!response.ok || !response.body) throw await problemOf(response)
  const { auditFindingSchema } = await import('#contract/operator.ts')
  for await (const line of linesOf(response.body)) {
    const finding = auditFindingSchema.safeParse(line)
    if (finding.success) onFinding(finding.data)
    else if ((line as { ended?: boolean }).ended === true) return
  }
  throw new ApiProblem({ kind: 'unreadable' })
}
