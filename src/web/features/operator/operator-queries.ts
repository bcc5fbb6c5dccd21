import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AuditFinding, CorrectionRequest, WorldRequest, WorldStep } from '#contract/operator.ts'
import {
  ApiProblem,
  apiRequest,
  requestInit,
  type ApiRequest,
  apiReader,
  callApi,
  problemOf,
  type FetchApi,
} from '#web/base/api-client.ts'

const overviewPollMs = 10_000
const roundPollMs = 5_000

export const overviewQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'overview'],
    queryFn: apiReader(fetchApi, 'GET /api/operator'),
    refetchInterval: overviewPollMs,
  })

export const journalQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'journal'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/journal', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: overviewPollMs,
  })

export const jobsQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'jobs'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/jobs', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: overviewPollMs,
  })

export const proposalsQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'proposals'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/proposals', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: overviewPollMs,
  })

export const worldQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'world'],
    queryFn: apiReader(fetchApi, 'GET /api/operator/world'),
  })

export const roundQuery = (fetchApi: FetchApi, roundId: number) =>
  queryOptions({
    queryKey: ['operator', 'round', roundId],
    queryFn: ({ signal }) => callApi(fetchApi, 'GET /api/operator/rounds/{id}', { id: roundId, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'settled' ? false : roundPollMs),
  })

export function operatorApi(fetchApi: FetchApi) {
  return {
    lock: (roundId: number) => callApi(fetchApi, 'POST /api/operator/rounds/{id}/lock', { id: roundId }),
    settle: (roundId: number) => callApi(fetchApi, 'POST /api/operator/rounds/{id}/settle', { id: roundId }),
    correct: (matchId: number, correction: CorrectionRequest) =>
      callApi(fetchApi, 'POST /api/operator/matches/{id}/corrections', { id: matchId, body: correction }),
    answerProposal: (id: number, isConfirmed: boolean) =>
      callApi(fetchApi, 'PUT /api/operator/proposals/{id}', { id, body: { isConfirmed } }),
    setPace: (pace: number) => callApi(fetchApi, 'PUT /api/operator/pace', { body: { pace } }),
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
  request: ApiRequest
  onLine: (line: Line) => void
}

/** Passes on each line as it arrives. Fails if the response ends before the work does. */
async function follow<Line>({ fetchApi, request, onLine }: Followed<Line>): Promise<void> {
  const response = await fetchApi(request.path, requestInit(request)).catch((cause: unknown) => {
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
  await follow<AuditFinding>({ fetchApi, request: apiRequest('POST /api/operator/audit'), onLine: onFinding })
}

/** Reports progress as a share from 0 to 1. */
export async function fillWorld(
  fetchApi: FetchApi,
  { size, onShare }: WorldRequest & { onShare: (share: number) => void },
): Promise<void> {
  await follow<WorldStep>({
    fetchApi,
    request: apiRequest('POST /api/operator/world', { body: { size } }),
    onLine: ({ share }) => onShare(share),
  })
}
