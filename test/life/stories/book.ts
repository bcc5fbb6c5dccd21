import type { BookChangeView, BookView } from '#contract/book.ts'
import type { Client } from '#test/life/person.ts'

/** Seven players of fut7 (MD1) and two more. */
const positions = [
  'Goleiro',
  'Defensor',
  'Defensor',
  'Defensor',
  'Meio-Campo',
  'Meio-Campo',
  'Meio-Campo',
  'Atacante',
  'Atacante',
] as const

export const bookOf = (client: Client, slug: string) => client.get<BookView>(`/api/championships/${slug}/book`)

export async function writeBook(client: Client, slug: string, changes: BookChangeView[]): Promise<void> {
  await client.take({ method: 'POST', path: `/api/championships/${slug}/book`, body: { changes } })
}

/** Writes clubs of nine players each. */
export async function writeClubs(client: Client, slug: string, names: readonly string[]): Promise<void> {
  await writeBook(
    client,
    slug,
    names.map((name) => ({ kind: 'club', key: `club-${name}-key`, name, city: '' })),
  )
  for (const [at, { id, name }] of (await bookOf(client, slug)).clubs.entries())
    await writeBook(
      client,
      slug,
      positions.map((position, n) => ({
        kind: 'player',
        key: `player-${at}-${n}-key`,
        clubId: id,
        name: `${name} ${n + 1}`,
        position,
        shirtNumber: n + 1,
        price: 60 + 3 * n,
      })),
    )
}

interface NewRound {
  number: number
  deadlineMs: number
  /** Clubs by their index in the book. */
  matches: readonly { home: number; away: number; startsAtMs: number }[]
}

/** Returns the id of the new round. */
export async function writeRound(
  client: Client,
  slug: string,
  { number, deadlineMs, matches }: NewRound,
): Promise<number> {
  await writeBook(client, slug, [{ kind: 'round', key: `round-${number}-key`, number, deadlineMs }])
  const { clubs, rounds } = await bookOf(client, slug)
  const roundId = rounds.find((round) => round.number === number)!.id
  await writeBook(
    client,
    slug,
    matches.map(({ home, away, startsAtMs }, at) => ({
      kind: 'match',
      key: `match-${number}-${at}-key`,
      roundId,
      homeId: clubs[home]!.id,
      awayId: clubs[away]!.id,
      startsAtMs,
    })),
  )
  return roundId
}
