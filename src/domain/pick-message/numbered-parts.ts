/** "1) 2x1 2) 0x0", "1- 2x1", "jogo 2: empate", "#3 1x0": the parts of a reply to a numbered list. */
const mark =
  /(?:^|[\n,; ])(?:(?:jogo|partida)\s*|#\s*)?(\d{1,2})\s*(?:\)|[.:-](?=\s)|-(?=\s))|(?:^|[\n,; ])(?:jogo|partida|#)\s*(\d{1,2})\b/g

export interface NumberedPart {
  number: number
  text: string
}

/** Undefined: the text is no reply to a list. With scores alone, as many as the list has, they are in its order. */
export function numberedParts(plain: string, most: number): NumberedPart[] | undefined {
  if (most === 0) return undefined
  const marks = [...plain.matchAll(mark)]
  if (marks.length > 0 && plain.slice(0, marks[0]?.index).trim() === '') {
    return marks.map((found, at) => ({
      number: Number(found[1] ?? found[2]),
      text: plain.slice(found.index + found[0].length, marks[at + 1]?.index),
    }))
  }
  const scores = plain.trim().split(/[\s,;]+/)
  if (scores.length !== most || !scores.every((score) => /^\d{1,2}[x-]\d{1,2}$/.test(score))) return undefined
  return scores.map((text, at) => ({ number: at + 1, text }))
}
