const utf8 = new TextDecoder('utf-8', { fatal: true })

function decodesAsUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A spreadsheet's "Unicode text": every second byte of plain words is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const looked = bytes.subarray(0, 1_000)
  const zerosAt = (rest: number) => looked.filter((byte, at) => byte === 0 && at % 2 === rest).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > looked.length / 4 && even === 0) return 'utf-16le'
  return even > looked.length / 4 && odd === 0 ? 'utf-16be' : undefined
}

/** Reads UTF-16 or UTF-8 and drops a BOM. Anything else is read as ISO-8859-1, like the files of 2021. */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  // Old spreadsheets end a line with a carriage return alone.
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}

function decoded(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  return decodesAsUtf8(bytes) ?? Buffer.from(bytes).toString('latin1')
}

/** Half a character or a NUL, which PostgreSQL cannot store. */
const BROKEN = /[\p{Cs}\0]/gu
export const isBroken = (text: string): boolean => text.search(BROKEN) >= 0
export const withoutBroken = (text: string): string => text.replaceAll(BROKEN, '')

/**
 * Undoes UTF-8 that was decoded as ISO-8859-1 and encoded again ('FÃ¡bio'). Correct text stays unchanged, because a
 * lone accented letter is not a valid UTF-8 sequence.
 */
export function repairDoubleEncoding(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf]/.test(text) || /[\u0100-\uffff]/.test(text)) return text
  return decodesAsUtf8(Buffer.from(text, 'latin1')) ?? text
}
