/**
 * Controls (with NUL), marks that reorder text, invisible letters, lone surrogates, private and unassigned code points;
 * not the parts of emoji.
 */
const hidden =
  /(?!\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u2028\u2029\u2800\uFFF9-\uFFFC]/gu
/** A joiner stays only where it builds one picture out of several. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** Some languages put two marks on a letter. More of them would cover the lines above. */
const towers = /(\p{M}{2})\p{M}+/gu

const visible = (text: string) =>
  text.normalize('NFKC').replaceAll(hidden, '').replaceAll(strayJoiner, '').replaceAll(towers, '$1')

/** One line of text as it is stored and shown: normalised, nothing hidden, single spaces. */
export const cleanLine = (raw: string): string =>
  visible(raw.replaceAll(/(?!\uFEFF)\s/gu, ' '))
    .replaceAll(/ +/g, ' ')
    .trim()

/** The same for several lines, with at most one empty line between two. */
export function cleanLines(raw: string): string {
  const lines = raw.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')
  return lines
    .map(cleanLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Code points, which is what the database counts. */
export const lengthOf = (text: string): number => Array.from(text).length
