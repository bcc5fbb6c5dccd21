import { rngFrom, type Rng } from '#domain/rng.ts'
import { pick, weightedIndex } from '#world/chance.ts'
import { COUNTRIES, type CountryCode } from './countries.ts'
import { TAKEN_MANAGER_NAMES, type NameStock } from './manager-words.ts'

export interface ManagerName {
  name: string
  country: CountryCode
}

const SHARES = COUNTRIES.map((country) => country.share)

function nickname(rng: Rng, stock: NameStock): string {
  return pick(rng, stock.nicknames)
    .replace('{f}', pick(rng, stock.firstNames))
    .replace('{s}', pick(rng, stock.surnames))
    .replace('{n}', String(1 + rng.int(99)))
}

function signature(rng: Rng, stock: NameStock): string {
  const style = rng.next()
  if (style < 0.18) return nickname(rng, stock)
  const first = pick(rng, stock.firstNames)
  const last = pick(rng, stock.surnames)
  if (style < 0.6) return `${first} ${last}`
  return `${first} ${pick(rng, stock.surnames)} ${last}`
}

/** A shorter list is the beginning of a longer one: a small world and a full one share their first managers. */
export function managerNames(options: { seed: number; count: number }): ManagerName[] {
  const rng = rngFrom(options.seed, 'manager-names')
  const used = new Set<string>(TAKEN_MANAGER_NAMES)
  const names: ManagerName[] = []
  while (names.length < options.count) {
    const country = COUNTRIES[weightedIndex(rng, SHARES)] ?? COUNTRIES[0]
    let name = signature(rng, country.names)
    while (used.has(name) || /(\p{L}+) \1$/u.test(name)) name = signature(rng, country.names)
    used.add(name)
    names.push({ name, country: country.code })
  }
  return names
}
