import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerPage } from '#contract/ledger.ts'
import { rngFrom } from '#domain/rng.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { makeRound } from '#api/testing/test-round.ts'
import { int, rowOf } from '#db/connection/row.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const day = (number: number) => new Date(Date.UTC(2026, 9, number))

async function post(managerId: number, entry: { key: string; points: number; at: Date; leagueId?: number }) {
  const kind = entry.leagueId ? 'prize' : 'lineup'
  await sql`
    insert into ledger (championship_id, key, manager_id, kind, points, league_id, at)
    values (1, ${entry.key}, ${managerId}, ${kind}, ${entry.points}, ${entry.leagueId ?? null}, ${entry.at})`.execute(
    app.db,
  )
  await sql`
    insert into manager_stat (championship_id, manager_id, points) values (1, ${managerId}, ${entry.points})
    on conflict (manager_id, championship_id) do update set points = manager_stat.points + excluded.points`.execute(
    app.db,
  )
}

test('LD1 every point has its entry: pages have each once, newest first, and sum to the total', async () => {
  const { cookie, managerId } = await signInAs(app.session)
  // Several entries at the same moment: their order must hold across pages.
  for (let number = 0; number < 45; number++)
    await post(managerId, { key: `l:${managerId}:${number}`, points: number - 3, at: day(1 + Math.floor(number / 8)) })
  const browser = testBrowser(app, { cookie })
  const seen: LedgerPage['items'] = []
  let next: string | null = ''
  while (next !== null) {
    const page: LedgerPage = (
      await browser.get(`/api/managers/${managerId}/ledger${next && `?cursor=${encodeURIComponent(next)}`}`)
    ).body
    expect(page).toMatchObject({ total: 855, sum: 855, count: 45 })
    seen.push(...page.items)
    next = page.next
  }
  expect(new Set(seen.map(({ key }) => key)).size).toBe(45)
  expect(seen).toHaveLength(45)
  expect(seen.map(({ atMs }) => atMs)).toEqual(seen.map(({ atMs }) => atMs).toSorted((a, b) => b - a))
  expect(seen.reduce((sum, { points }) => sum + points, 0)).toBe(855)
})

test('only members read the name of a private league', async () => {
  const winner = await signInAs(app.session)
  const { rows } = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, owner_id, invite_code, created_at)
    values (1, 'Turma do bar', 'pontos-corridos', 'private', 500, ${day(1)}, ${day(20)}, ${winner.managerId}, 'ABCD2345', ${day(1)})
    returning id`.execute(app.db)
  const leagueId = rows[0]!.id
  const squad = await app.db
    .insertInto('squad')
    .values({
      manager_id: winner.managerId,
      championship_id: firstChampionship,
      modality: 'campo',
      name: 'Time do bar',
      player_ids: [],
      prices_paid: [],
      captain_id: null,
      created_at: day(1),
      updated_at: day(1),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    values (${leagueId}, ${squad.id}, ${winner.managerId}, ${day(2)})`.execute(app.db)
  await post(winner.managerId, { key: `prize:${leagueId}:1`, points: 500, at: day(20), leagueId })
  const path = `/api/managers/${winner.managerId}/ledger`
  const own: LedgerPage = (await testBrowser(app, { cookie: winner.cookie }).get(path)).body
  expect(own.items[0]).toMatchObject({ kind: 'prize', points: 500, league: { id: leagueId, name: 'Turma do bar' } })
  const stranger: LedgerPage = (await testBrowser(app).get(path)).body
  expect(stranger.items[0]?.league).toEqual({ id: leagueId, name: null })
})

test('LD1 trophies have their own list, and only members read the name of a private league', async () => {
  const winner = await signInAs(app.session)
  const { rows } = await rowOf({ id: int }).sql`
    with team as (
      insert into squad (championship_id, modality, manager_id, name, created_at, updated_at) values (1, 'campo', ${winner.managerId}, 'Time', ${day(1)}, ${day(1)}) returning id
    ),
    won as (
      insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, winner_squad_id, trophy_points, ended_at, created_at)
      select 1, 'Turma do bar', 'pontos-corridos', 'private', 500, ${day(1)}, ${day(20)}, id, 500, ${day(20)}, ${day(1)} from team
      returning id, winner_squad_id
    )
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    select id, winner_squad_id, ${winner.managerId}, ${day(1)} from won returning league_id as id`.execute(app.db)
  await sql`insert into manager_stat (championship_id, manager_id, leagues_won, trophy_points) values (1, ${winner.managerId}, 1, 500)`.execute(
    app.db,
  )
  const trophy = { leagueId: rows[0]!.id, points: 500, atMs: day(20).getTime() }
  const path = `/api/managers/${winner.managerId}`
  const own = (await testBrowser(app, { cookie: winner.cookie }).get(path)).body
  expect(own).toMatchObject({
    stats: { points: 0, leaguesWon: 1, trophyPoints: 500 },
    trophies: [{ ...trophy, leagueName: 'Turma do bar' }],
  })
  expect((await testBrowser(app).get(path)).body.trophies).toEqual([{ ...trophy, leagueName: null }])
})

test('IM7 the entries of a pick whose result was taken back show no score and no grade', async () => {
  const { cookie, managerId } = await signInAs(app.session)
  await makeRound(app.db, { managers: 2, rng: rngFrom('ledger') })
  await sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    values (1, ${managerId}, 'D', 1, 1, game_now())`.execute(app.db)
  await sql`insert into manager_stat (championship_id, manager_id) values (1, ${managerId})`.execute(app.db)
  await sql`
    insert into ledger (championship_id, key, manager_id, kind, points, match_id, at)
    values (1, 'pick:1:1', ${managerId}, 'pick', 25, 1, ${day(1)}), (1, 'pick:1:2', ${managerId}, 'correction', -25, 1, ${day(2)})`.execute(
    app.db,
  )
  const page: LedgerPage = (await testBrowser(app, { cookie }).get(`/api/managers/${managerId}/ledger`)).body
  expect(page.items.map(({ points, pick }) => [points, pick])).toEqual([
    [-25, null],
    [25, null],
  ])
  expect(page.items[0]?.match).toMatchObject({ id: 1, homeScore: null, awayScore: null })
})

test('an unknown manager is a 404', async () => {
  expect((await testBrowser(app).get('/api/managers/99999999/ledger')).status).toBe(404)
})
