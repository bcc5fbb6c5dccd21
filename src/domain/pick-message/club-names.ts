import type { ClubId } from '#domain/ids.ts'
import { nicknamesOf } from './club-nicknames.ts'
import { plainText, typingDistance } from './plain-text.ts'

export interface NamedClub {
  id: ClubId
  name: string
  shortName: string
  code: string
}

export interface ClubNames {
  /** The clubs that the words from `at` on may mean, and how many words that takes. */
  find(words: readonly string[], at: number): { ids: ClubId[]; words: number } | undefined
}

const LONGEST_NAME_WORDS = 4
/** A single shorter word is never taken for a misspelled name: too many are one letter apart. */
const FUZZY_LETTERS = 5
const VERY_FUZZY_LETTERS = 8

const plain = (name: string) =>
  plainText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

function namesOf({ name, shortName, code }: NamedClub): Set<string> {
  const names = new Set([plain(name), plain(shortName), plain(code)])
  for (const own of [plain(name), plain(shortName)]) for (const other of nicknamesOf(own)) names.add(other)
  // "Atlético" alone may be any of those that begin with it.
  const [first = ''] = plain(name).split(' ')
  if (first.length >= FUZZY_LETTERS) names.add(first)
  names.delete('')
  return names
}

/** PM2 */
export function clubNames(clubs: readonly NamedClub[], isKnownWord: (word: string) => boolean): ClubNames {
  const ids = new Map<string, ClubId[]>()
  for (const club of clubs) for (const name of namesOf(club)) ids.set(name, [...(ids.get(name) ?? []), club.id])
  const single = [...ids.keys()].filter((name) => name.length >= FUZZY_LETTERS)
  const double = single.filter((name) => name.split(' ').length === 2)

  function misspelled(word: string): ClubId[] {
    if (word.length < FUZZY_LETTERS || isKnownWord(word)) return []
    const most = word.length >= VERY_FUZZY_LETTERS ? 2 : 1
    let best = most
    let found: ClubId[] = []
    for (const name of single) {
      const distance = typingDistance(word, name, most)
      if (distance > best || distance > most) continue
      const meant = ids.get(name) ?? []
      found = distance < best ? [...meant] : [...new Set([...found, ...meant])]
      best = distance
    }
    return found
  }

  /** "Atletico minero": two words that are nearly a name of two words. */
  function misspelledPair(words: readonly string[], at: number): ClubId[] {
    const [one = '', two = ''] = words.slice(at, at + 2)
    if (!/^[a-z]{4,}$/.test(one) || !/^[a-z]{4,}$/.test(two) || isKnownWord(two) || ids.has(two)) return []
    const near = double.filter((name) => typingDistance(`${one} ${two}`, name, 1) <= 1)
    return [...new Set(near.flatMap((name) => ids.get(name) ?? []))]
  }

  return {
    find(words, at) {
      for (let count = Math.min(LONGEST_NAME_WORDS, words.length - at); count > 0; count--) {
        const found = ids.get(words.slice(at, at + count).join(' '))
        const nearly = count === 1 ? misspelledPair(words, at) : []
        if (nearly.length > 0) return { ids: nearly, words: 2 }
        if (found) return { ids: found, words: count }
      }
      const two = words.slice(at, at + 2).join('')
      const joined = words.length > at + 1 && two.length >= VERY_FUZZY_LETTERS ? ids.get(two) : undefined
      if (joined) return { ids: joined, words: 2 }
      const meant = misspelled(words[at] ?? '')
      return meant.length > 0 ? { ids: meant, words: 1 } : undefined
    },
  }
}
