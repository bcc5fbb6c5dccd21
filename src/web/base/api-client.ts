import type { ProblemDocument } from '#contract/problem.ts'

/** How one side reaches the API: the browser over the network, the server inside its own process. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

export type ProblemKind = 'network' | 'unreadable' | (string & {})

/** The only error that a failed call throws, with the server's message if it sent one. */
export class ApiProblem extends Error {
  readonly kind: ProblemKind
  readonly status: number
  readonly requestId: string | undefined
  readonly fields: NonNullable<ProblemDocument['fields']>
  readonly facts: Record<string, unknown>

  constructor(problem: Partial<ProblemDocument> & { kind: ProblemKind }, options?: ErrorOptions) {
    super(problem.detail ?? problem.kind, options)
    this.name = 'ApiProblem'
    this.kind = problem.kind
    this.status = problem.status ?? 0
    this.requestId = problem.requestId
    this.fields = problem.fields ?? []
    this.facts = problem.facts ?? {}
  }
}

export interface ApiCall {
  fetchApi: FetchApi
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The request finishes even if the person leaves the page. */
  keepalive?: boolean
}

/**
 * The server guarantees that answers follow the contract, so they are not checked here
 * (docs/decisions/104-plain-pages.md).
 */
export async function callApi<T>({ method = 'GET', body, signal, ...rest }: ApiCall): Promise<T> {
  const response = await send({ method, body, signal, ...rest })
  if (!response.ok) throw await problemOf(response)
  return readJson<T>(response)
}

/** Creates the query function for one address. The request is cancelled once nobody waits for the answer. */
export const apiReader =
  <T>(call: Pick<ApiCall, 'fetchApi' | 'path'>) =>
  ({ signal }: { signal: AbortSignal }): Promise<T> =>
    callApi<T>({ ...call, signal })

interface Sending {
  fetchApi: FetchApi
  path: string
  method: string
  body: unknown
  headers?: Record<string, string>
  signal: AbortSignal | undefined
  keepalive?: boolean
}

export function requestInit({ method, body, headers }: Pick<Sending, 'method' | 'body' | 'headers'>) {
  const isWritten = body !== undefined
  return {
    method,
    headers: { accept: 'application/json', ...headers, ...(isWritten && { 'content-type': 'application/json' }) },
    ...(isWritten && { body: JSON.stringify(body) }),
  }
}

async function send({
  fetchApi,
  path,
  method,
  body,
  headers = {},
  signal,
  keepalive = false,
}: Sending): Promise<Response> {
  try {
    return await fetchApi(path, {
      ...requestInit({ method, body, headers }),
      ...(signal ? { signal } : {}),
      keepalive,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem({ kind: 'network' }, { cause })
  }
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const document = await readJson<unknown>(response).catch(() => undefined)
  if (typeof document === 'object' && document !== null && 'kind' in document) {
    return new ApiProblem(document as ProblemDocument)
  }
  return new ApiProblem({ kind: 'unreadable', status: response.status })
}

export async function readJson<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T
  } catch (cause) {
    throw new ApiProblem({ kind: 'unreadable', status: response.status }, { cause })
  }
}
