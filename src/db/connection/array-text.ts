/** An array of integers in PostgreSQL's text format, for COPY. Statements take arrays in binary (`integers.ts`). */
export function integerArray(values: ArrayLike<number | null>): string {
  if (values instanceof Int32Array) return `{${values.join()}}`
  return `{${Array.prototype.map.call(values, (value: number | null) => value ?? 'NULL').join()}}`
}

const ZERO = 48
const MINUS = 45 - ZERO
/**
 * A character between the digits and the braces, as in NULL, is an error. Comma, minus and point have lower codes than
 * the digits.
 */
const isLetter = (code: number) => code > 9 && code < 123 - ZERO

/**
 * Parses `array_agg(...)::text` of a whole round, with any dimensions and without nulls. The driver would create an
 * object per row and a parser per array. This reads each byte once with 32-bit integers.
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
      if (isLetter(code)) throw new Error(`number ${count + 1} of an array is not an integer`)
      continue
    }
    let value = code
    while (at < length && (code = (bytes[at++] as number) - ZERO) >= 0 && code <= 9)
      value = (Math.imul(value, 10) + code) | 0
    numbers[count++] = Math.imul(value, sign)
  }
  return numbers.slice(0, count)
}
