interface Field {
  value: string
  end: number
}

const isLineEnd = (char: string | undefined) => char === '\n' || char === '\r'

/** Fields of RFC 4180 text: quotes, doubled quotes and line breaks inside quotes. An empty line is no row. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  for (;;) {
    if (row.length === 0) while (isLineEnd(text[at])) at++
    if (at >= text.length) return rows
    const field = text[at] === '"' ? quoted(text, at) : plain(text, at)
    row.push(field.value)
    at = field.end
    if (text[at] === ',') {
      at++
      if (at < text.length && !isLineEnd(text[at])) continue
      row.push('')
    }
    rows.push(row)
    row = []
  }
}

function plain(text: string, start: number): Field {
  let end = start
  while (end < text.length && text[end] !== ',' && !isLineEnd(text[end])) end++
  return { value: text.slice(start, end), end }
}

function quoted(text: string, start: number): Field {
  let value = ''
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, close)
    if (text[close + 1] !== '"') {
      const rest = plain(text, close + 1)
      return { value: value + rest.value, end: rest.end }
    }
    value += '"'
    from = close + 2
  }
}
