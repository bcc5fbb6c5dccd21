import { queryOptions } from '@tanstack/react-query'
import type { ChampionshipList } from '#contract/championship.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import type { ImportAnswer, ImportHistory, UndoAnswer } from '#contract/import.ts'
import { apiReader, callApi, problemOf, readJson, type FetchApi } from '#web/base/api-client.ts'

/** The files use the first key for a club whose key is the second. */
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

/** Championships that files can go into. The sample world brings its own matches. */
export const importTargetsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader<ChampionshipList>({
      fetchApi,
      path: '/api/championships',
    }),
  })

interface Sent extends ImportRequest {
  path: string
  headers?: Record<string, string>
}

async function sendFiles(fetchApi: FetchApi, { path, headers, files, into, name, pairs }: Sent): Promise<ImportAnswer> {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  if (into === '') body.append('name', name)
  if (pairs.length > 0) body.append('pairs', JSON.stringify(pairs))
  const address = into === '' ? path : `${path}?${new URLSearchParams({ into })}`
  const response = await fetchApi(address, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body,
  })
  if (!response.ok) throw await problemOf(response)
  return readJson<ImportAnswer>(response)
}

export const previewImport = (fetchApi: FetchApi, request: ImportRequest) =>
  sendFiles(fetchApi, { path: '/api/operator/imports/preview', ...request })

/** With an idempotency key: two confirmations, or a retry after a lost connection, import once. */
export const makeImport = (fetchApi: FetchApi, { key, ...request }: ImportRequest & { key: string }) =>
  sendFiles(fetchApi, { path: '/api/operator/imports', headers: { [idempotencyHeader]: key }, ...request })

export const importHistoryQuery = (fetchApi: FetchApi, slug: string) =>
  queryOptions({
    queryKey: ['championships', 'imports', slug],
    queryFn: apiReader<ImportHistory>({ fetchApi, path: `/api/operator/imports/${slug}` }),
  })

/** IM7: a preview of taking the newest import back. */
export const previewUndo = (fetchApi: FetchApi, slug: string) =>
  callApi<UndoAnswer>({ fetchApi, path: `/api/operator/imports/${slug}/undo` })

/** Names the import, so that a retry after a lost answer undoes no other one. */
export const undoImport = (fetchApi: FetchApi, { slug, importId }: { slug: string; importId: number }) =>
  callApi<UndoAnswer>({
    fetchApi,
    path: `/api/operator/imports/${slug}/undo`,
    method: 'POST',
    body: { importId },
  })
