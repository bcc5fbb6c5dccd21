import { queryOptions } from '@tanstack/react-query'
import { idempotencyHeader } from '#contract/idempotency.ts'
import type { ImportAnswer } from '#contract/import.ts'
import { apiReader, callApi, problemOf, type FetchApi } from '#web/base/api-client.ts'

export interface ImportAsked {
  files: readonly File[]
  /** Empty for a new one. */
  into: string
  name: string
}

/** Those that files may go into; the sample world brings its own matches. */
export const importTargetsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['championships', 'list'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/championships',
      schema: async () => (await import('#contract/championship.ts')).championshipListSchema,
    }),
  })

interface Sent extends ImportAsked {
  path: string
  headers?: Record<string, string>
}

async function sendFiles(fetchApi: FetchApi, { path, headers, files, into, name }: Sent): Promise<ImportAnswer> {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  if (into === '') body.append('name', name)
  else body.append('into', into)
  const response = await fetchApi(path, { method: 'POST', headers: { accept: 'application/json', ...headers }, body })
  if (!response.ok) throw await problemOf(response)
  const { importAnswerSchema } = await import('#contract/import.ts')
  return importAnswerSchema.parse(await response.json())
}

export const previewImport = (fetchApi: FetchApi, asked: ImportAsked) =>
  sendFiles(fetchApi, { path: '/api/operator/imports/preview', ...asked })

/** Under a key: who confirms twice, or again after a lost line, has imported once. */
export const makeImport = (fetchApi: FetchApi, { key, ...asked }: ImportAsked & { key: string }) =>
  sendFiles(fetchApi, { path: '/api/operator/imports', headers: { [idempotencyHeader]: key }, ...asked })

export const undoImport = (fetchApi: FetchApi, slug: string) =>
  callApi({
    fetchApi,
    path: `/api/operator/imports/${slug}/undo`,
    method: 'POST',
    schema: async () => (await import('#contract/account.ts')).doneSchema,
  })
