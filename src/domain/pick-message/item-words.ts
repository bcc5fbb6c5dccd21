import type { ClubId } from '#domain/ids.ts'
import type { ClubNames } from './club-names.ts'
import { COMMON_WORDS } from './common-words.ts'
import {
  AWAY_WORDS,
  BET_WORDS,
  doubtOf,
  DRAW_WORDS,
  FILLERS,
  FIX_WORDS,
  HOME_WORDS,
  LOSE_WORDS,
  NUMBER_WORDS,
  VERSUS_WORDS,
  WIN_WORDS,
  type DoubtForce,
} from './message-words.ts'

type Sign = 'bet' | 'and' | 'fix' | 'past'
type Outcome = 'draw' | 'win' | 'lose'

/** What a sentence is made of, once its words are known. */
export type Item =
  /** "O jogo do Fla" names a match, not who wins it. */
  | { is: 'club'; ids: ClubId[]; isOfMatch?: boolean }
  /** "2 a 1" is spoken; "2x1" is how a board shows it. */
  | { is: 'score'; first: number; second: number; isSpoken?: boolean }
  | { is: 'number'; value: number }
  /** The home or away side of a match, whichever club that is. */
  | { is: 'side'; side: 'home' | 'away' }
  /** "Fla e Galo ganham" is about both. */
  | { [Is in Outcome]: { is: Is; isOfMany?: boolean } }[Outcome]
  | { [Is in Sign]: { is: Is } }[Sign]
  /** "Ganha folga" has a word of an outcome. */
  | { is: 'doubt' | 'question'; force: DoubtForce; isOutcome?: boolean }
  /** "Contra o Bahia": the opponent follows, whoever the other club is. */
  | { is: 'versus'; isAgainst?: boolean }
  | { is: 'end'; sign: string }
  | { is: 'derby'; one: ClubId[]; other: ClubId[] }
  /** A word that nobody knows, or a club of another championship. "O contrato do Vasco": it owns the club after it. */
  | { is: 'unknown'; word: string; isOwner?: boolean; isStrange?: boolean; isBeside?: boolean }

/** The words of a text, and what was read of them so far. */
export interface Reading {
  words: readonly string[]
  clubs: ClubNames
  items: Item[]
}

const kinds: readonly (readonly [ReadonlySet<string>, Outcome | 'versus' | 'fix'])[] = [
  [DRAW_WORDS, 'draw'],
  [WIN_WORDS, 'win'],
  [LOSE_WORDS, 'lose'],
  [VERSUS_WORDS, 'versus'],
  [FIX_WORDS, 'fix'],
]
export const kindOf = (word: string | undefined) =>
  word === undefined ? undefined : kinds.find(([known]) => known.has(word))?.[1]

export const isKnownWord = (word: string): boolean =>
  FILLERS.has(word) ||
  COMMON_WORDS.has(word) ||
  BET_WORDS.has(word) ||
  HOME_WORDS.has(word) ||
  AWAY_WORDS.has(word) ||
  word in NUMBER_WORDS ||
  kindOf(word) !== undefined ||
  doubtOf(word) !== undefined

export const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  return /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_WORDS[word]
}
export const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
export const SCORE_SIGNS = new Set(['x', 'a', '-', ':', 'vs'])

/** "2x1", "2 a 1", "dois a um", "2-1", "2 1". */
export function scoreAt(
  words: readonly string[],
  at: number,
): { first: number; second: number; words: number; isSpoken?: boolean } | undefined {
  const first = numberOf(words[at])
  if (first === undefined) return undefined
  const [, sign, after] = words.slice(at, at + 3)
  if (sign !== undefined && SCORE_SIGNS.has(sign)) {
    const second = numberOf(after)
    if (second !== undefined) return { first, second, words: 3, ...(sign === 'a' && { isSpoken: true }) }
  }
  if (isDigits(words[at]) && isDigits(sign)) return { first, second: Number(sign), words: 2 }
  return undefined
}

export const GOALS = new Set(['gol', 'gols', 'golaco'])
export const ENDS = new Set(['\n', ',', ';', '.', '!', '(', ')', '/', '#'])
export const OUTCOMES: ReadonlySet<string> = new Set(['win', 'lose', 'draw'])
export const DECIDES: ReadonlySet<string> = new Set([...OUTCOMES, 'score'])

export const clauseOf = (items: readonly Item[]) => items.slice(items.findLastIndex(({ is }) => is === 'end') + 1)
