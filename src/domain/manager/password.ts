import { fail, ok, type Result } from '#domain/result.ts'
import { COMMON_WORDS } from './common-passwords.ts'

export const MIN_PASSWORD = 10
/** Long enough for any phrase; more would only let a stranger make the server hash more. */
export const MAX_PASSWORD = 200

export type PasswordError =
  | { kind: 'password_too_short'; min: number }
  | { kind: 'password_too_long'; max: number }
  | { kind: 'password_common' }
  | { kind: 'password_personal' }

const drawn: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
const undrawn = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => drawn[sign] ?? sign)
const lettersOnly = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** `fl4m3ng0!!2024` is read several times: with none, one, two... of the digits and signs at its end removed. */
function readingsOf(text: string): string[] {
  const start = text.replace(/^[^\p{L}]+/u, '')
  const tail = /[^\p{L}]*$/u.exec(start)?.[0].length ?? 0
  const cuts = Array.from({ length: tail + 1 }, (_, cut) => start.slice(0, start.length - cut))
  return [lettersOnly(text), ...cuts.map((cut) => lettersOnly(undrawn(cut)))]
}

function isWordOrTwo(text: string): boolean {
  if (COMMON_WORDS.has(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut++) {
    if (COMMON_WORDS.has(text.slice(0, cut)) && COMMON_WORDS.has(text.slice(cut))) return true
  }
  return false
}

/** Whether a text is like 1234567890, abcdefghij, aaaaaaaaaa, 121212121212 or 9876543210. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+.{0,3}$/u.test(text)) return true
  const points = Array.from(text).map((letter) => letter.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, index) => point - (points[index] ?? 0))
  const regular = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9).length
  return regular >= steps.length * 0.8
}

function isCommon(password: string): boolean {
  const text = plain(password)
  const digits = text.replaceAll(/\P{N}/gu, '')
  // A date, a phone number or a document: ten digits are only ten billion guesses, and people use few of them.
  if (digits.length === text.length && text.length < 16) return true
  return isPattern(text) || readingsOf(text).some((reading) => isWordOrTwo(reading))
}

/** Without spaces, accents and capitals. */
const tight = (text: string) => plain(text).replaceAll(/\s/gu, '')

function isPersonal(password: string, about: readonly string[]): boolean {
  if (about.some((word) => word !== '' && tight(word) === tight(password))) return true
  const text = lettersOnly(undrawn(plain(password)))
  const own = about.map((word) => lettersOnly(undrawn(plain(word)))).filter((word) => word.length >= 4)
  return own.some((word) => text.length - word.length < 4 && text.includes(word))
}

/**
 * Judges length and how soon a password would be guessed. It demands no kinds of characters. `about`: name, e-mail and
 * the part of the e-mail before the @.
 */
export function checkPassword(password: string, about: readonly string[] = []): Result<string, PasswordError> {
  const length = Array.from(password.normalize('NFKC')).length
  if (length < MIN_PASSWORD) return fail({ kind: 'password_too_short', min: MIN_PASSWORD })
  if (length > MAX_PASSWORD) return fail({ kind: 'password_too_long', max: MAX_PASSWORD })
  if (isCommon(password)) return fail({ kind: 'password_common' })
  if (isPersonal(password, about)) return fail({ kind: 'password_personal' })
  return ok(password)
}
