import type { ZodType } from 'zod'
import type { ProblemDocument } from '#contract/problem.ts'

/** The API as one side sees it: the browser over the network, the server inside its own process. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** Schemas are loaded with the first answer, so that a page drawn by the server needs no validator. */
type SchemaLoader<T> = () => Promise<ZodType<T>>

export type ProblemKind = 'network' | 'unreadable' | (string & {})

/** The one error that a failed call throws, with the server's own words when it had any. */
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

export interface ApiCall<T> {
  fetchApi: FetchApi
  path: string
  schema: SchemaLoader<T>
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** It arrives even when the page is left meanwhile. */
  keepalive?: boolean
}

export async function callApi<T>({ schema, method = 'GET', body, signal, ...rest }: ApiCall<T>): Promise<T> {
  const response = await send({ method, body, signal, ...rest })
  if (!response.ok) throw await problemOf(response)
  await prepareValidator()
  const expected = await schema()
  const parsed = expected.safeParse(await readJson(response))
  if (!parsed.success) {
    throw new ApiProblem({ kind: 'unreadable', status: response.status }, { cause: parsed.error })
  }
  return parsed.data
}

/** The function of a query that reads one address; it is given up once nobody waits for the answer. */
export const apiReader =
  <T>(call: Pick<ApiCall<T>, 'fetchApi' | 'path' | 'schema'>) =>
  ({ signal }: { signal: AbortSignal }): Promise<T> =>
    callApi({ ...call, signal })

interface Sending {
  fetchApi: FetchApi
  path: string
  method: string
  body: unknown
  headers?: Record<string, string>
  signal: AbortSignal | undefined
  keepalive?: boolean
}

/** What is sent, as it goes over the line. */
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
  const document = await readJson(response).catch(() => undefined)
  if (typeof document === 'object' && document !== null && 'kind' in document) {
    return new ApiProblem(document as ProblemDocument)
  }
  return new ApiProblem({ kind: 'unreadable', status: response.status })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiProblem({ kind: 'unreadable', status: response.status }, { cause })
  }
}

async function prepareValidator(): Promise<void> {
  if (import.meta.env.SSR) return
  const { withoutCodeGeneration } = await import('#contract/without-code-generation.ts')
  withoutCodeGeneration()
}
