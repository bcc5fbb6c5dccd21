import type { FetchApi } from './api-client.ts'

/** What a page calls a club, by its stored name; only those that it calls otherwise. */
export type ClubNames = Readonly<Record<string, string>>

/** Where an answer names a club by its name alone. */
const KEYS = new Set(['home', 'away', 'homeName', 'awayName', 'club', 'clubName'])

/** A club, or a choice among clubs: players have a position or a club beside their name. */
const isClub = (thing: object): boolean =>
  ('shirt' in thing && !('position' in thing)) || ('club' in thing && thing.club === null)

function rename(thing: unknown, names: ClubNames): void {
  if (typeof thing !== 'object' || thing === null) return
  const fields = thing as Record<string, unknown>
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (typeof value !== 'string') rename(value, names)
    else if ((KEYS.has(key) || (key === 'name' && isClub(thing))) && Object.hasOwn(names, value))
      fields[key] = names[value]
  }
}

/** IM23: an answer that was just read, its clubs called as the page calls them. */
export function withClubNames<T>(answer: T, names: ClubNames): T {
  if (Object.keys(names).length > 0) rename(answer, names)
  return answer
}

/** Where organisers type names: they must see what is stored, or saving would rename it. */
const isTyped = (path: string) => path.startsWith('/api/operator/') || /^\/api\/championships\/[^/]+\/book/.test(path)

/** IM23: the one place where a stored name becomes one of the page's language, so that no page, search or order knows of two. */
export const nameClubs =
  (fetchApi: FetchApi, names: () => ClubNames): FetchApi =>
  async (path, init) => {
    const response = await fetchApi(path, init)
    const known = names()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (!response.ok || !isJson || isTyped(path) || Object.keys(known).length === 0) return response
    const { status, headers } = response
    return new Response(JSON.stringify(withClubNames(await response.json(), known)), { status, headers })
  }
