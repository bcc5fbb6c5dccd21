import type { Row } from '#db/import/import-rows.ts'
import { shirtOfName } from '#domain/import/shirt-of-name.ts'
import { isCode } from '#jobs/import/model/club-book.ts'
import type { ClubModel } from '#jobs/import/model/model.ts'

const codeOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 3)
    .toUpperCase()

/** A new club's row, and what the files say about an existing one. */
export function clubRows(club: ClubModel, before: Row | undefined): { made: Row; said: Row } {
  const { name, shortName, code, city, colours, isListed } = club
  const shirt = shirtOfName(club.key)
  const facts = {
    ...(shortName !== undefined && { short_name: shortName }),
    ...(code !== undefined && { code }),
    ...(city !== undefined && { city }),
    ...(colours && { color_primary: colours[0], color_secondary: colours[1] }),
  }
  const guessed = {
    short_name: name,
    code: codeOf(name),
    city: '',
    color_primary: shirt.primary,
    color_secondary: shirt.secondary,
  }
  // Sources name clubs freely: only the organiser's list renames a club. Any source may replace a code by a name.
  const isRenamed = isListed === true || (isCode((before?.['name'] ?? '') as string) && !isCode(name))
  return {
    made: { slug: club.key, name, ...guessed, pattern: shirt.pattern, ...facts },
    said: { ...(isRenamed && { name }), ...facts },
  }
}
