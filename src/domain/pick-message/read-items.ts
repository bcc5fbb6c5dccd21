import type { ClubNames, FoundClub } from './club-names.ts'
import { isVictory, isWordOnly, readBota } from './club-or-word.ts'
import { derbyAt } from './derby-names.ts'
import {
  clauseOf,
  ENDS,
  GOALS,
  isKnownWord,
  kindOf,
  numberOf,
  OUTCOMES,
  scoreAt,
  type Item,
  type Reading,
} from './item-words.ts'
import { isPast } from './message-words.ts'
import { isStrangeClub, strangeClubAt } from './strange-clubs.ts'
import { isPlace, isScorer, readSign } from './word-roles.ts'

const LAUGHTER = /^(?:k+|[hua]*h[hua]*a+|(?:ha|he|hi|hu|rs|ks|ah|eh|ua|ka|ja|sk|sj){2,}[a-z]?)$/
/** A word that nobody knows, neither a sign nor laughter. */
const isWord = (word: string) => /^[a-z0-9]/.test(word) && !isKnownWord(word) && !LAUGHTER.test(word)

/** "Paranaense 2x0 Vasco": right before a score, the people of a state stand for a club that is not named. */
const PEOPLE = new Set(['paulista', 'carioca', 'gaucho', 'mineiro', 'baiano', 'cearense', 'pernambucano', 'paranaense'])

const isBesideNumber = (words: readonly string[], at: number) => numberOf(words[at + 1]) !== undefined

/** Where a word stands next to a result or to "x", or where an opponent is named, it may be a club that is misspelled. */
function clubAt({ words, clubs, items }: Reading, at: number): FoundClub | undefined {
  const [before, next, last] = [words[at - 1] ?? '', words[at + 1] ?? '', items.at(-1)?.is] as const
  const isBeforeResult = numberOf(next) !== undefined || OUTCOMES.has(kindOf(next) ?? '') || /^(?:x|vs)$/.test(next)
  const isAfterResult = (last === 'score' || last === 'number') && (numberOf(before) !== undefined || OF.has(before))
  return isBeforeResult || isAfterResult || last === 'versus' ? clubs.findInPlace(words, at) : clubs.find(words, at)
}
const OF = new Set(['no', 'do', 'pro', 'o', 'x', 'contra'])

/** "O modelo rodou: Fla 2x1": what stands before a colon without a club is a title. */
function forgetTitle(items: Item[]): void {
  const from = items.findLastIndex(({ is }) => is === 'end') + 1
  const title = items.slice(from)
  if (!title.some(({ is }) => is === 'club' || is === 'score'))
    items.splice(
      from,
      title.length,
      ...title.filter(({ is }) => is !== 'unknown' && is !== 'past' && is !== 'and' && is !== 'bet'),
    )
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
      const isJoined = items.at(-2)?.is === 'club' && !clauseOf(items).some(({ is }) => is === 'score')
      if (items.at(-1)?.is === 'and' && (isJoined || OUTCOMES.has(items.at(-2)?.is ?? ''))) items.pop()
      const { words: length, ...goals } = score
      items.push({ is: 'score', ...goals })
      at += length - 1
      continue
    }
    if (isScorer(reading, at)) {
      at += 2
      continue
    }
    const strange = strangeClubAt(words, at)
    if (strange > (clubs.find(words, at)?.words ?? 0) && isStrangeClub(words, at)) {
      items.push({ is: 'unknown', word, isStrange: true })
      at += strange - 1
      continue
    }
    const derby = derbyAt(words, at, clubs)
    if (derby === 'elsewhere') continue
    if (derby) {
      items.push({ is: 'derby', one: derby.one, other: derby.other })
      at += derby.words - 1
      continue
    }
    const club = isVictory(words, at) || isWordOnly(reading, at) ? undefined : clubAt(reading, at)
    if (club) {
      // "Papo confiante: Juventude 3 a 0"
      const last = items.at(-1)
      const isFirst = items.length === 1 || items.at(-2)?.is === 'end'
      const isRepeated = isFirst && last?.is === 'club' && club.ids.every((id) => last.ids.includes(id))
      const isOwned = /^d[aeo]s?$/.test(words[at - 1] ?? '')
      if (isOwned && last?.is === 'unknown' && last.word === words[at - 2]) last.isOwner = true
      // "Gol do Fla, 2x0": somebody tells what happens.
      if (isOwned && GOALS.has(words[at - 2] ?? '')) items.push({ is: 'doubt', force: 'clause' })
      const isOfMatch = isOwned && /^(?:jogo|jogao|partida)$/.test(words[at - 2] ?? '')
      if (!isRepeated) items.push(isOfMatch ? { is: 'club', ids: club.ids, isOfMatch } : { is: 'club', ids: club.ids })
      at += club.words - 1
      continue
    }
    const item = readBota(reading, at) ?? readSign(reading, at)
    if (word === ':') forgetTitle(items)
    if (item) items.push(item)
    else if ((isWord(word) || (PEOPLE.has(word) && isBesideNumber(words, at))) && !isOfGoal && !isPlace(words, at))
      items.push(isPast(word) ? { is: 'past' } : { is: 'unknown', word, isBeside: isBesideNumber(words, at) })
    if (item?.is === 'question') items.push({ is: 'end', sign: word })
  }
  return items
}
