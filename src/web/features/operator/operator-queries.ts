import { queryOptions } from '@tanstack/react-query'
import type { Done } from '#contract/account.ts'
import type {
  AuditFinding,
  CorrectionRequest,
  OperatorOverview,
  OperatorRound,
  OperatorWorld,
  Proposals,
  WorldRequest,
  WorldStep,
} from '#contract/operator.ts'
import { ApiProblem, apiReader, callApi, problemOf, type FetchApi } from '#web/base/api-client.ts'

const overviewPollMs = 10_000
const roundPollMs = 5_000

export const overviewQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'overview'],
    queryFn: apiReader<OperatorOverview>({
      fetchApi,
      path: '/api/operator',
    }),
    refetchInterval: overviewPollMs,
  })

export const proposalsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'proposals'],
    queryFn: apiReader<Proposals>({ fetchApi, path: '/api/operator/proposals' }),
    refetchInterval: overviewPollMs,
  })

export const worldQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'world'],
    queryFn: apiReader<OperatorWorld>({
      fetchApi,
      path: '/api/operator/world',
    }),
  })

export const roundQuery = (fetchApi: FetchApi, roundId: number) =>
  queryOptions({
    queryKey: ['operator', 'round', roundId],
    queryFn: ({ signal }) =>
      callApi<OperatorRound>({
        fetchApi,
        path: `/api/operator/rounds/${roundId}`,
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.state === 'settled' ? false : roundPollMs),
  })

export function operatorApi(fetchApi: FetchApi) {
  const post = (path: string, body?: unknown) =>
    callApi<Done>({ fetchApi, path: `/api/operator/${path}`, method: 'POST', body })
  return {
    lock: (roundId: number) => post(`rounds/${roundId}/lock`),
    settle: (roundId: number) => post(`rounds/${roundId}/settle`),
    correct: (matchId: number, correction: CorrectionRequest) => post(`matches/${matchId}/corrections`, correction),
    answerProposal: (id: number, isConfirmed: boolean) =>
      callApi<Done>({ fetchApi, path: `/api/operator/proposals/${id}`, method: 'PUT', body: { isConfirmed } }),
    setPace: (pace: number) => callApi<Done>({ fetchApi, path: '/api/operator/pace', method: 'PUT', body: { pace } }),
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

interface Followed<Line> {
  fetchApi: FetchApi
  path: string
  body?: unknown
  onLine: (line: Line) => void
}

/** Passes on each line as it arrives. Fails if the response ends before the work does. */
async function follow<Line>({ fetchApi, path, body, onLine }: Followed<Line>): Promise<void> {
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
    if (ended === undefined) onLine(line as Line)
  }
  throw new ApiProblem({ kind: 'unreadable' })
}

export async function runAudit(fetchApi: FetchApi, onFinding: (finding: AuditFinding) => void): Promise<void> {
  await follow<AuditFinding>({ fetchApi, path: 'audit', onLine: onFinding })
}

/** Reports progress as a share from 0 to 1. */
export async function fillWorld(
  fetchApi: FetchApi,
  { size, onShare }: WorldRequest & { onShare: (share: number) => void },
): Promise<void> {
  await follow<WorldStep>({ fetchApi, path: 'world', body: { size }, onLine: ({ share }) => onShare(share) })
}
