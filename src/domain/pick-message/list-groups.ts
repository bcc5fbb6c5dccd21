import { withScores, type WithoutScores } from './list-marks.ts'

const COUNTS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const COUNT = `[2-9]|duas|${COUNTS.slice(1).join('|')}`
const countOf = (said: string) => (said === 'duas' ? 2 : COUNTS.indexOf(said) + 1 || Number(said))

const FIRST_OR_LAST = new RegExp(
  String.raw`\b(?:n?[oa]s\s+)?(?:(${COUNT})\s+(primeir|ultim)[oa]s|(primeir|ultim)[oa]s\s+(${COUNT}))(?:\s+jogos)?\b`,
  'g',
)
const MIDDLE = new RegExp(String.raw`\b(?:n?os\s+)(?:(?:${COUNT})\s+)?(?:jogos\s+)?do\s+meio\b`, 'g')
const WHOLE = new RegExp(String.raw`\b(?:n?[oa]s)\s+(${COUNT})\b(?!\s+(?:primeir|ultim|do\s+meio))`, 'g')
const SOME = new RegExp(String.raw`\bn?[oa]s\s+(?:${COUNT})\s+(?=\d{1,2}\s*[xa]\s*\d|empat)`, 'g')
const LABELLED = new RegExp(
  String.raw`\b(numero|jogo|partida)\s+(${COUNTS.join('|')})\b(?=\s*(?:[:,.=-]|eh?\b|\d{1,2}\s*x))`,
  'g',
)

const named = (from: number, until: number) =>
  Array.from({ length: Math.max(0, until - from + 1) }, (_, at) => `jogo ${from + at}`).join(', ')

/** PM4: "os dois primeiros", "os do meio" and "número um" as the matches of the list that they name. */
export const withGroups = (plain: string, most: number): string =>
  plain
    // "Visitante ganha nos 4" is about all; "os 3 2x0" of a longer list may be about any three.
    .replaceAll(WHOLE, (found, count: string) => (countOf(count) === most ? 'todos' : found))
    .replaceAll(SOME, 'talvez ')
    .replaceAll(LABELLED, (_found, label: string, number: string) => `${label} ${countOf(number)}`)
    .replaceAll(FIRST_OR_LAST, (found, one, which, other, count) => {
      const many = countOf(String(one ?? count))
      if (many >= most) return found
      return String(which ?? other) === 'primeir' ? named(1, many) : named(most - many + 1, most)
    })
    .replaceAll(MIDDLE, (found) => (most > 2 ? named(2, most - 1) : found))

const HOME = /\b(?:mandantes?|donos?\s+da\s+casa|times?\s+d[ae]\s+casa|quem\s+joga\s+em\s+casa)\b/g
const AWAY = /\b(?:visitantes?|times?\s+de\s+fora|quem\s+joga\s+fora)\b/g

/** "Donos da casa", "visitantes": one word for each side. */
export const withSideWords = (plain: string): string =>
  plain
    .replaceAll(HOME, 'mandante')
    .replaceAll(AWAY, 'visitante')
    .replaceAll(/\btod[oa]s?\s+(?:[oa]s?\s+)?(?=mandante|visitante)/g, 'todos ')

const SIDE = '(?:mandante|visitante)'
/** "2x0", "2x0 pros visitantes", "visitante ganha de 2x0", "empate". */
export const RESULT = String.raw`(?:Q[A-P]+Q(?:\s+(?:pr[oa]s?|par[ao]\s+[oa]s?|d[oa]s?)\s+${SIDE})?|empat\w+(?:\s+Q[A-P]+Q)?|${SIDE}(?:\s+(?:ganha|vence)\w*)?(?:\s+(?:de|por))?(?:\s+Q[A-P]+Q)?)`
const LEFT = '(?:pula|pulo|passo|skip|nada|x|-)'
const LED =
  /^[\s,.:;]*(?:(?:segue|seguem|ai\s+vai|meus?|palpites?|n[ae]ss?a|em|na|ordem|la\s+vai|sao|bom\s+dia|boa\s+tarde|boa\s+noite)\b[\s,.:;]*)+/
const TRAILED =
  /[\s,.:;]*(?:\b(?:nessa|nesta|na|em|ordem|mesma|respectivamente|vlw|valeu|obrigad[oa]|obg|abs|abraco)\b[\s,.:;!]*)+$/
const PART = new RegExp(String.raw`^\s*(?:${RESULT}|${LEFT})\s*$`)
/** "Inter 1x0", "Inter" */
const NAMED = new RegExp(String.raw`^\s*(?:[oa]\s+)?([a-z]+(?:\s+[a-z]+){0,2}?)(?:\s+${RESULT})?\s*$`)
/** Whether a text is the name of a club that plays the match with this number. */
export type IsClubOf = (name: string, number: number) => boolean
const HAS_SCORE_OR_DRAW = new RegExp(RESULT)

/**
 * PM4: "2x0, 1x1, pula, 2x2" and "mandante, empate, 1x0, visitante" answer the whole list in its order. One part says
 * one match; each part is a result alone, one with a club of its match, or a word that leaves the match out.
 */
export function partsInOrder(
  { text, scores }: WithoutScores,
  most: number,
  isClubOf: IsClubOf,
): { number: number; text: string }[] | undefined {
  const said = text
    .replace(LED, '')
    .replace(TRAILED, '')
    .replace(/[\s.!]+$/, '')
  const isSpaced = /^[\sQ A-P]+$/.test(said)
  const parts = isSpaced ? said.trim().split(/\s+/) : said.split(/\s*[,;\n/]\s*|\s+e\s+/)
  if (parts.length !== most || most < 2) return undefined
  const isNamed = (part: string, at: number) => isClubOf(NAMED.exec(part)?.[1] ?? '', at + 1)
  if (
    !parts.every((part, at) => PART.test(part) || isNamed(part, at)) ||
    !parts.some((part) => HAS_SCORE_OR_DRAW.test(part))
  )
    return undefined
  // "Fla 2x1, Inter 1x0, empate, empate": the results without a club come last.
  const bare = parts.findIndex((part) => PART.test(part))
  if (bare < 0 || !parts.slice(bare).every((part) => PART.test(part))) return undefined
  return parts.flatMap((part, at) =>
    HAS_SCORE_OR_DRAW.test(part) || isNamed(part, at) ? [{ number: at + 1, text: withScores(part, scores) }] : [],
  )
}
