import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { StreamHub } from './stream-hub.ts'
import { createWallFeed } from './wall-feed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    select i, 'account', 'P' || i, 'p' || i, 'BR', 's', now() from generate_series(1, 4) i`.execute(database.db)
  await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, owner_id, created_at)
    select 1, i, 'Liga', 'pontos-corridos', (case i when 1 then 'public' else 'private' end)::league_visibility, 0, now(),
      now() + interval '1 day', 1, now() from generate_series(1, 2) i`.execute(database.db)
  await sql`insert into squad (championship_id, modality, id, manager_id, name, created_at, updated_at) values (1, 'campo', 2, 2, 'T', now(), now())`.execute(
    database.db,
  )
  await sql`insert into league_member (league_id, squad_id, manager_id, joined_at) values (2, 2, 2, now())`.execute(
    database.db,
  )
})
afterAll(() => database.drop())

function listen() {
  const heard: [string, unknown][] = []
  const channel = {
    managers: () => [1, 2, 3],
    publish: ({ data }: { data: unknown }) => void heard.push(['all', data]),
    tell: (own: ReadonlyMap<number, { data: unknown }>) => {
      for (const [managerId, { data }] of own) heard.push([String(managerId), data])
    },
  }
  const hub = { channel: () => channel, size: () => 0 } as unknown as StreamHub
  const feed = createWallFeed({ db: database.db, hub, log: pino({ level: 'silent' }) })
  const hear = (kind: string, id: number) =>
    feed.onAnnouncement(JSON.stringify({ championshipId: firstChampionship, kind, id }))
  return { heard, hear }
}

test('TK2 only the owner and members with a page open hear about a private league’s wall; everybody about other walls', async () => {
  const { heard, hear } = listen()
  hear('league', 2)
  hear('league', 2)
  hear('league', 1)
  hear('match', 7)
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  expect(heard).toEqual(
    expect.arrayContaining([
      ['1', { kind: 'league', id: 2 }],
      ['2', { kind: 'league', id: 2 }],
      ['all', { kind: 'league', id: 1 }],
      ['all', { kind: 'match', id: 7 }],
    ]),
  )
})
