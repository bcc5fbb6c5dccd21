import type { ClubId } from '#domain/ids.ts'
import type { ClubNames } from './club-names.ts'
import { COMMON_WORDS } from './common-words.ts'
import { derbyAt } from './derby-names.ts'
import {
  AMONG,
  AWAY_WORDS,
  BET_WORDS,
  DOUBT_WORDS,
  DRAW_WORDS,
  FILLERS,
  FIX_WORDS,
  HOME_WORDS,
  LOSE_WORDS,
  NUMBER_WORDS,
  VERSUS_WORDS,
  WIN_WORDS,
} from './message-words.ts'

type Sign = 'bet' | 'versus' | 'and' | 'fix' | 'doubt' | 'question'
type Outcome = 'draw' | 'win' | 'lose'

/** What a sentence is made of, once its words are known. */
export type Item =
  | { is: 'club'; ids: ClubId[] }
  | { is: 'score'; first: number; second: number }
  | { is: 'number'; value: number }
  /** The home or away side of a match, whichever club that is. */
  | { is: 'side'; side: 'home' | 'away' }
  /** "Fla e Galo ganham" is about both. */
  | { [Is in Outcome]: { is: Is; isOfMany?: boolean } }[Outcome]
  | { [Is in Sign]: { is: Is } }[Sign]
  | { is: 'end'; sign: string }
  | { is: 'derby'; one: ClubId[]; other: ClubId[] }
  /** An owner of the club that follows: "o contrato do Vasco". */
  | { is: 'unknown'; word: string; isOwner?: boolean }

const kinds: readonly (readonly [ReadonlySet<string>, Outcome | 'versus' | 'fix' | 'doubt'])[] = [
  [DRAW_WORDS, 'draw'],
  [WIN_WORDS, 'win'],
  [LOSE_WORDS, 'lose'],
  [VERSUS_WORDS, 'versus'],
  [FIX_WORDS, 'fix'],
  [DOUBT_WORDS, 'doubt'],
]
const kindOf = (word: string | undefined) =>
  word === undefined ? undefined : kinds.find(([known]) => known.has(word))?.[1]

export const isKnownWord = (word: string): boolean =>
  FILLERS.has(word) ||
  COMMON_WORDS.has(word) ||
  BET_WORDS.has(word) ||
  HOME_WORDS.has(word) ||
  AWAY_WORDS.has(word) ||
  word in NUMBER_WORDS ||
  kindOf(word) !== undefined

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  return /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_WORDS[word]
}
const isDigits = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
const SCORE_SIGNS = new Set(['x', 'a', '-', ':', 'vs'])

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

const GOALS = new Set(['gol', 'gols', 'golaco'])
const ENDS = new Set(['\n', ',', ';', '.', '!', '(', ')', '/', '#'])
const OUTCOMES: ReadonlySet<string> = new Set(['win', 'lose', 'draw'])
const DECIDES: ReadonlySet<string> = new Set([...OUTCOMES, 'score'])

/** "Derrota do Bahia" is a defeat, "o Fla derrota o Bahia" is a win. */
const isDefeat = (words: readonly string[], at: number) =>
  words[at] === 'derrota' && /^d[aeo]s?$/.test(words[at + 1] ?? '')

/** After a result, "da" is a preposition ("ganha da Raposa"). Elsewhere it is a bet ("dá Raposa"). */
const isDecided = (before: Item | undefined) => before !== undefined && DECIDES.has(before.is)

/** A colon ends a clause that has a result ("Fla ganha: 2x1"), but not "Fla x Bahia: 2x1". */
function endsAtColon(items: readonly Item[]): boolean {
  const from = items.findLastIndex(({ is }) => is === 'end') + 1
  return items.slice(from).some(({ is }) => DECIDES.has(is))
}

/** "Vitória do Bahia", "vitória magra do Fla": a win; "Vitória 2x1", "Vitória e Sport": the club. */
function isVictory(words: readonly string[], at: number): boolean {
  if (words[at] !== 'vitoria') return false
  // "Vitória do Bahia" is a win; "Vitória da Bahia" is the club.
  if (words[at + 1] === 'da' && words[at + 2] === 'bahia') return false
  // "Vitória do Vitória"
  if (/^d[aoe]$/.test(words[at - 1] ?? '') && words[at - 2] === 'vitoria') return false
  const next = words[at + 1]
  if (next === undefined || AMONG.has(next)) return next !== undefined
  const isClub = numberOf(next) !== undefined || next === 'e' || ENDS.has(next) || next === ':' || next === '-'
  return !isClub && kindOf(next) === undefined && isKnownWord(next)
}

/** "Fla 3x0, 2 do Pedro e 1 do Arrasca", "lá em Bragança": who scores and where, in words that nobody knows. */
function isScorer({ words, clubs }: Reading, at: number): boolean {
  const [of = '', who = ''] = words.slice(at + 1, at + 3)
  if (numberOf(words[at]) === undefined || !/^d[aoe]s?$/.test(of) || !/^[a-z]/.test(who)) return false
  return !clubs.find(words, at + 2) && !isKnownWord(who)
}
const isPlace = (words: readonly string[], at: number) => words[at - 1] === 'em' && (words[at]?.length ?? 0) > 1

/** These codes are words as well: they are clubs only where a result follows. */
const WORDS_AS_CODES = new Set(['sao', 'for', 'bot', 'bah'])
/** "CAM 2x1 FOR" */
const isSecondCode = (words: readonly string[], at: number) =>
  isDigits(words[at - 1]) && (words[at + 1] === undefined || ENDS.has(words[at + 1] ?? ''))
const isWordOnly = (words: readonly string[], at: number) =>
  WORDS_AS_CODES.has(words[at] ?? '') &&
  !isSecondCode(words, at) &&
  numberOf(words[at + 1]) === undefined &&
  !OUTCOMES.has(kindOf(words[at + 1]) ?? '') &&
  words[at + 1] !== 'x'

/** What people do with a score that they pick: "bota 2x0 no Fla" picks the club, "2x0 no Bahia" could be against it. */
const PUTTING = new Set(
  'bota boto coloca coloco marca marco anota poe ponho crava cravo aposto aposta registra chuto chute bote coloque põe'.split(
    ' ',
  ),
)
const AGAINST = new Set(['no', 'na', 'nos', 'nas'])

interface Reading {
  words: readonly string[]
  clubs: ClubNames
  items: Item[]
}

const clauseOf = (items: readonly Item[]) => items.slice(items.findLastIndex(({ is }) => is === 'end') + 1)

/**
 * "Fla 2x0 no Bahia" says against whom. "2x0 no Bahia" alone is read so too, unless the score is level or a word such
 * as "bota" comes before.
 */
function isAgainst({ words, clubs, items }: Reading, at: number): boolean {
  const last = items.at(-1)
  if (!AGAINST.has(words[at] ?? '') || last?.is !== 'score' || !clubs.find(words, at + 1)) return false
  const clause = clauseOf(items)
  if (clause.some(({ is }) => is === 'club')) return true
  // "1x2 no Grêmio x Santos" names both.
  const club = clubs.find(words, at + 1)
  if (club && words[at + 1 + club.words] === 'x') return false
  return last.first !== last.second && !words.slice(0, at).some((word) => PUTTING.has(word))
}

/**
 * "Bota" is Botafogo or "put": beside "ganha" or after "Flu e" it is the club. Before a score with Fluminense it is in
 * doubt; elsewhere it is "put".
 */
function readBota({ words, clubs, items }: Reading, at: number): Item | undefined {
  const ids = words[at] === 'bota' ? clubs.find(['botafogo'], 0)?.ids : undefined
  if (!ids) return undefined
  const [last, next] = [items.at(-1)?.is, words[at + 1]]
  const isSubject = OUTCOMES.has(kindOf(next) ?? '') || next === 'x' || next === 'vs'
  const isSecond = last === 'versus' || last === 'and' || (last === 'score' && clauseOf(items)[0]?.is === 'club')
  const isNamed = last === 'score' && /^(?:pro|o|do|ao)$/.test(words[at - 1] ?? '')
  if (isSubject || isSecond || isNamed) return { is: 'club', ids }
  const score = scoreAt(words, at + 1)
  const said = score ? words.slice(at + 1 + score.words) : []
  const rest = said[0] === 'no' ? said.slice(1) : said
  return score && clubs.find(rest, 0)?.ids.some((id) => clubs.find(['fluminense'], 0)?.ids.includes(id))
    ? { is: 'doubt' }
    : undefined
}

/** "Flamengo dois, Bahia um": a number in letters stands for goals right after a club. */
function isGoalsInLetters({ words, clubs, items }: Reading, at: number): boolean {
  if (!((words[at] ?? '') in NUMBER_WORDS) || items.at(-1)?.is !== 'club') return false
  const next = words[at + 1]
  // "Fla dois Bahia um"
  const other = clubs.find(words, at + 1)
  if (other && numberOf(words[at + 1 + other.words]) !== undefined) return true
  return next === undefined || ENDS.has(next) || next === 'e' || next === 'x'
}

const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma'])
/** What is won or lost together with a match. */
const MATCHES = new Set(
  'jogo jogao jogos partida partidas classico duelo confronto embate derby derbi grenal essa esse esta este melhor pior rodada parada peleja briga primeira primeiro segunda segundo proximo proxima bota dele deles vitoria pontos ponto tres visitante mandante time'.split(
    ' ',
  ),
)

/** "Perde a cabeça", "perde o mando de campo": no match. "Ganha o jogo", "vence o Bahia" are. */
function isOfSomethingElse({ words, clubs }: Reading, at: number): boolean {
  const [article = '', object = ''] = words.slice(at + 1, at + 3)
  if (!ARTICLES.has(article) || !/^[a-z]{2}/.test(object)) return false
  const isMatch = MATCHES.has(object) || object in NUMBER_WORDS || kindOf(object) !== undefined
  return !isMatch && !clubs.find(words, at + 2) && derbyAt(words, at + 2, clubs) === undefined
}

function readSign(reading: Reading, at: number): Item | undefined {
  const { words, items } = reading
  const word = words[at] ?? ''
  const kind = isDefeat(words, at) ? 'lose' : kindOf(word)
  if (kind === 'win' || kind === 'lose' || kind === 'draw') {
    // "Toma, Fla 2x1" hands something over.
    if (word.startsWith('toma') && !clauseOf(items).some(({ is }) => is === 'club')) return { is: 'doubt' }
    if (kind !== 'draw' && isOfSomethingElse(reading, at)) return { is: 'doubt' }
    const isOfMany = /[aeo]m$|rao$/.test(word) || words[at - 1] === 'vao'
    return isOfMany ? { is: kind, isOfMany } : { is: kind }
  }
  if (kind) return { is: kind }
  if (word === '?') return { is: 'question' }
  if (HOME_WORDS.has(word)) return { is: 'side', side: 'home' }
  if (AWAY_WORDS.has(word)) return { is: 'side', side: 'away' }
  if (ENDS.has(word) || (word === ':' && endsAtColon(items))) return { is: 'end', sign: word }
  if (word === 'e') return { is: 'and' }
  if (isAgainst(reading, at)) return { is: 'versus' }
  if (BET_WORDS.has(word)) return word === 'da' && isDecided(items.at(-1)) ? undefined : { is: 'bet' }
  if (isDigits(word)) return { is: 'number', value: Number(word) }
  if (isGoalsInLetters(reading, at)) return { is: 'number', value: NUMBER_WORDS[word] ?? 0 }
  return undefined
}

/** PM1. Fillers are dropped: they say nothing about the game. */
export function readItems(text: string, clubs: ClubNames): Item[] {
  const words = text.match(/\d+|[a-z]+|[\n,;.?!():/#-]/g) ?? []
  const items: Item[] = []
  const reading = { words, clubs, items }
  // "Gol do Pedro": names of players are no clubs.
  let isOfGoal = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const score = scoreAt(words, at)
    if (word === 'gol' || word === 'gols') isOfGoal = true
    if (ENDS.has(word) || score) isOfGoal = false
    if (score) {
      // "Fla e Bahia é 2x0", as it is typed without accents.
      if (items.at(-1)?.is === 'and' && items.at(-2)?.is === 'club') items.pop()
      items.push({ is: 'score', first: score.first, second: score.second })
      at += score.words - 1
      continue
    }
    if (isScorer(reading, at)) {
      at += 2
      continue
    }
    const derby = derbyAt(words, at, clubs)
    if (derby === 'elsewhere') continue
    if (derby) {
      items.push({ is: 'derby', one: derby.one, other: derby.other })
      at += derby.words - 1
      continue
    }
    const club = isVictory(words, at) || isWordOnly(words, at) ? undefined : clubs.find(words, at)
    if (club) {
      // "Papo confiante: Juventude 3 a 0"
      const last = items.at(-1)
      const isFirst = items.length === 1 || items.at(-2)?.is === 'end'
      const isRepeated = isFirst && last?.is === 'club' && club.ids.every((id) => last.ids.includes(id))
      const isOwned = /^d[aeo]s?$/.test(words[at - 1] ?? '')
      if (isOwned && last?.is === 'unknown' && last.word === words[at - 2]) last.isOwner = true
      // "Gol do Fla, 2x0": somebody tells what happens.
      if (isOwned && GOALS.has(words[at - 2] ?? '')) items.push({ is: 'doubt' })
      if (!isRepeated) items.push({ is: 'club', ids: club.ids })
      at += club.words - 1
      continue
    }
    const item = readBota(reading, at) ?? readSign(reading, at)
    if (item) items.push(item)
    else if (!'-:'.includes(word) && !isKnownWord(word) && !isOfGoal && !isPlace(words, at))
      items.push({ is: 'unknown', word })
  }
  return items
}
