/** Without accents and in lower case, as people type a search. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Allowed typing mistakes by length of the word. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The number of edits (insert, drop, replace, swap neighbours) from `typed` to the closest prefix of `word`. Stops
 * above `most`.
 */
export function editsToPrefix(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === word[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(...last)
}

/** Whether the text contains every word of the search, or has a word that begins like it with few typing mistakes. */
export function matchesSearch(text: string, search: string): boolean {
  const folded = fold(text)
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const wanted = fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return wanted.every((typed) => {
    if (folded.includes(typed)) return true
    const most = allowance(typed.length)
    return most > 0 && words.some((word) => editsToPrefix(typed, word, most) <= most)
  })
}
