interface Field {
  value: string
  end: number
}

type Separator = ',' | ';' | '\t'

export interface CsvLine {
  /** The number of the text line on which this line of cells begins, from 1. */
  line: number
  cells: string[]
}

/** The separator that splits the first line most often: spreadsheets in half of the world use a semicolon. */
export function separatorOf(text: string): Separator {
  const end = text.search(/[\r\n]/)
  const first = end < 0 ? text : text.slice(0, end)
  const count = (separator: Separator) => first.split(separator).length
  return ([',', ';', '\t'] as const).reduce((best, one) => (count(one) > count(best) ? one : best))
}

const isLineEnd = (char: string | undefined) => char === '\n' || char === '\r'

/** Further cells of a line are dropped: a line of separators alone would fill the memory. */
const MOST_CELLS = 1_000

/**
 * Fields of RFC 4180 text: quotes, doubled quotes and line breaks inside quotes. Empty lines are skipped. Reading ends
 * after `mostLines`.
 */
export function parseCsvLines(text: string, separator: Separator = ',', mostLines = Infinity): CsvLine[] {
  const lines: CsvLine[] = []
  let line = 1
  for (let at = 0; at < text.length && lines.length < mostLines;) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const written = text.slice(at, text[end - 1] === '\r' ? end - 1 : end)
    if (!written.includes('"')) {
      // Nearly every line of nearly every file ends up here.
      if (written !== '') lines.push({ line, cells: written.split(separator, MOST_CELLS) })
      at = end + 1
      line++
      continue
    }
    const record = quotedRecord(text, at, separator)
    lines.push({ line, cells: record.cells })
    for (; at < record.end; at++) if (text[at] === '\n') line++
  }
  return lines
}

function quotedRecord(text: string, start: number, separator: Separator): { cells: string[]; end: number } {
  const cells: string[] = []
  let at = start
  for (;;) {
    const field = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    if (cells.length < MOST_CELLS) cells.push(field.value)
    at = field.end
    if (text[at] !== separator) break
    at++
    if (at < text.length && !isLineEnd(text[at])) continue
    cells.push('')
    break
  }
  while (isLineEnd(text[at])) at++
  return { cells, end: at }
}

function plain(text: string, start: number, separator: string): Field {
  let end = start
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end++
  return { value: text.slice(start, end), end }
}

function quoted(text: string, start: number, separator: string): Field {
  let value = ''
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, close)
    if (text[close + 1] !== '"') {
      const rest = plain(text, close + 1, separator)
      return { value: value + rest.value, end: rest.end }
    }
    value += '"'
    from = close + 2
  }
}
