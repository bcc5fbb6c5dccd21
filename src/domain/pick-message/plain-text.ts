/** Small letters without marks; what separates a score or a sentence stays, everything else is a space. */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(/(?<!\p{L})é(?!\p{L})/giu, 'eh')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/@\w+/g, ' alguem ')
      .replaceAll(/\((\d{1,2})\)(?=\s*x)|(?<=x\s*)\((\d{1,2})\)/g, ' $1$2 ')
      .replaceAll(/\d+(?:[.,]\d+)?\s*%/g, ' ')
      // "Flaaaa", "kkkkkk": a letter that is repeated three times or more becomes one.
      .replaceAll(/([a-z])\1{2,}/g, '$1')
      .replaceAll(/([aeiou])\1(?![a-z])/g, '$1')
      .replaceAll('×', 'x')
      .replaceAll(/(?<=[^\d\s])\s*\+|\+\s*(?=[a-z])/g, ' e ')
      .replaceAll(/\s*(?:->|=>|→|=)\s*/g, ': ')
      .replaceAll(/[|•·✅✔*]/gu, '\n')
      .replaceAll(/[–—−]/g, '-')
      .replaceAll(/(?<=[a-z])[-'’.](?=[a-z])/g, ' ')
      .replaceAll(/[^a-z0-9\n,;.?!():/#-]+/g, ' ')
  )
}

/** Words that sound alike in Portuguese are written alike: "crusero" and "cruzeiro", "fluminence", "vasquim". */
export function soundOf(word: string): string {
  return (
    word
      // "Vaixco", as people say it in Rio.
      .replaceAll(/i?(?:x|sh)(?=co)/g, 's')
      .replaceAll(/qu(?=[ei])|[kq]/g, 'c!')
      .replaceAll(/c(?=[ei])|[zç]/g, 's')
      .replaceAll('!', '')
      .replaceAll('ei', 'e')
      .replaceAll('ou', 'o')
      .replaceAll(/[hw]/g, '')
      .replaceAll('y', 'i')
      .replaceAll(/(.)\1+/g, '$1')
  )
}

/**
 * How many letters are wrong, missing or too many; two swapped neighbours count once. More than `most` is returned as
 * `most + 1`.
 */
export function typingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? most + 1, most + 1)
}
