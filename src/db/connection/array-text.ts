/**
 * An array of integers as PostgreSQL writes one, for rows that are copied in as text; a statement takes them in binary
 * (`integers.ts`).
 */
export function integerArray(values: ArrayLike<number | null>): string {
  if (values instanceof Int32Array) return `{${values.join()}}`
  return `{${Array.prototype.map.call(values, (value: number | null) => value ?? 'NULL').join()}}`
}

const ZERO = 48
const MINUS = 45
const COMMA = 44
const isDigit = (code: number) => code >= ZERO && code <= ZERO + 9

/**
 * The other way: `array_agg(...)::text` of a whole round as one text, of any dimensions, none of it null. A row of the
 * driver costs an object and each of its arrays a parser.
 */
export function integersOf(text: string | null): Int32Array {
  if (text === null || text === '{}') return new Int32Array(0)
  const bytes = Buffer.from(text, 'latin1')
  let commas = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === COMMA) commas++
  const numbers = new Int32Array(commas + 1)
  let count = 0
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] as number
    const isNegative = byte === MINUS
    if (isNegative) byte = bytes[++at] as number
    if (!isDigit(byte)) continue
    let value = 0
    for (; isDigit(byte); byte = bytes[++at] as number) value = value * 10 + (byte - ZERO)
    numbers[count++] = isNegative ? -value : value
  }
  if (count <= commas) throw new Error(`an array of ${commas + 1} integers holds ${count} of them`)
  return numbers
}
