import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerPage } from '#contract/ledger.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'

const ROUNDS = 37
const PAID = 62

let app: TestApp
let mine: ReturnType<typeof testBrowser>
let managerId: number

/**
 * One lineup per round, whose score row has the payment and the rank from which the manager rose. Three days before
 * each round: one settled pick and one achievement.
 */
beforeAll(async () => {
  app = await testApp()
  const person = await signInAs(app.session)
  managerId = person.managerId
  mine = testBrowser(app, { cookie: person.cookie })
  const at = "now() - i * interval '7 days'"
  for (const statement of [
    `insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 2) i`,
    `insert into player (championship_id, id, club_id, name, short_name, position, shirt_number, price)
     select 1, i, 1, 'J' || i, 'J' || i, 'Atacante', i, 60 from generate_series(1, 11) i`,
    `insert into season values (1, 'futebol', 1, '2020-01-01', '2030-12-31', 1)`,
    `insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, locked_at, settled_at, settlements)
     select 1, 1000 - i, 1, 1 + ${ROUNDS} - i, 'settled', ${at}, ${at}, ${at}, ${at}, 1 from generate_series(1, ${ROUNDS}) i`,
    `insert into squad (championship_id, modality, id, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
     values (1, 'campo', 1, ${managerId}, 'Time', array(select generate_series(1, 11)), array_fill(60::smallint, array[11]), 1, now(), now())`,
    `insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
     select 1000 - i, 1, ${managerId}, array(select generate_series(1, 11)), 1, true, ${at} from generate_series(1, ${ROUNDS}) i`,
    `insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank, paid, points_after, rank_after, rose_from)
     select 1000 - i, 1, ${managerId}, ${PAID}, 1, ${PAID}, ${PAID} * (1 + ${ROUNDS} - i), i, i + 1 from generate_series(1, ${ROUNDS}) i`,
    `insert into ledger (championship_id, key, manager_id, kind, points, at)
     select 1, 'pick:' || i || ':${managerId}:1', ${managerId}, 'pick', 10, ${at} - interval '3 days' from generate_series(1, ${ROUNDS}) i`,
    `insert into activity (championship_id, manager_id, type, data, at)
     select 1, ${managerId}, 'achievement', '{"achievement": "olho-clinico"}', ${at} - interval '3 days' from generate_series(1, ${ROUNDS}) i`,
    `insert into manager_stat (championship_id, manager_id, points, lineups) values (1, ${managerId}, ${ROUNDS * (PAID + 10)}, ${ROUNDS})`,
  ])
    await sql.raw(statement).execute(app.db)
})
afterAll(() => app.close())

interface Told {
  id: number
  type: string
  data: object
}
interface Page<Item> {
  items: Item[]
  next: string | null
}

/** All pages, requested one after the other. */
async function pagesOf<Item>(path: string): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = []
  for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
    const answer: { body: Page<Item> } = await mine.get(`${path}${next && `?cursor=${encodeURIComponent(next)}`}`)
    pages.push(answer.body)
  }
  return pages
}

test('LD1 LD3 payments of lineups are among the other entries, newest first, each once, and sum to the total', async () => {
  const path = `/api/managers/${managerId}/ledger`
  const { body: first } = (await mine.get(path)) as { body: LedgerPage }
  expect(first).toMatchObject({ total: ROUNDS * (PAID + 10), sum: ROUNDS * (PAID + 10), count: 2 * ROUNDS })
  const entries = (await pagesOf<LedgerPage['items'][number]>(path)).flatMap(({ items }) => items)
  expect(entries.map(({ kind, points }) => `${kind} ${points}`)).toEqual(
    Array.from({ length: 2 * ROUNDS }, (_, at) => (at % 2 === 0 ? `lineup ${PAID}` : 'pick 10')),
  )
  expect(entries[0]?.key).toBe(`lineup:999:${managerId}:1`)
})

test('rises stored with the points of lineups appear among the other activities, each once', async () => {
  const told = (await pagesOf<Told>('/api/profile/activity')).flatMap(({ items }) => items)
  expect(told.map(({ type }) => type)).toEqual(
    Array.from({ length: 2 * ROUNDS }, (_, at) => (at % 2 === 0 ? 'ranking_up' : 'achievement')),
  )
  expect(new Set(told.map(({ id }) => id)).size).toBe(2 * ROUNDS)
  expect(told[0]?.data).toEqual({ from: 2, to: 1 })
})

test('a rise that a correction removed does not appear', async () => {
  const first = async () => (await mine.get('/api/profile/activity')).body.items[0] as Told
  const placed = (rank: number) =>
    sql`update lineup_score set rank_after = ${rank} where round_id = 999 and squad_id = 1`.execute(app.db)
  await placed(2)
  expect((await first()).type).toBe('achievement')
  await placed(1)
  expect(await first()).toMatchObject({ type: 'ranking_up', data: { from: 2, to: 1 } })
})

test('a manager’s history is the rank after each lineup', async () => {
  const { rows } = await rowOf({ points: int, rank: int }).sql`
    select s.points, s.rank from standing_of(999, ${managerId}) s`.execute(app.db)
  expect(rows).toEqual([{ points: PAID * ROUNDS, rank: 1 }])
  const { rows: all } = await sql`select from standing where manager_id = ${managerId}`.execute(app.db)
  expect(all).toHaveLength(ROUNDS)
})

test('LD3 a payment that was read before another one cannot be paid again', async () => {
  const entry = (key: string, roundId: number) =>
    sql`
    insert into ledger (championship_id, key, manager_id, kind, points, round_id, squad_id, at)
    values (1, ${key}, ${managerId}, 'lineup', ${PAID}, ${roundId}, 1, now())`.execute(app.db)
  await expect(entry(`lineup:999:${managerId}:1`, 999)).rejects.toMatchObject({ code: '23505' })
})
