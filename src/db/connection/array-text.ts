/**
 * An array of integers as PostgreSQL writes one, for rows that are copied in as text; a statement takes them in binary
 * (`integers.ts`).
 */
export function integerArray(values: ArrayLike<number | null>): string {
  if (values instanceof Int32Array) return `{${values.join()}}`
  return `{${Array.prototype.map.call(values, (value: number | null) => value ?? 'NULL').join()}}`
}

const ZERO = 48
const MINUS = 45 - ZERO
/** Of braces and commas, one is below the digits and the others beyond the letters. */
const isLetter = (code: number) => code > 9 && code < 123 - ZERO

/**
 * The other way: `array_agg(...)::text` of a whole round as one text, of any dimensions, none of it null. A row of the
 * driver costs an object and each of its arrays a parser. Each byte is looked at once, and sums stay integers of 32 bits: this is a third of what Node
 * does in a settlement.
 */
export function integersOf(text: string | null): Int32Array {
  if (text === null || text === '{}') return new Int32Array(0)
  const bytes = Buffer.from(text, 'latin1')
  const { length } = bytes
  const numbers = new Int32Array((length >> 1) + 1)
  let count = 0
  for (let at = 0; at < length;) {
    let code = (bytes[at++] as number) - ZERO
    const sign = code === MINUS ? -1 : 1
    if (sign < 0) code = (bytes[at++] as number) - ZERO
    if (code < 0 || code > 9) {
      if (isLetter(code)) throw new Error(`number ${count + 1} of an array is none`)
      continue
    }
    let value = code
    while (at < length && (code = (bytes[at++] as number) - ZERO) >= 0 && code <= 9)
      value = (Math.imul(value, 10) + code) | 0
    numbers[count++] = Math.imul(value, sign)
  }
  return numbers.slice(0, count)
}
