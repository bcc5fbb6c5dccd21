import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { idempotencyHeader } from '#contract/idempotency.ts'
import {
  apiReader,
  apiRequest,
  callApi,
  problemOf,
  readJson,
  type ApiRequest,
  type FetchApi,
} from '#web/base/api-client.ts'

/** Two keys of one club. The files use `from`, and the import replaces it with `to`. */
export interface ClubPair {
  from: string
  to: string
}

export interface ImportRequest {
  files: readonly File[]
  /** Empty for a new championship. */
  into: string
  name: string
  pairs: readonly ClubPair[]
}

/** All championships. Callers leave out the sample world, which brings its own matches. */
export const importTargetsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader(fetchApi, 'GET /api/championships'),
  })

/** Files for an existing championship, or for a new one with a name. */
function formOf({ files, into, name, pairs }: ImportRequest): { into: string | undefined; body: FormData } {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  if (into === '') body.append('name', name)
  if (pairs.length > 0) body.append('pairs', JSON.stringify(pairs))
  return { into: into === '' ? undefined : into, body }
}

/** Sends a form, not JSON. The browser itself writes its content type, which names the boundary between its parts. */
async function sendForm<Answer>(fetchApi: FetchApi, { path, body, headers }: ApiRequest<Answer>): Promise<Answer> {
  const response = await fetchApi(path, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: body as FormData,
  })
  if (!response.ok) throw await problemOf(response)
  return readJson<Answer>(response)
}

export const previewImport = (fetchApi: FetchApi, request: ImportRequest) =>
  sendForm(fetchApi, apiRequest('POST /api/operator/imports/preview', formOf(request)))

/** With an idempotency key: two confirmations, or a retry after a lost connection, import once. */
export const makeImport = (fetchApi: FetchApi, { key, ...request }: ImportRequest & { key: string }) =>
  sendForm(
    fetchApi,
    apiRequest('POST /api/operator/imports', { ...formOf(request), headers: { [idempotencyHeader]: key } }),
  )

export const importHistoryQuery = (fetchApi: FetchApi, slug: string) =>
  infiniteQueryOptions({
    queryKey: ['championships', 'imports', slug],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(fetchApi, 'GET /api/operator/imports/{slug}', { slug, cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

export const importCheckQuery = (fetchApi: FetchApi, slug: string) =>
  queryOptions({
    queryKey: ['championships', 'import-check', slug],
    queryFn: apiReader(fetchApi, 'GET /api/operator/imports/{slug}/check', { slug }),
  })

/** IM7: a preview of taking the newest import back. */
export const previewUndo = (fetchApi: FetchApi, slug: string) =>
  callApi(fetchApi, 'GET /api/operator/imports/{slug}/undo', { slug })

/** Names the import, so that a retry after a lost answer undoes no other one. */
export const undoImport = (fetchApi: FetchApi, { slug, importId }: { slug: string; importId: number }) =>
  callApi(fetchApi, 'POST /api/operator/imports/{slug}/undo', { slug, body: { importId } })
