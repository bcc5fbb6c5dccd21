import { derbyAt } from './derby-names.ts'
import {
  ENDS,
  clauseOf,
  isDigits,
  isKnownWord,
  kindOf,
  numberOf,
  OUTCOMES,
  scoreAt,
  type Item,
  type Reading,
} from './item-words.ts'
import { AMONG } from './message-words.ts'

/** "Vitória do Bahia", "vitória magra do Fla": a win; "Vitória 2x1", "Vitória e Sport": the club. */
export function isVictory(words: readonly string[], at: number): boolean {
  if (words[at] !== 'vitoria') return false
  // "Vitória do Bahia" is a win; "Vitória da Bahia" is the club, or a win as some write it.
  if (words[at + 1] === 'da' && words[at + 2] === 'bahia') return false
  // "Vitória do Vitória"
  if (/^d[aoe]$/.test(words[at - 1] ?? '') && words[at - 2] === 'vitoria') return false
  // "O Vitória" is the club, and so is that of "Sport 1x1 Vitória".
  if (isDigits(words[at - 1]) && !/^d[oae]$/.test(words[at + 1] ?? '')) return false
  if (/^(?:o|do|no|pro|ao|pelo|esse|meu|nosso)$/.test(words[at - 1] ?? '')) return false
  // "Sport x Vitória", "Sport e Vitória", but "empate no Gre-Nal e vitória do Galo"
  if (/^(?:x|vs|e|versus|contra)$/.test(words[at - 1] ?? ''))
    return words[at - 1] === 'e' && /^d[aoe]$/.test(words[at + 1] ?? '')
  const next = words[at + 1]
  // "Inter 3x1, baita vitória"
  if (/^(?:baita|bela|linda|bonita)$/.test(words[at - 1] ?? '') && (next === undefined || ENDS.has(next))) return true
  if (next === undefined || AMONG.has(next)) return next !== undefined
  // "Vitória magra do Fla"
  const isQualified = kindOf(next) === undefined && isKnownWord(next) && numberOf(next) === undefined
  return isQualified && words.slice(at + 2, at + 4).some((word) => /^d[aoe]s?$/.test(word))
}

/** These codes are words as well: they are clubs only where a result follows. */
const WORDS_AS_CODES = new Set(['sao', 'for', 'bot', 'bah'])
/** "CAM 2x1 FOR" */
const isSecondCode = (words: readonly string[], at: number) =>
  isDigits(words[at - 1]) && (words[at + 1] === undefined || ENDS.has(words[at + 1] ?? ''))
/** "Bah, empate no Gre-Nal": a draw of a match that is named after it. */
const isBesideNoun = (words: readonly string[], at: number) =>
  /^(?:empate|vitoria|derrota)$/.test(words[at + 1] ?? '') && AMONG.has(words[at + 2] ?? '')
/** "Bah, 1x1 no Gre-Nal": a derby of other clubs. */
function isBesideDerby({ words, clubs }: Pick<Reading, 'words' | 'clubs'>, at: number): boolean {
  const own = clubs.find(words, at)?.ids ?? []
  const end = words.findIndex((word, next) => next > at && ENDS.has(word))
  return words.slice(at + 1, end < 0 ? words.length : end).some((_, step) => {
    const derby = derbyAt(words, at + 1 + step, clubs)
    return (
      derby !== undefined && derby !== 'elsewhere' && ![...derby.one, ...derby.other].some((id) => own.includes(id))
    )
  })
}
export const isWordOnly = ({ words, clubs }: Reading, at: number) =>
  WORDS_AS_CODES.has(words[at] ?? '') &&
  !isSecondCode(words, at) &&
  clubs.find(words, at)?.words === 1 &&
  (isBesideNoun(words, at) || isBesideNoResult(words, at) || isBesideDerby({ words, clubs }, at))

const isBesideNoResult = (words: readonly string[], at: number) =>
  numberOf(words[at + 1]) === undefined &&
  !OUTCOMES.has(kindOf(words[at + 1]) ?? '') &&
  !/^(?:x|vs|versus)$/.test(words[at + 1] ?? '') &&
  !/^(?:x|vs|versus|empate)$/.test(words[at - 1] ?? '')

/** "Bota aí", "bota pra mim" */
const PUT_NEXT = new Set('ai la pra para por o a no na um uma meu esse essa isso tudo fe favor mais'.split(' '))

/**
 * "Bota" is Botafogo or "put": beside "ganha", beside Fluminense with a result, after "Flu e", or as one of several
 * picks it is the club. "Bota 2x0 no Flu" is in doubt; elsewhere it is "put".
 */
export function readBota({ words, clubs, items }: Reading, at: number): Item | undefined {
  const ids = words[at] === 'bota' ? clubs.find(['botafogo'], 0)?.ids : undefined
  if (!ids) return undefined
  const club: Item = { is: 'club', ids }
  const rivals = clubs.find(['fluminense'], 0)?.ids ?? []
  const isRival = (item: Item | undefined) => item?.is === 'club' && item.ids.some((id) => rivals.includes(id))
  const [last, next] = [items.at(-1)?.is, words[at + 1]]
  const isSubject = OUTCOMES.has(kindOf(next) ?? '') || next === 'x' || next === 'vs'
  const isSecond =
    last === 'versus' ||
    (last === 'and' && words[at - 1] !== 'mas') ||
    (last === 'score' && clauseOf(items)[0]?.is === 'club')
  const isNamed =
    /^(?:pro|do|ao|pelo|no)$/.test(words[at - 1] ?? '') || (words[at - 1] === 'o' && !PUT_NEXT.has(next ?? ''))
  if ((isSubject || isSecond || isNamed) && !(isSecond && PUT_NEXT.has(next ?? ''))) return club
  if (numberOf(next) === undefined) return undefined
  // "Flu 2 Bota 2"
  if (last === 'number' && isRival(clauseOf(items)[0])) return club
  const score = scoreAt(words, at + 1)
  const rest = words.slice(at + 1 + (score?.words ?? 1))
  const isAgainstRival = (from: number) => clubs.find(rest, from)?.ids.some((id) => rivals.includes(id)) === true
  if (rest[0] === 'no' && isAgainstRival(1)) return { is: 'doubt', force: 'clause' }
  if (isAgainstRival(rest[0] === 'x' || rest[0] === 'e' ? 1 : 0)) return club
  // "Fla 2x0, Vasco 1x1, Bota 1x0"
  const isOver = rest[0] === undefined || ENDS.has(rest[0]) || rest[0] === ':'
  const isOneOfMany = words.filter((word, next) => word === 'x' && isDigits(words[next - 1])).length > 2
  return score && isOver && isOneOfMany && items.some(({ is }) => is === 'score') ? club : undefined
}
