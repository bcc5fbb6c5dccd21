import { partsInOrder, RESULT, withGroups, withSideWords, type IsClubOf } from './list-groups.ts'
import { isLeftOut, listMarks, withoutScores, withScores, withSides, type ListMark } from './list-marks.ts'

const ALL = '(?:tudo|todos\\s+os\\s+jogos|todos|todas|tds|geral|todo\\s+jogo)'
const SETTING = '(?:\\s*(?:de|em|por|eh?|vai\\s+(?:ser|dar|de)|da|com|:)\\s*)?'
const NOTHING_AFTER = '(?![\\s\\S]*(?:Q|mandante|visitante))'
const ALL_FIRST = new RegExp(String.raw`^([\s\S]*?)\b${ALL}\s*${SETTING}\s*(${RESULT})${NOTHING_AFTER}([\s\S]*)$`)
const ALL_LAST = new RegExp(
  String.raw`^(\D*?)(${RESULT})\s+(?:em|pra|pro|para|no|n?os)?\s*${ALL}\b${NOTHING_AFTER}([\s\S]*)$`,
)
const HAS_RESULT = new RegExp(RESULT)
const ALL_BUT = new RegExp(
  String.raw`^[\s\S]*?\b${ALL}\s*${SETTING}\s*(${RESULT})\s*,?\s*(?:menos|exceto|fora|tirando|salvo)\s+([\s\S]*)$`,
)
/** "Pula o 1" */
const SKIPPED = /\b(?:pula|pulo|pular|passo|passa|sem)\s+(?:n?o\s+(?:jogo\s+|numero\s+)?|jogo\s+)(\d{1,2})\b\s*[,;.]?/g
const REST =
  /(?:\be\s+)?(?:\bn?os?\s+|\bas\s+)?\b(?:resto|outros|outras|demais|restante|restantes)\b(?:\s+(?:tudo|todos|eh?|vai\s+ser)\b)*/
/** "2x1 no quinto", "1x0 no 3 e 2x2 no 8". "Primeiro" and "segundo" are halves of a match, too. */
const PLACED_AFTER = new RegExp(
  String.raw`^\s*(?:[a-z]+\s+){0,4}?(?:${RESULT}\s+(?:no|pro)\s+(?!(?:primeiro|segundo)\b)(?:jogo\s+)?[a-z\d]+\s*(?:,|;|\n|\be\b|[.!]*\s*$)\s*)+$`,
)
const JOINS = /^\s*(?:tambem\s*)?(?:[,/;&+\n]|e|ou)?\s*(?:[no]\s*)?$/
const RANGES = /^\s*(?:ao?|ate|ate\s+o|-|:)?\s*$/

export interface NumberedPart {
  /** 0: what was said before the first number. */
  number: number
  text: string
}

const everyNumber = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, Math.min(last - first, 40)) }, (_, at) => first + at + 1)

interface Group {
  numbers: number[]
  text: string
}

/** "1 e 3: 2x0", "1 ao 4 tudo 1x0": numbers with nothing between them share what follows. */
function groupsOf(text: string, marks: readonly ListMark[]): Group[] {
  const groups: Group[] = []
  let numbers: number[] = []
  for (const [at, mark] of marks.entries()) {
    const before = marks[at - 1]
    const range = numbers.length > 0 && before && /\b(?:ao?|ate(?:\s+o)?)\s*$/.test(text.slice(before.until, mark.from))
    const starts = /^(?:ao|ate)/.test(text.slice(mark.from, mark.until))
    if (before && numbers.length > 0 && (range || starts)) numbers.push(...between(before.number, mark.number))
    else numbers.push(mark.number)
    const rest = text.slice(mark.until, marks[at + 1]?.from)
    const isShared = marks[at + 1] !== undefined && (JOINS.test(rest) || RANGES.test(rest))
    if (isShared) continue
    groups.push({ numbers, text: rest })
    numbers = []
  }
  return groups
}

/** "2x1 no quinto" as "o quinto 2x1". With the rest of the list, "primeiro" is no half of a match. */
function turned(text: string, hasRest: boolean): string {
  const placed = hasRest
    ? text.replaceAll(/\bno\s+(primeiro|segundo)\b/g, (_found, one) => `no ${one === 'primeiro' ? 1 : 2}`)
    : text
  if (!PLACED_AFTER.test(placed)) return text
  return placed.replaceAll(new RegExp(String.raw`(${RESULT})\s+(?:no|pro)\s+(?:jogo\s+)?([a-z\d]+)`, 'g'), '\no $2 $1')
}

/** The number of a part about all matches of the list that no other part names. */
export const REST_OF_LIST = -1

/** Undefined: the text is no reply to a list. Scores alone, as many as the list has matches, are in its order. */
export function numberedParts(said: string, most: number, isClubOf: IsClubOf): NumberedPart[] | undefined {
  if (most === 0) return undefined
  const plain = said
    .replaceAll(/\([^)\d]*\)/g, ' ')
    .replaceAll(/(?:,\s*)?\b(?:ta bom|ta|ok|blz|beleza|certo|pode ser|fechou|viu|ne)\s*\?+\s*$/g, ' ')
  const { text: whole, scores } = withoutScores(withSideWords(withGroups(plain, most)))
  // "Todos 2x0 menos o 3 que é 1x1"
  const text = whole.replace(ALL_BUT, (_found, result: string, others: string) =>
    HAS_RESULT.test(others) ? `${others}, resto ${result}` : `resto ${result}, pulo ${others}`,
  )
  const restored = (part: string) => withScores(part, scores)
  const skipped = new Set([...text.matchAll(SKIPPED)].map((match) => Number(match[1])))
  const [owned, rest] = splitOnce(text.replaceAll(SKIPPED, ' '), REST)
  const own = turned(owned, rest !== undefined)
  const marks = listMarks({ text: own, scores }, most)
  if (marks.length === 0 && skipped.size > 0 && rest !== undefined && HAS_RESULT.test(rest))
    return everyNumber(most)
      .filter((number) => !skipped.has(number))
      .map((number) => ({ number, text: restored(rest) }))
  if (marks.length === 0) {
    // A doubt before or after it is about all of them: "será que todos 1x1?"
    const [, before = '', all, after = ''] = ALL_FIRST.exec(text) ?? ALL_LAST.exec(text) ?? []
    // "Todos os mandantes jogam de branco"
    const isSideAlone = all === 'mandante' || all === 'visitante'
    if (isSideAlone && /[a-z]{2}/.test(after)) return undefined
    if (all) return everyNumber(most).map((number) => ({ number, text: restored(`${before} ${all} ${after}`) }))
    if (rest !== undefined && HAS_RESULT.test(rest) && own.trim() !== '')
      return [
        { number: 0, text: restored(own) },
        { number: REST_OF_LIST, text: restored(rest) },
      ]
    const isPlain = /^(?:[\s,;.]|\be\b|Q[A-P]+Q)+$/.test(text)
    if (isPlain && scores.length === most) return scores.map((score, at) => ({ number: at + 1, text: score }))
    return partsInOrder({ text, scores }, most, isClubOf)
  }
  const before = own.slice(0, marks[0]?.from).replace(/[\s,;]*(?:\be)?\s*$/, '')
  // A score alone before the first number may belong to anything.
  if (/^\s*Q[A-P]+Q\s*(?:\bn?o\b)?\s*$/.test(before)) return undefined
  if (/^(?:no|pro|na|pra)\b/.test(own.slice(marks[0]?.from)) && /Q\s*$/.test(before)) return undefined
  const groups = groupsOf(own, marks)
  const named = new Set([...skipped, ...groups.flatMap(({ numbers }) => numbers)])
  if (rest !== undefined && HAS_RESULT.test(rest))
    groups.push({ numbers: everyNumber(most).filter((number) => !named.has(number)), text: rest })
  const parts = groups.flatMap(({ numbers, text: part }) =>
    isLeftOut(part) && (scores.length > 0 || !/^\W*x\W*$/.test(part))
      ? []
      : numbers.map((number) => ({
          number,
          text: withSides(restored(part.replace(/^\s*vai\b/, ' ')).replace(/[\s,;]*(?:\be)?\s*$/, ' ')),
        })),
  )
  return before.trim() === '' ? parts : [{ number: 0, text: restored(before) }, ...parts]
}

function splitOnce(text: string, at: RegExp): [string, string | undefined] {
  const found = at.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, undefined]
}
