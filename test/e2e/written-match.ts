import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readBook } from '#db/book/book.ts'
import { changeBook } from '#db/book/change-book.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** Two clubs of six futsal players, and matches of one round that start a minute apart, the first in an hour. */
export async function writeMatches(db: Kysely<Tables>, championshipId: ChampionshipId, count = 1) {
  const write = async (...changes: Parameters<typeof changeBook>[2]) =>
    expect(await changeBook(db, championshipId, changes)).toEqual({ ok: true, value: true })
  await write(...['Azul', 'Verde'].map((name, i) => ({ kind: 'club' as const, key: `club-${i}`, name, city: '' })))
  const { clubs } = await readBook(db, championshipId)
  const [home, away] = clubs.map(({ id }) => id) as [number, number]
  await write(
    ...[home, away].flatMap((clubId, club) =>
      Array.from({ length: 6 }, (_, i) => ({
        kind: 'player' as const,
        key: `player-${club}-${i}`,
        clubId,
        name: `${['Az', 'Ve'][club]}${i}`,
        position: i === 0 ? 'Goleiro' : 'Linha',
        shirtNumber: i + 1,
        price: 90,
      })),
    ),
  )
  const startsAtMs = Math.floor(Date.now() / 1000) * 1000 + 3_600_000
  await write({ kind: 'round', key: 'round-1', number: 1, deadlineMs: startsAtMs })
  const roundId = (await readBook(db, championshipId)).rounds[0]!.id
  await write(
    ...Array.from({ length: count }, (_, i) => ({
      kind: 'match' as const,
      key: `match-${i + 1}`,
      roundId,
      homeId: home,
      awayId: away,
      startsAtMs: startsAtMs + i * 60_000,
    })),
  )
  const { matches, players } = await readBook(db, championshipId)
  const own = players.filter(({ clubId }) => clubId === home).map(({ id }) => id)
  const matchIds = matches.map(({ id }) => id).sort((a, b) => a - b)
  return { roundId, matchIds, matchId: matchIds[0]!, startsAtMs, own }
}

export const managerOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { viewer } = (await (await fetch('/api/viewer')).json()) as { viewer: { managerId: number } }
    return viewer.managerId
  })

/** Taps the player, then what they did. */
export async function reportAtDesk(page: Page, player: string, ...deeds: string[]): Promise<void> {
  await page.getByRole('button', { name: player }).tap()
  const dialog = page.getByRole('dialog')
  for (const deed of deeds) await dialog.getByRole('button', { name: deed, exact: true }).tap()
  await dialog.waitFor({ state: 'detached' })
}

export const waitForScore = (page: Page, text: string): Promise<void> =>
  page.getByRole('status', { name: 'Placar' }).filter({ hasText: text }).waitFor()
