import type { ClubId } from '#domain/ids.ts'
import type { ClubNames } from './club-names.ts'

/** Matches with a name of their own, by the plain names of their clubs. */
const DERBIES: readonly (readonly [names: string, one: string, other: string])[] = [
  ['grenal|gre nal|classico gaucho', 'internacional', 'gremio'],
  ['ba vi|bavi|classico baiano', 'bahia', 'vitoria'],
  ['san sao|sansao', 'sao paulo', 'santos'],
  ['choque rei', 'palmeiras', 'sao paulo'],
  ['majestoso', 'corinthians', 'sao paulo'],
  ['derby paulista|derbi paulista|derby|derbi', 'palmeiras', 'corinthians'],
  ['classico mineiro', 'atletico mg', 'cruzeiro'],
  ['classico da saudade', 'palmeiras', 'santos'],
  ['classico vovo', 'fluminense', 'botafogo'],
  ['classico dos milhoes', 'flamengo', 'vasco da gama'],
  ['classico da amizade', 'vasco da gama', 'botafogo'],
  ['classico rei|classico cearense', 'fortaleza', 'ceara'],
  ['classico das multidoes', 'sport recife', 'santa cruz'],
  ['atletiba|atle tiba', 'athletico pr', 'coritiba'],
  ['re pa|repa', 'remo', 'paysandu'],
]

const known = new Map(DERBIES.flatMap(([names, ...sides]) => names.split('|').map((name) => [name, sides] as const)))
const LONGEST_WORDS = 3

export interface Derby {
  one: ClubId[]
  other: ClubId[]
  words: number
}

/**
 * PM2: "Gre-Nal" is a match of two clubs. Undefined if these words name no derby; `elsewhere` if one of its clubs does
 * not play here.
 */
export function derbyAt(words: readonly string[], at: number, clubs: ClubNames): Derby | 'elsewhere' | undefined {
  for (let count = LONGEST_WORDS; count > 0; count--) {
    const sides = known.get(words.slice(at, at + count).join(' '))
    if (!sides) continue
    const [one, other] = sides.map((name) => clubs.find(name.split(' '), 0)?.ids)
    return one && other ? { one, other, words: count } : 'elsewhere'
  }
  return undefined
}
