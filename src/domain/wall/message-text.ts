import { cleanLines, lengthOf } from '#domain/manager/clean-text.ts'
import { MAX_NAME } from '#domain/manager/manager-name.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export const MESSAGE_MAX = 500
/** At most this many mentions in one message are resolved. */
export const MOST_NAMED = 10
/** The most lines of a message: a column of line breaks is none. */
const MOST_LINES = 20

/** TK1: a message as it may be stored. */
export function checkMessage(raw: string): Result<string, { kind: 'message_length' }> {
  const text = cleanLines(raw)
  const length = lengthOf(text)
  const isFit = length >= 1 && length <= MESSAGE_MAX && text.split('\n').length <= MOST_LINES
  return isFit ? ok(text) : fail({ kind: 'message_length' })
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character)

interface Beginning {
  /** The position of the @, in characters. */
  at: number
  /** The length of the name, without the @. */
  length: number
  key: string
}

/**
 * Everything after an @ that could be a name, the longest first. An @ inside a word begins none: that is an address.
 */
function beginnings(letters: readonly string[]): Beginning[] {
  const signs = letters.flatMap((letter, at) => (letter === '@' && !isLetter(letters[at - 1]) ? [at] : []))
  return signs.slice(0, MOST_NAMED).flatMap((at) => {
    const found: Beginning[] = []
    for (let length = Math.min(MAX_NAME, letters.length - at - 1); length > 0; length--) {
      const name = letters.slice(at + 1, at + 1 + length)
      const isWhole = isLetter(name.at(-1)) && !isLetter(letters[at + 1 + length])
      if (isWhole && name[0]?.trim() && !name.includes('\n')) found.push({ at, length, key: nameKey(name.join('')) })
    }
    return found.filter(({ key }) => key !== '')
  })
}

/** The keys of everybody who could be meant by an @. */
export const keysAfterAt = (text: string): string[] => [...new Set(beginnings(Array.from(text)).map(({ key }) => key))]

/** TK5: a mention is stored as the person's number, so that it follows them when they change their name or leave. */
export function nameByNumber(text: string, byKey: ReadonlyMap<string, number>): { text: string; named: number[] } {
  const letters = Array.from(text)
  const meant = new Map<number, Beginning>()
  for (const one of beginnings(letters)) if (!meant.has(one.at) && byKey.has(one.key)) meant.set(one.at, one)
  const named = new Set<number>()
  let stored = ''
  for (let at = 0; at < letters.length; at++) {
    const one = meant.get(at)
    const id = one && byKey.get(one.key)
    if (one && id !== undefined) {
      named.add(id)
      stored += `@[${id}]`
      at += one.length
    } else stored += letters[at]
  }
  return { text: stored, named: [...named] }
}

/** The stored text with people's current names. A number that `names` does not have stays: somebody only typed it. */
export const withNames = (text: string, names: ReadonlyMap<number, string>): string =>
  text.replaceAll(/@\[(\d{1,10})\]/g, (typed, id: string) => {
    const name = names.get(Number(id))
    return name === undefined ? typed : `@${name}`
  })
