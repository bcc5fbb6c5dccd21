import type { FetchApi } from './api-client.ts'

/** What a page calls a club, by stored name. Only names that differ are listed. */
export type ClubNames = Readonly<Record<string, string>>

/**
 * The answers for operators, and the book, where organisers edit club names. They show the stored names: a translated
 * one would be saved and rename the club.
 */
const isTyped = (path: string) => path.startsWith('/api/operator/') || /^\/api\/championships\/[^/]+\/book/.test(path)

/**
 * IM23: translates the stored names in all other successful JSON answers, so that pages, search and sorting know just
 * one name.
 */
export const nameClubs =
  (fetchApi: FetchApi, names: () => ClubNames): FetchApi =>
  async (path, init) => {
    const response = await fetchApi(path, init)
    const known = names()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (!response.ok || !isJson || isTyped(path) || Object.keys(known).length === 0) return response
    const { status, headers } = response
    const { withClubNames } = await import('./with-club-names.ts')
    return new Response(JSON.stringify(withClubNames(await response.json(), known)), { status, headers })
  }
