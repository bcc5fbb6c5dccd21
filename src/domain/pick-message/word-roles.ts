import { derbyAt } from './derby-names.ts'
import { AWAY_WORDS, BET_WORDS, doubtOf, HOME_WORDS, NUMBER_WORDS, OBJECTS } from './message-words.ts'
import {
  clauseOf,
  DECIDES,
  ENDS,
  isDigits,
  isKnownWord,
  kindOf,
  numberOf,
  SCORE_SIGNS,
  type Item,
  type Reading,
} from './item-words.ts'

/** "Derrota do Bahia" is a defeat, "o Fla derrota o Bahia" is a win. */
export const isDefeat = (words: readonly string[], at: number) =>
  words[at] === 'derrota' && /^d[aeo]s?$/.test(words[at + 1] ?? '')

const isDecided = (before: Item | undefined) => before !== undefined && DECIDES.has(before.is)

/**
 * "Da" is a preposition after a result ("ganha da Raposa"), and where no club, goals or outcome follow soon ("o pastel
 * da feira"). Elsewhere it is a bet ("dá Raposa").
 */
function isPreposition({ words, clubs, items }: Reading, at: number): boolean {
  if (isDecided(items.at(-1))) return true
  return ![1, 2, 3].some(
    (step) =>
      clubs.find(words, at + step) !== undefined ||
      numberOf(words[at + step]) !== undefined ||
      kindOf(words[at + step]) !== undefined ||
      derbyAt(words, at + step, clubs) !== undefined,
  )
}

/** A colon ends a clause that has a result ("Fla ganha: 2x1"), but not "Fla x Bahia: 2x1". */
export function endsAtColon(items: readonly Item[]): boolean {
  const from = items.findLastIndex(({ is }) => is === 'end') + 1
  return items.slice(from).some(({ is }) => DECIDES.has(is))
}

/** "Fla 3x0, 2 do Pedro e 1 do Arrasca", "lá em Bragança": who scores and where, in words that nobody knows. */
export function isScorer({ words, clubs }: Reading, at: number): boolean {
  const [of = '', who = ''] = words.slice(at + 1, at + 3)
  if (numberOf(words[at]) === undefined || !/^d[aoe]s?$/.test(of) || !/^[a-z]/.test(who)) return false
  return !clubs.find(words, at + 2) && !isKnownWord(who)
}
export const isPlace = (words: readonly string[], at: number) => words[at - 1] === 'em' && (words[at]?.length ?? 0) > 1

/** What people do with a score that they pick: "bota 2x0 no Fla" picks the club, "2x0 no Bahia" could be against it. */
const PUTTING = new Set(
  'bota boto coloca coloco marca marco anota poe ponho crava cravo aposto aposta registra chuto chute bote coloque põe'.split(
    ' ',
  ),
)
const AGAINST = new Set(['no', 'na', 'nos', 'nas'])

/**
 * "Fla 2x0 no Bahia" says against whom. "2x0 no Bahia" alone is read so too, unless the score is level or a word such
 * as "bota" comes before.
 */
export function isAgainst({ words, clubs, items }: Reading, at: number): boolean {
  const last = items.at(-1)
  if (!AGAINST.has(words[at] ?? '') || last?.is !== 'score' || !clubs.find(words, at + 1)) return false
  const clause = clauseOf(items)
  if (clause.some(({ is }) => is === 'club')) return true
  // "1x2 no Grêmio x Santos" names both.
  const club = clubs.find(words, at + 1)
  if (club && words[at + 1 + club.words] === 'x') return false
  return last.first !== last.second && !words.slice(0, at).some((word) => PUTTING.has(word))
}

/** "Flamengo dois, Bahia um": a number in letters stands for goals right after a club. */
export function isGoalsInLetters({ words, clubs, items }: Reading, at: number): boolean {
  if (!((words[at] ?? '') in NUMBER_WORDS) || items.at(-1)?.is !== 'club') return false
  const next = words[at + 1]
  // "Fla dois Bahia um"
  const other = clubs.find(words, at + 1)
  if (other && numberOf(words[at + 1 + other.words]) !== undefined) return true
  // "Palmeiras dois Corinthians um, obrigada"
  if (clauseOf(items).some(({ is }) => is === 'number')) return !SCORE_SIGNS.has(next ?? '')
  return next === undefined || ENDS.has(next) || next === 'e' || next === 'x'
}

const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma'])
/** What is won or lost together with a match. */
const MATCHES = new Set(
  'jogo jogao jogos partida partidas classico duelo confronto embate derby derbi grenal essa esse esta este virada goleada surra lavada melhor pior rodada parada peleja briga primeira primeiro segunda segundo proximo proxima bota dele deles vitoria pontos ponto tres visitante mandante time'.split(
    ' ',
  ),
)

const BEFORE_OBJECT = /^(?:com|na|no|de|da|do|pela|pelo|em|sem|por|pra|para|a|o|os|as|ao)$/
/** "Ganha folga", "perde mais um técnico": a thing, unless a score or another clause comes first. */
function isWonObject(words: readonly string[], at: number): boolean {
  const rest = words.slice(at + 1)
  const until = rest.findIndex((word) => ENDS.has(word) || word === 'e' || word === '?')
  const said = rest.slice(0, until < 0 ? rest.length : until)
  if (rest.some((word, next) => SCORE_SIGNS.has(word) && isDigits(rest[next + 1]))) return false
  return said.some((word, next) => OBJECTS.has(word) && !BEFORE_OBJECT.test(said[next - 1] ?? ''))
}

/** "Perde a cabeça", "perde o mando de campo": no match. "Ganha o jogo", "vence o Bahia" are. */
export function isOfSomethingElse({ words, clubs }: Reading, at: number): boolean {
  const [article = '', object = ''] = words.slice(at + 1, at + 3)
  if (isWonObject(words, at)) return true
  if (!ARTICLES.has(article) || !/^[a-z]{2}/.test(object)) return false
  const isMatch = MATCHES.has(object) || object in NUMBER_WORDS || kindOf(object) !== undefined
  return !isMatch && !clubs.find(words, at + 2) && derbyAt(words, at + 2, clubs) === undefined
}

export function readSign(reading: Reading, at: number): Item | undefined {
  const { words, items } = reading
  const word = words[at] ?? ''
  const kind = isDefeat(words, at) ? 'lose' : kindOf(word)
  if (kind === 'win' || kind === 'lose' || kind === 'draw') {
    // "Toma, Fla 2x1" hands something over.
    if (word.startsWith('toma') && !clauseOf(items).some(({ is }) => is === 'club'))
      return { is: 'doubt', force: 'clause' }
    if (kind !== 'draw' && isOfSomethingElse(reading, at))
      return {
        is: 'doubt',
        force: 'clause',
        isOutcome: isWonObject(words, at) || /^uma?$/.test(words[at + 1] ?? ''),
      }
    const isOfMany = /[aeo]m$|rao$/.test(word) || /^(?:vao|tudo|todos|juntos)$/.test(words[at - 1] ?? '')
    return isOfMany ? { is: kind, isOfMany } : { is: kind }
  }
  if (kind === 'versus') return { is: kind, isAgainst: word === 'contra' }
  if (kind) return { is: kind }
  const force = doubtOf(word)
  if (force) return { is: 'doubt', force }
  if (word === '?') return { is: 'question', force: 'before' }
  if (HOME_WORDS.has(word)) return { is: 'side', side: 'home' }
  if (AWAY_WORDS.has(word)) return { is: 'side', side: 'away' }
  if (ENDS.has(word) || (word === ':' && endsAtColon(items))) return { is: 'end', sign: word }
  if (word === 'e' || word === 'mas') return { is: 'and' }
  if (isAgainst(reading, at)) return { is: 'versus' }
  if (BET_WORDS.has(word)) return word === 'da' && isPreposition(reading, at) ? undefined : { is: 'bet' }
  if (isDigits(word)) return { is: 'number', value: Number(word) }
  if (isGoalsInLetters(reading, at)) return { is: 'number', value: NUMBER_WORDS[word] ?? 0 }
  return undefined
}
