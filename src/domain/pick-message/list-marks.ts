const NUMBERS = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim']
const NUMBER = NUMBERS.slice(1).join('|')
const ORDINAL = `(?:${ORDINALS.join('|')}|penultim|ultim)[oa]`
const GOALS = String.raw`(?:\d{1,2}|uma|duas|${NUMBERS.join('|')})`

/** A score that is hidden, so that the numbers that are left are those of the list. No text has capital letters. */
const HIDDEN = /Q([A-P]+)Q/g
const hiddenAs = (at: number) =>
  ` Q${String(at).replaceAll(/\d/g, (digit) => String.fromCodePoint(65 + Number(digit)))}Q `
const indexOf = (letters: string) => Number(letters.replaceAll(/[A-J]/g, (letter) => String(letter.charCodeAt(0) - 65)))

export interface WithoutScores {
  text: string
  scores: string[]
}

/**
 * Hides every score of a text. "1-3x0" is the first match and 3x0, so scores with "x" are found first. "1 a 3 tudo 2x0" is a
 * range of matches.
 */
export function withoutScores(plain: string): WithoutScores {
  const scores: string[] = []
  const hide = (score: string) => hiddenAs(scores.push(score) - 1)
  const spelled = new RegExp(
    String.raw`\b(${GOALS})\s+(?:a|x)\s+(${GOALS})\b(?!\s*[,:]?\s*(?:tudo|todos|empat\w+|Q))`,
    'g',
  )
  let text = plain
    .replaceAll(/(?<![\dx])\d{1,2}\s*(?:x|vs)\s*\d{1,2}(?![\dx])/g, hide)
    .replaceAll(/(?<!\d)\d{1,2}a\d{1,2}(?!\d)/g, hide)
    .replaceAll(spelled, hide)
  if (scores.length === 0)
    text = text
      .replaceAll(/(?<![\d:.-])\d{1,2}[-:]\d{1,2}(?![\d:-])/g, hide)
      .replaceAll(/(?<![\d-]\s*)\d\s-\s\d(?!\s*[\d-])/g, hide)
  return { text, scores }
}

export const withScores = (text: string, scores: readonly string[]): string =>
  text.replaceAll(HIDDEN, (_found, letters: string) => scores[indexOf(letters)] ?? '')

/** A number of the list: "3", "3o", "terceiro", "tres", "ultimo". */
function placeOf(said: string, most: number): number {
  if (said.startsWith('ultim')) return most
  if (said.startsWith('penultim')) return most - 1
  const ordinal = ORDINALS.indexOf(said.slice(0, -1)) + 1
  const number = NUMBERS.indexOf(said)
  return ordinal || (number > 0 ? number : Number.parseInt(said, 10))
}

const LABEL = String.raw`(?:numero|num|nro|nr|n|jogo|jg|j|partida|palpite|placar|#)\s*[:.]?\s*`
const ARTICLE = String.raw`(?:no|na|o|a|do|da|pro|pra|pros|os|ao|ate o|ate)\s+`
const AFTER_NUMBER = String.raw`(?!\s*(?:gols?|tempo|turno|minutos?|min|pontos?|horas?|hrs|h|reais|anos?|de\s+\w+o\b)\b|\d)`

/**
 * A number that begins a part: labelled ("jogo 2", "o 3", "no tres"), an ordinal, with a sign after it ("2)", "2-"), or bare
 * where nothing but a separator, a score or "e" stands before it.
 */
const MARK = new RegExp(
  [
    String.raw`\b(?:${ARTICLE})?${LABEL}(\d{1,2})(?:[oa]\b)?`,
    String.raw`(?<!(?:[a-df-z]|[a-z]e)\s)\b(?:${ARTICLE})?(?:jogo\s+|partida\s+)?(\d{1,2}[oa]|${ORDINAL})(?:\s+jogo)?(?!\s+(?:tempo|turno))\b`,
    String.raw`\b(?:${ARTICLE})(?:jogo\s+|partida\s+)?(\d{1,2}[oa]?|${NUMBER}|${ORDINAL})\b(?:\s+jogo\b)?(?!\s+(?:tempo|turno|a|x)\b)`,
    String.raw`(?<!\d|\d[.,])(\d{1,2})\s*(?:-?\)|[:=]|[.-](?=\s|Q)|\/(?=\s))`,
    String.raw`(?<=(?:^|[\n,;./|():#!-]|Q|\be|\bou)\s*)(\d{1,2})(?=\s|,)`,
    String.raw`(?<=(?:^|[\n,;.])\s*)(${NUMBER})(?=\s+(?:eh?\b|Q)|\s*:)`,
  ]
    .map((part) => part + AFTER_NUMBER)
    .join('|'),
  'g',
)

export interface ListMark {
  number: number
  from: number
  until: number
}

/** PM4: where a text names matches of a list. */
export function listMarks({ text, scores }: WithoutScores, most: number): ListMark[] {
  const found = [...text.matchAll(MARK)].map((match) => ({
    number: placeOf(match.slice(1).find((one) => one !== undefined) ?? '', most),
    from: match.index,
    until: match.index + match[0].length,
  }))
  const [first] = found
  if (!first) return []
  // "1 fla 2 palmeiras 3 empate": bare numbers that count up.
  const marks = [first]
  for (const next of [...text.matchAll(/(?<![\dA-Z])(\d{1,2})(?=\s+[a-zQ])/g)]
    .map((match) => ({ number: Number(match[1]), from: match.index, until: match.index + match[0].length }))
    .concat(found.slice(1))
    .toSorted((one, other) => one.from - other.from)) {
    const last = marks.at(-1) ?? first
    if (next.from < last.until) continue
    const isSure = found.some(({ from, until }) => from <= next.from && next.from < until)
    if (isSure || next.number === last.number + 1)
      marks.push(found.find(({ until, from }) => from <= next.from && next.from < until) ?? next)
  }
  const isBare = /^\d+$/.test(text.slice(first.from, first.until).trim())
  const numbers = text.match(/\d+/g) ?? []
  // "2 Fla 1 Bahia"
  return isBare && marks.length === 1 && scores.length === 0 && numbers.length > 1 ? [] : marks
}

const LEFT_OUT =
  /^[\s,;:.-]*(?:eu\s+|vou\s+|prefiro\s+|quero\s+|esse\s+)*(?:passo|passa|passar|pulo|pula|pular|depois|dps|nada|skip|deixo|deixa|em\s+branco|sem\s+palpite|fica\s+pra|nenhum)\b[^\dQ]*$/

/** "2) não sei ainda", "2 - x" */
const UNDECIDED = /^[\s,;:.-]*(?:(?:eu\s+)?(?:ainda\s+)?(?:nao|n)\s+(?:sei|decidi|pensei)(?:\s+ainda)?|x)[\s.,;!]*$/

/** "2) passo" leaves a match out. */
export const isLeftOut = (text: string): boolean => LEFT_OUT.test(text) || UNDECIDED.test(text)

/** "1 - casa": where nothing else is said, the side at home wins. */
export const withSides = (text: string): string =>
  text
    .replace(/^\s*(?:em\s+|da\s+|de\s+)?casa\s*[.,;!]*\s*$/, ' mandante ')
    .replace(/^\s*(?:de\s+)?fora\s*[.,;!]*\s*$/, ' visitante ')
