import type { FetchApi } from './api-client.ts'

/** What a page calls a club, by stored name. Only names that differ are listed. */
export type ClubNames = Readonly<Record<string, string>>

/** Fields that contain a club's name only. */
const KEYS = new Set(['home', 'away', 'homeName', 'awayName', 'club', 'clubName'])

/** Recognises clubs and choices of clubs. Players have a position or a club next to their name. */
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

/** IM23: replaces the names of clubs in an answer that was just read. */
export function withClubNames<T>(answer: T, names: ClubNames): T {
  if (Object.keys(names).length > 0) rename(answer, names)
  return answer
}

/** Organisers type names here. They must see the stored ones, or saving would rename clubs. */
const isTyped = (path: string) => path.startsWith('/api/operator/') || /^\/api\/championships\/[^/]+\/book/.test(path)

/** IM23: the only place that translates stored names, so that pages, search and sorting know just one name. */
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
