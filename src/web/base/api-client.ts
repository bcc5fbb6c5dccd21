import type { AnswerOf, AskedOf, ProblemKind, RouteName } from '#api/api-routes.ts'
import type { ProblemDocument } from '#contract/problem.ts'
import { queryText } from './query-text.ts'

/** How code calls the API: in the browser over the network, on the server inside its own process. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** The error of a failed call, with the server's message if it sent one. A cancelled call throws its abort error. */
export class ApiProblem extends Error {
  declare readonly kind: ProblemKind
  declare readonly status: number
  declare readonly requestId: string | undefined
  declare readonly fields: NonNullable<ProblemDocument['fields']>
  declare readonly facts: Record<string, unknown>

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

interface Options {
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
  /** A championship other than the page's (CP3). */
  championship?: string | undefined
}
type Asked<Name extends RouteName> = AskedOf<Name> & Options
type Arguments<Name extends RouteName> =
  Partial<Asked<Name>> extends Asked<Name> ? [asked?: Asked<Name>] : [asked: Asked<Name>]

/** A request, and the type of its answer. */
export interface ApiRequest<Answer = unknown> extends Omit<Options, 'championship'> {
  path: string
  method: string
  body?: unknown
  /** The request finishes even if the person leaves the page. */
  keepalive?: boolean
  readonly answerAsType?: Answer
}

/**
 * The request for a route such as `PUT /api/squads/{id}`. Values other than path parameters, body, headers and signal
 * go into the query.
 */
export function apiRequest<Name extends RouteName>(name: Name, ...asked: Arguments<Name>): ApiRequest<AnswerOf<Name>>
export function apiRequest(
  name: string,
  { body, headers, signal, ...values }: Options & { body?: unknown } & Record<string, unknown> = {},
): ApiRequest {
  const [method = '', pattern = ''] = name.split(' ')
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key] as string | number
    delete values[key]
    return encodeURIComponent(value)
  })
  return { method, path: path + queryText(values), body, headers, signal }
}

/** The address of a route, for links. */
export const apiPath = <Name extends RouteName & `GET ${string}`>(name: Name, ...asked: Arguments<Name>): string =>
  apiRequest(name, ...asked).path

/**
 * Calls a route by its name. The types come from the route
 * (docs/decisions/112-calls-take-their-types-from-the-routes.md).
 */
export const callApi = <Name extends RouteName>(
  fetchApi: FetchApi,
  name: Name,
  ...asked: Arguments<Name>
): Promise<AnswerOf<Name>> => sendRequest(fetchApi, apiRequest(name, ...asked))

/** Creates the query function for one route. The request is cancelled once nobody waits for the answer. */
export const apiReader =
  <Name extends RouteName & `GET ${string}`>(fetchApi: FetchApi, name: Name, ...asked: Arguments<Name>) =>
  ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<Name>> =>
    sendRequest(fetchApi, { ...apiRequest(name, ...asked), signal })

/**
 * The server guarantees that answers follow the contract, so they are not checked here
 * (docs/decisions/104-plain-pages.md).
 */
export async function sendRequest<Answer>(
  fetchApi: FetchApi,
  { path, signal, keepalive = false, ...request }: ApiRequest<Answer>,
): Promise<Answer> {
  const response = await fetchApi(path, { ...requestInit(request), signal: signal ?? null, keepalive }).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new ApiProblem({ kind: 'network' }, { cause })
    },
  )
  if (!response.ok) throw await problemOf(response)
  return response.status === 204 ? (undefined as Answer) : readJson<Answer>(response)
}

export function requestInit({ method, body, headers }: Pick<ApiRequest, 'method' | 'body' | 'headers'>) {
  const isWritten = body !== undefined
  return {
    method,
    headers: { accept: 'application/json', ...headers, ...(isWritten && { 'content-type': 'application/json' }) },
    ...(isWritten && { body: JSON.stringify(body) }),
  }
}

export async function problemOf(response: Response): Promise<ApiProblem> {
  const document = await readJson<unknown>(response).catch(() => undefined)
  if (typeof document === 'object' && document !== null && 'kind' in document) {
    return new ApiProblem(document as ProblemDocument & { kind: ProblemKind })
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
