import { isLeftOut, withMarks, withSides } from './list-marks.ts'

/** "1) 2x1 2) 0x0", "1- 2x1", "jogo 2: empate", "#3 1x0": the parts of a reply to a numbered list. */
const mark =
  /(?:^|[\n,; ])(?:(?:jogo|partida)\s*|#\s*)?(\d{1,2})\s*(?:\)|[.:-](?=\s)|-(?=\s))|(?:^|[\n,; ])(?:jogo|partida|#)\s*(\d{1,2})\b/g

const ownLine = /^\s*(\d{1,2})\s+(\d{1,2}\s*(?:x|a|-)\s*\d{1,2}|empate)\s*$/

export interface NumberedPart {
  /** 0: what was said before the first number. */
  number: number
  text: string
}

/** "1 2x1, 2 1x1": a number and a result in each part. */
function inOwnParts(plain: string): NumberedPart[] | undefined {
  const parts = plain.split(/[\n,;]/).filter((part) => part.trim() !== '')
  const found = parts.map((part) => ownLine.exec(part))
  if (parts.length === 0 || found.some((one) => one === null)) return undefined
  return found.flatMap((one) => (one ? [{ number: Number(one[1]), text: one[2] ?? '' }] : []))
}

/**
 * Undefined: the text is no reply to a list. If the text is scores alone, as many as the list has matches, they are in
 * its order.
 */
export function numberedParts(said: string, most: number): NumberedPart[] | undefined {
  if (most === 0) return undefined
  const plain = withMarks(said, most)
  const marks = [...plain.matchAll(mark)]
  const before = plain.slice(0, marks[0]?.index).replace(/[\s,;]*(?:\be)?\s*$/, '')
  // "Galo 3x0, o 8 1x1"
  const isSaidBefore = /[a-z]{3}.*\d\s*[xa]\s*\d/.test(before)
  if (marks.length > 0 && (before === '' || isSaidBefore)) {
    const parts = marks.map((found, at) => ({
      number: Number(found[1] ?? found[2]),
      text: withSides(plain.slice(found.index + found[0].length, marks[at + 1]?.index).replace(/\s+e\s*$/, ' ')),
    }))
    return [...(isSaidBefore ? [{ number: 0, text: before }] : []), ...parts].filter(({ text }) => !isLeftOut(text))
  }
  const own = inOwnParts(plain)
  if (own) return own
  const scores = plain.trim().split(/[\s,;]+/)
  if (scores.length !== most || !scores.every((score) => /^\d{1,2}[x-]\d{1,2}$/.test(score))) return undefined
  return scores.map((text, at) => ({ number: at + 1, text }))
}
