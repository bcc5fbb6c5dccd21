import { BOOK_LIMITS } from '#domain/book/book-limits.ts'
import type { Problem } from '#domain/import/problem.ts'
import { withoutBroken } from '#jobs/csv/decode-text.ts'
import type { Statement } from '#jobs/import/said/statement.ts'

export const isTooLong = (name: string) => name.length > BOOK_LIMITS.nameLength

/** Shortens a name that is too long for the book, after a whole word if possible: published names have up to six. */
export function shortened(name: string): string {
  if (!isTooLong(name)) return name
  const cut = name.slice(0, BOOK_LIMITS.nameLength - 1)
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1).trim()
  return `${withoutBroken(words === '' ? cut : words)}…`
}

/** Refuses names of clubs, cities, rounds and groups that are too long: people would not recognise a shortened one. */
export function longNames(statements: readonly Statement[]): Problem[] {
  const named = statements.flatMap(({ clubs, matches, players }) => [
    ...clubs.flatMap(({ where, name, city = '' }) => [name, city].map((text) => ({ where, text }))),
    ...players.map(({ where, club }) => ({ where, text: club })),
    ...matches.flatMap(({ where, home, away, round, group = '' }) =>
      [home, away, round, group].map((text) => ({ where, text })),
    ),
  ])
  return named
    .filter(({ text }) => isTooLong(text))
    .map(({ where, text }) => ({
      ...where,
      code: 'name_too_long',
      values: { name: text, most: BOOK_LIMITS.nameLength },
    }))
}
