import type { ClubNames } from './name-clubs.ts'

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
