const utf8 = new TextDecoder('utf-8', { fatal: true })

function decodesAsUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** UTF-8 (a BOM is dropped), else ISO-8859-1 as the 2021 files are. */
export function decodeText(bytes: Uint8Array): string {
  return decodesAsUtf8(bytes) ?? Buffer.from(bytes).toString('latin1')
}

/**
 * Undoes UTF-8 that was decoded as ISO-8859-1 and encoded again ('FÃ¡bio'). Honest text stays as it is, because a
 * lone accented letter is not a valid UTF-8 sequence.
 */
export function repairDoubleEncoding(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text
  return decodesAsUtf8(Buffer.from(text, 'latin1')) ?? text
}

/** Fields of RFC 4180 text: quotes, doubled quotes and line breaks inside quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at) : plain(text, at)
    row.push(field.value)
    at = field.end
    if (text[at] === ',') {
      at++
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r') continue
      row.push('')
    }
    rows.push(row)
    row = []
    while (text[at] === '\n' || text[at] === '\r') at++
  }
  return rows
}

interface Field {
  value: string
  end: number
}

function plain(text: string, start: number): Field {
  let end = start
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(start, end), end }
}

function quoted(text: string, start: number): Field {
  let value = ''
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) return { value: value + text.slice(from), end: text.length }
    value += text.slice(from, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    from = close + 2
  }
}
