interface Field {
  value: string
  end: number
}

export type Separator = ',' | ';' | '\t'

export interface CsvLine {
  /** Where it begins in the text, from 1. */
  line: number
  cells: string[]
}

const isLineEnd = (char: string | undefined) => char === '\n' || char === '\r'

/** Fields of RFC 4180 text: quotes, doubled quotes and line breaks inside quotes. An empty line is no row. */
export function parseCsvLines(text: string, separator: Separator = ','): CsvLine[] {
  const lines: CsvLine[] = []
  let cells: string[] = []
  let at = 0
  let line = 1
  let counted = 0
  const lineAt = (place: number): number => {
    for (; counted < place; counted++) if (text[counted] === '\n') line++
    return line
  }
  for (;;) {
    if (cells.length === 0) while (isLineEnd(text[at])) at++
    if (at >= text.length) return lines
    const startLine = cells.length === 0 ? lineAt(at) : line
    const field = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator)
    cells.push(field.value)
    at = field.end
    if (text[at] === separator) {
      at++
      if (at < text.length && !isLineEnd(text[at])) continue
      cells.push('')
    }
    lines.push({ line: startLine, cells })
    cells = []
  }
}

export const parseCsv = (text: string): string[][] => parseCsvLines(text).map(({ cells }) => cells)

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
