import type { Card } from './card.ts'

/** More than three lines of the largest picture have room for. */
const MOST_LETTERS = 160

/** The first half of a character that needs two units, and spaces before the dots. */
const brokenEnd = /[\uD800-\uDBFF\s]+$/

function shorten(text: string): string {
  if (text.length <= MOST_LETTERS) return text
  return `${text.slice(0, MOST_LETTERS - 1).replace(brokenEnd, '')}…`
}

function inside(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value)
  if (Array.isArray(value)) return value.map(inside)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]))
}

/** Every text at most as long as it can be seen: the layout measures each letter, also those that it cuts off. */
export const shortCard = (card: Card): Card => inside(card) as Card
