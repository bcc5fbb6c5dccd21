/** A value of a row: null is written as \N, a typed array as an array of PostgreSQL. */
export type CopyValue = string | number | boolean | null | Uint16Array
export type CopyRow = readonly CopyValue[]

const CHUNK_BYTES = 1 << 16
/** In UTF-8 a code unit takes at most this many bytes, and an escaped one takes fewer. */
const MOST_BYTES = 3
const MOST_DIGITS = 10

const [TAB, NEWLINE, COMMA, MINUS, ZERO, NULL, BACKSLASH, FALSE, TRUE, OPEN, CLOSE] = [
  9, 10, 44, 45, 48, 78, 92, 102, 116, 123, 125,
] as const
const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Writes rows as bytes. A world has tens of millions of small integers, and a string for each would be garbage. */
class CopyText {
  #bytes = Buffer.allocUnsafe(2 * CHUNK_BYTES)
  #length = 0

  get isFull(): boolean {
    return this.#length >= CHUNK_BYTES
  }

  take(): Buffer {
    const chunk = this.#bytes.subarray(0, this.#length)
    this.#bytes = Buffer.allocUnsafe(2 * CHUNK_BYTES)
    this.#length = 0
    return chunk
  }

  row(values: CopyRow): void {
    for (let i = 0; i < values.length; i++) {
      this.#value(values[i] as CopyValue)
      this.#put(TAB)
    }
    this.#bytes[this.#length - 1] = NEWLINE
  }

  #value(value: CopyValue): void {
    this.#leaveRoomFor(MOST_DIGITS)
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') this.#string(value)
    else if (typeof value === 'boolean') this.#put(value ? TRUE : FALSE)
    else if (value === null) {
      this.#put(BACKSLASH)
      this.#put(NULL)
    } else this.#array(value)
  }

  #number(value: number): void {
    if (value !== (value | 0)) return this.#string(String(value))
    if (value < 0) this.#put(MINUS)
    let left = Math.abs(value)
    let end = this.#length + 1
    for (let power = 10; power <= left; power *= 10) end++
    this.#length = end
    do {
      const tenth = Math.floor(left / 10)
      this.#bytes[--end] = ZERO + left - 10 * tenth
      left = tenth
    } while (left > 0)
  }

  #array(values: Uint16Array): void {
    this.#leaveRoomFor(values.length * MOST_DIGITS)
    this.#put(OPEN)
    for (let i = 0; i < values.length; i++) {
      if (i > 0) this.#put(COMMA)
      this.#number(values[i] as number)
    }
    this.#put(CLOSE)
  }

  #string(value: string): void {
    this.#leaveRoomFor(value.length * MOST_BYTES)
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      if (code >= 128 || code === BACKSLASH || code < 32) return this.#anyString(value)
      this.#bytes[this.#length + i] = code
    }
    this.#length += value.length
  }

  #anyString(value: string): void {
    this.#length += this.#bytes.write(
      value.replaceAll(special, (character) => escapes[character] as string),
      this.#length,
    )
  }

  #put(byte: number): void {
    this.#bytes[this.#length++] = byte
  }

  /** Includes room for what surrounds a value: sign, braces, tab. */
  #leaveRoomFor(bytes: number): void {
    if (this.#length + bytes + MOST_DIGITS <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (this.#bytes.length + bytes))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

export function* encodeRows(rows: Iterable<CopyRow>): Generator<Buffer> {
  const text = new CopyText()
  for (const row of rows) {
    text.row(row)
    if (text.isFull) yield text.take()
  }
  yield text.take()
}
