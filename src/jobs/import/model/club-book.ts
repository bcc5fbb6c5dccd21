import { canonicalClub, type Country } from '#jobs/football-files/club-aliases.ts'
import type { Where } from '#jobs/football-files/said.ts'
import type { ClubSaid } from '#jobs/import/said/statement.ts'
import type { ClubModel } from './model.ts'

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .toLowerCase()

export const isCode = (name: string) => /^[A-Z]{3}$/.test(name)

/** A placeholder for an awaited club: `1A`, `3A/B/C/D/F`, `W74`, `L101`. */
export const isPlaceholder = (name: string): boolean => /^(?:[1-4][A-L](?:\/[A-L])*|[WL]\d{1,3})$/.test(name)

/** Files call a club by the first key and mean the second. */
export type ClubPairs = ReadonlyMap<string, string>

/** Clubs by any of their names in the files. The first name stays, unless it is only a code or the name of its pair. */
export function createClubBook(pairs: ClubPairs = new Map()) {
  const clubs = new Map<string, ClubModel>()
  const countries = new Map<Country, number>()

  const keys = new Map<string, string>()

  function keyOf(name: string): string {
    const known = keys.get(name)
    if (known !== undefined) return known
    const own = ownKeyOf(name)
    const key = pairs.get(own) ?? own
    keys.set(name, key)
    return key
  }

  const ownKeyOf = (name: string) => slugOf(canonicalClub(name).club) || slugOf(name)
  /** Whether a club keeps its current name when a file uses this one. */
  const keepsName = (known: ClubModel, name: string) =>
    !isCode(known.name) && (!known.isAlias || ownKeyOf(name) !== known.key)

  function add({ where, ...said }: ClubSaid): string {
    const key = keyOf(said.name)
    const { country } = canonicalClub(said.name)
    const known = clubs.get(key)
    if (country && !known) countries.set(country, (countries.get(country) ?? 0) + 1)
    const keeps = known !== undefined && keepsName(known, said.name)
    const name = keeps ? known.name : said.name
    const isAlias = keeps ? known.isAlias : ownKeyOf(said.name) !== key
    clubs.set(key, { where, ...said, ...known, name, key, isAlias })
    return key
  }

  const mention = (name: string, where: Where): string => {
    const key = keyOf(name)
    const known = clubs.get(key)
    return known && keepsName(known, name) ? key : add({ where, name })
  }

  return {
    add,
    mention,
    keyOf,
    clubs,
    /** The country of more than half of the clubs, if there is one. */
    country: (): Country | undefined => [...countries].find(([, count]) => count * 2 > clubs.size)?.[0],
  }
}

export type ClubBook = ReturnType<typeof createClubBook>
