import type { ClubId } from '#domain/ids.ts'
import type { ClubNames } from './club-names.ts'
import {
  AMONG,
  BET_WORDS,
  DOUBT_WORDS,
  DRAW_WORDS,
  FILLERS,
  FIX_WORDS,
  LOSE_WORDS,
  NUMBER_WORDS,
  VERSUS_WORDS,
  WIN_WORDS,
} from './message-words.ts'

type Sign = 'draw' | 'win' | 'lose' | 'bet' | 'versus' | 'and' | 'fix' | 'doubt' | 'question' | 'end'

/** What a sentence is made of, once its words are known. */
export type Item =
  | { is: 'club'; ids: ClubId[] }
  | { is: 'score'; first: number; second: number }
  | { is: 'number'; value: number }
  | { [Is in Sign]: { is: Is } }[Sign]
  | { is: 'unknown'; word: string }

const kinds: readonly (readonly [ReadonlySet<string>, 'draw' | 'win' | 'lose' | 'versus' | 'fix' | 'doubt'])[] = [
  [DRAW_WORDS, 'draw'],
  [WIN_WORDS, 'win'],
  [LOSE_WORDS, 'lose'],
  [VERSUS_WORDS, 'versus'],
  [FIX_WORDS, 'fix'],
  [DOUBT_WORDS, 'doubt'],
]

export const isKnownWord = (word: string): boolean =>
  FILLERS.has(word) || BET_WORDS.has(word) || word in NUMBER_WORDS || kinds.some(([words]) => words.has(word))

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  return /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_WORDS[word]
}
const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
const SCORE_SIGNS = new Set(['x', 'a', '-', ':'])

/** "2x1", "2 a 1", "dois a um", "2-1", "2 1". */
function scoreAt(words: readonly string[], at: number): { first: number; second: number; words: number } | undefined {
  const first = numberOf(words[at])
  if (first === undefined) return undefined
  const [, sign, after] = words.slice(at, at + 3)
  if (sign !== undefined && SCORE_SIGNS.has(sign)) {
    const second = numberOf(after)
    if (second !== undefined) return { first, second, words: 3 }
  }
  if (isDigits(words[at]) && isDigits(sign)) return { first, second: Number(sign), words: 2 }
  return undefined
}

const ENDS = new Set(['\n', ',', ';', '.', '!', '(', ')', '/', '#'])

/** "Derrota do Bahia" is a defeat, "o Fla derrota o Bahia" is a win. */
const isDefeat = (words: readonly string[], at: number) =>
  words[at] === 'derrota' && /^d[aeo]s?$/.test(words[at + 1] ?? '')

const decides = new Set<Item['is']>(['win', 'lose', 'draw', 'score'])
/** "Ganha da Raposa", but "dá Raposa". */
const isDecided = (before: Item | undefined) => before !== undefined && decides.has(before.is)
/** "Fla x Bahia: 2x1" goes on, "Fla ganha: 2x1" may not. */
function endsAtColon(items: readonly Item[]): boolean {
  const from = items.findLastIndex(({ is }) => is === 'end') + 1
  return items.slice(from).some(({ is }) => decides.has(is))
}

/** PM1. Fillers are dropped: they say nothing about the game. */
export function readItems(text: string, clubs: ClubNames): Item[] {
  const words = text.match(/\d+|[a-z]+|[\n,;.?!():/#-]/g) ?? []
  const items: Item[] = []
  // "Com gol do Pedro": names of players are no clubs.
  let isOfGoal = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const score = scoreAt(words, at)
    if (word === 'gol' || word === 'gols') isOfGoal = true
    if (ENDS.has(word) || score) isOfGoal = false
    if (score) {
      items.push({ is: 'score', first: score.first, second: score.second })
      at += score.words - 1
      continue
    }
    // "Vitória do Bahia" is no club, "Vitória 2x1" is one.
    const isVictory = word === 'vitoria' && AMONG.has(words[at + 1] ?? '')
    const club = isVictory ? undefined : clubs.find(words, at)
    if (club) {
      items.push({ is: 'club', ids: club.ids })
      at += club.words - 1
      continue
    }
    const kind = isDefeat(words, at) ? 'lose' : kinds.find(([known]) => known.has(word))?.[1]
    if (kind) items.push({ is: kind })
    else if (word === '?') items.push({ is: 'question' })
    else if (ENDS.has(word) || (word === ':' && endsAtColon(items))) items.push({ is: 'end' })
    else if (word === 'e') items.push({ is: 'and' })
    else if (word === 'da' && isDecided(items.at(-1))) continue
    else if (BET_WORDS.has(word)) items.push({ is: 'bet' })
    else if (isDigits(word)) items.push({ is: 'number', value: Number(word) })
    else if (!'-:'.includes(word) && !FILLERS.has(word) && !(word in NUMBER_WORDS) && !isOfGoal)
      items.push({ is: 'unknown', word })
  }
  return items
}
