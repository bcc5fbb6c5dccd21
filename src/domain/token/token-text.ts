const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'craque_'
const SECRET_LETTERS = 40
const SUM_LETTERS = 6
const pattern = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LETTERS + SUM_LETTERS}}$`)

/**
 * CRC-32, which finds every typing error of one letter. It keeps no secret: it only says that a text may be a token.
 */
function crc32(text: string): number {
  let crc = 0xffffffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function checksumOf(secret: string): string {
  let letters = ''
  for (let left = crc32(secret); letters.length < SUM_LETTERS; left = Math.floor(left / ALPHABET.length))
    letters = (ALPHABET[left % ALPHABET.length] ?? '') + letters
  return letters
}

/** TN1: a new token. `below` draws a whole number below the given one, from a source that nobody can guess. */
export function makeTokenText(below: (limit: number) => number): string {
  const secret = Array.from({ length: SECRET_LETTERS }, () => ALPHABET[below(ALPHABET.length)] ?? '').join('')
  return PREFIX + secret + checksumOf(secret)
}

/** TN1: a text that we cannot have made is refused without asking the database. */
export function isTokenText(text: string): boolean {
  if (!pattern.test(text)) return false
  const secret = text.slice(PREFIX.length, PREFIX.length + SECRET_LETTERS)
  return text.endsWith(checksumOf(secret))
}
