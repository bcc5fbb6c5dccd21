import type { ClubId } from '#domain/ids.ts'
import { nicknamesOf } from './club-nicknames.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { isStrangeClub } from './strange-clubs.ts'
import { plainText, soundOf, typingDistance } from './plain-text.ts'

export interface NamedClub {
  id: ClubId
  name: string
  shortName: string
  code: string
}

export interface FoundClub {
  ids: ClubId[]
  words: number
}

export interface ClubNames {
  /** The clubs that the words from `at` on may mean, and how many words that takes. */
  find(words: readonly string[], at: number): FoundClub | undefined
  /**
   * The same for words that stand where a club stands, such as before a score. There a shorter word, a shortened name
   * ("cruz") and a form of a nickname ("galaozinho") are names as well.
   */
  findInPlace(words: readonly string[], at: number): FoundClub | undefined
}

const LONGEST_NAME_WORDS = 4
/** A single shorter word is never taken for a misspelled name, except in the place of a club. */
const FUZZY_LETTERS = 5
const VERY_FUZZY_LETTERS = 8
/** "Cruz", "vasc", "bota". */
const SHORTENED_LETTERS = 4
/** "Galaozinho", "vasquim", "mengudo": what people add to a name. */
const FORM = /(?:z?(?:ao|inho|inha|im|in|ito|ona|aco|asso|udo|oso|aum|aozao|ozo))+$/

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

/** How many letters of a word may be wrong. */
const slips = (word: string, isInPlace: boolean) => {
  if (word.length < (isInPlace ? SHORTENED_LETTERS : FUZZY_LETTERS)) return 0
  return word.length >= (isInPlace ? VERY_FUZZY_LETTERS - 1 : VERY_FUZZY_LETTERS) ? 2 : 1
}

const prepared = new WeakMap<readonly NamedClub[], ClubNames>()

/** PM2: the names of a list of clubs are prepared once, because that costs far more than to find one. */
export function clubNames(clubs: readonly NamedClub[], isOwnWord: (word: string) => boolean): ClubNames {
  const names = prepared.get(clubs) ?? prepareNames(clubs, isOwnWord)
  prepared.set(clubs, names)
  return names
}

function prepareNames(clubs: readonly NamedClub[], isOwnWord: (word: string) => boolean): ClubNames {
  const isKnownWord = (word: string) => isOwnWord(word) || ORDINARY_WORDS.has(word)
  const ids = new Map<string, ClubId[]>()
  for (const club of clubs) for (const name of namesOf(club)) ids.set(name, [...(ids.get(name) ?? []), club.id])
  const single = [...ids.keys()].filter((name) => name.length >= FUZZY_LETTERS)
  const double = single.filter((name) => name.split(' ').length === 2)
  const all = [...ids.keys()].filter((name) => !name.includes(' ') && name.length > 2)
  const sounds = new Map([...ids.keys()].map((name) => [name, soundOf(name)]))

  /** All clubs of the names that are nearest to a word. */
  function nearest(word: string, names: readonly string[], most: number): ClubId[] {
    const sound = soundOf(word)
    let best = most
    let found: ClubId[] = []
    for (const name of names) {
      const heard = typingDistance(sound, sounds.get(name) ?? name, most)
      // A short word that only sounds alike is another word: "sério", "Zeiro".
      const isHeard = heard === 0 || word.length >= FUZZY_LETTERS + 2
      const distance = Math.min(typingDistance(word, name, most), isHeard ? Math.max(1, heard) : most + 1)
      if (distance > best || distance > most) continue
      const meant = ids.get(name) ?? []
      found = distance < best ? [...meant] : [...new Set([...found, ...meant])]
      best = distance
    }
    return found
  }

  const misspelled = (word: string): ClubId[] =>
    slips(word, false) === 0 || isKnownWord(word) ? [] : nearest(word, single, slips(word, false))

  /** "Atletico minero", "sao palo": two words that are nearly a name of two words. */
  function misspelledPair(words: readonly string[], at: number): ClubId[] {
    const [one = '', two = ''] = words.slice(at, at + 2)
    if (!/^[a-z]{3,}$/.test(one) || !/^[a-z]{4,}$/.test(two) || isKnownWord(two) || ids.has(two)) return []
    const near = double.filter((name) => typingDistance(`${one} ${two}`, name, 1) <= 1)
    return [...new Set(near.flatMap((name) => ids.get(name) ?? []))]
  }

  /** "Cruz", "galaozinho": the beginning of a name, or a name with something added. */
  function formed(word: string): ClubId[] {
    const begins = word.length >= SHORTENED_LETTERS ? all.filter((name) => name.startsWith(word)) : []
    const stem = soundOf(word.replace(FORM, '')).replace(/[aeiou]+$/, '')
    const isForm = FORM.test(word) && stem.length >= 3
    const grown = isForm ? all.filter((name) => (sounds.get(name) ?? '').replace(/[aeiou]+$/, '') === stem) : []
    return [...new Set([...begins, ...grown].flatMap((name) => ids.get(name) ?? []))]
  }

  const find: ClubNames['find'] = (words, at) => {
    for (let count = Math.min(LONGEST_NAME_WORDS, words.length - at); count > 0; count--) {
      const found = ids.get(words.slice(at, at + count).join(' '))
      if (count === 1) {
        const two = words.slice(at, at + 2).join('')
        const joined = words.length > at + 1 && two.length >= VERY_FUZZY_LETTERS ? ids.get(two) : undefined
        if (joined) return { ids: joined, words: 2 }
      }
      const nearly = count === 1 ? misspelledPair(words, at) : []
      if (nearly.length > 0) return { ids: nearly, words: 2 }
      if (found) return { ids: found, words: count }
    }
    if (isStrangeClub(words, at)) return undefined
    const meant = misspelled(words[at] ?? '')
    return meant.length > 0 ? { ids: meant, words: 1 } : undefined
  }

  return {
    find,
    findInPlace(words, at) {
      const word = words[at] ?? ''
      const found = find(words, at)
      if (found || !/^[a-z]{4,}$/.test(word) || isKnownWord(word) || isStrangeClub(words, at)) return found
      const grown = formed(word)
      const [first] = soundOf(word)
      const alike = all.filter((name) => name.length > 3 && sounds.get(name)?.[0] === first)
      const meant = grown.length > 0 ? grown : nearest(word, alike, slips(word, true))
      return meant.length > 0 ? { ids: meant, words: 1 } : undefined
    },
  }
}
