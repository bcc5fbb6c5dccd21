import type { Card } from './card.ts'

/** More letters than the widest text with three lines can show. */
const MOST_LETTERS = 160

/** The first half of a character of two code units, and spaces before the ellipsis. */
const brokenEnd = /[\uD800-\uDBFF\s]+$/

/** The fonts of the pictures have no emoji, so each would be an empty box. A text of emoji only becomes a dash. */
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu

const withoutEmoji = (text: string): string =>
  text === '' ? text : text.replaceAll(emoji, ' ').replaceAll(/ +/g, ' ').trim() || '–'

function shorten(whole: string): string {
  const text = withoutEmoji(whole)
  if (text.length <= MOST_LETTERS) return text
  return `${text.slice(0, MOST_LETTERS - 1).replace(brokenEnd, '')}…`
}

function inside(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value)
  if (Array.isArray(value)) return value.map(inside)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]))
}

/**
 * Removes emoji, and shortens every text to a little more than is visible, because the layout measures even the letters
 * that it cuts off.
 */
export const shortCard = (card: Card): Card => inside(card) as Card
