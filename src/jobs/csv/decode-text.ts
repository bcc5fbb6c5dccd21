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
