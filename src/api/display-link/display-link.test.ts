import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ database: await worldDatabase(), limits: { address: { tries: 5, windowSeconds: 60 } } })
})
afterAll(() => app.close())

interface Made {
  link: { id: number }
  sheet: string
  frame: string | null
  board: string | null
}

async function makeLeague({ cookie }: SignedIn, visibility: 'private' | 'public') {
  const nowMs = Date.now()
  const { body } = await testBrowser(app, { cookie }).post('/api/leagues', {
    name: 'Só nossa',
    description: '',
    format: 'pontos-corridos',
    visibility,
    prize: 0,
    squadId: null,
    startsAtMs: nowMs,
    endsAtMs: nowMs + 60 * 86_400_000,
  })
  return (body as { league: { id: number } }).league.id
}

const make = async ({ cookie }: SignedIn, body: object) =>
  (await testBrowser(app, { cookie }).post('/api/links', body)).body as Made

test('DL1 DL2 DL3 a link shows a private league in a frame and a sheet to anybody, until it is revoked', async () => {
  const ana = await signInAs(app.session)
  const leagueId = await makeLeague(ana, 'private')
  const { link, sheet, frame } = await make(ana, { kind: 'bolao', leagueId })
  const stranger = testBrowser(app, { ip: '192.0.2.40' })
  expect((await stranger.get(`/embed/bolao/${leagueId}`)).status).toBe(404)
  const shown = await stranger.get(frame!)
  expect(shown.status).toBe(200)
  expect(shown.body).toContain('Só nossa')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.getSetCookie()).toEqual([])
  const csv = await stranger.get(sheet)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.body).toMatch(/^posicao,time,participante,pontos\r\n/)
  // The key opens only this league.
  const key = new URL(frame!).searchParams.get('chave')
  const other = await makeLeague(ana, 'private')
  expect((await stranger.get(`/embed/bolao/${other}?chave=${key}`)).status).toBe(404)
  expect((await testBrowser(app, { cookie: ana.cookie }).delete(`/api/links/${link.id}`)).status).toBe(204)
  expect((await stranger.get(sheet)).status).toBe(404)
  expect((await stranger.get(frame!)).status).toBe(404)
})

test('DL1 the sheet of a bolão has all its members, beyond the first page of its table', async () => {
  const ana = await signInAs(app.session)
  const nowMs = Date.now()
  const { body } = await testBrowser(app, { cookie: ana.cookie }).post('/api/leagues', {
    name: 'Bolão da cidade',
    format: 'bolao',
    visibility: 'public',
    prize: 0,
    squadId: null,
    startsAtMs: nowMs,
    endsAtMs: nowMs + 60 * 86_400_000,
  })
  const leagueId = (body as { league: { id: number } }).league.id
  await sql`
    insert into pool_member (league_id, manager_id, joined_at)
    select ${leagueId}, id, now() from manager where kind = 'bot' order by id limit 60`.execute(app.db)
  const { sheet } = await make(ana, { kind: 'bolao', leagueId })
  const rows = String((await testBrowser(app).get(sheet)).body)
    .trim()
    .split('\r\n')
  expect(rows[0]).toBe('posicao,participante,pontos,exatos')
  expect(rows).toHaveLength(1 + 60 + 1)
  expect(new Set(rows).size).toBe(rows.length)
})

test('DL1 points and results have their own sheets', async () => {
  const ana = await signInAs(app.session)
  const points = await make(ana, { kind: 'pontos' })
  const results = await make(ana, { kind: 'resultados' })
  expect(points.frame).toBeNull()
  const stranger = testBrowser(app, { ip: '192.0.2.41' })
  expect((await stranger.get(points.sheet)).body).toMatch(/^temporada,rodada,pontos,posicao\r\n/)
  const rows = String((await stranger.get(results.sheet)).body)
    .trim()
    .split('\r\n')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows[1]).toMatch(/^\d{4}-\d\d-\d\dT[^,]+,[^,]+,\d+,\d+,[^,]+,(live|final)$/)
})

test('DL2 a link shows nothing that its maker no longer sees, and nobody can make one to what they do not see', async () => {
  const [ana, bia] = [await signInAs(app.session), await signInAs(app.session)]
  const leagueId = await makeLeague(ana, 'private')
  expect((await testBrowser(app, { cookie: bia.cookie }).post('/api/links', { kind: 'bolao', leagueId })).status).toBe(
    404,
  )
  const { sheet } = await make(ana, { kind: 'bolao', leagueId })
  const stranger = testBrowser(app, { ip: '192.0.2.42' })
  expect((await stranger.get(sheet)).status).toBe(200)
  await app.db.updateTable('league').set({ owner_id: bia.managerId }).where('id', '=', leagueId).execute()
  expect((await stranger.get(sheet)).status).toBe(404)
})

async function openToAll(isPublic: boolean) {
  const { cookie } = await signInAs(app.session, { operator: true })
  const { slug } = await app.db
    .selectFrom('championship')
    .select('slug')
    .where('id', '=', firstChampionship)
    .executeTakeFirstOrThrow()
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await app.request(`/api/championships/${slug}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ isPublic }),
  })
  expect(answer.status).toBe(200)
  await app.versions.reload()
}

test('DL4 a board shows a private league and a private championship by its link, until it is revoked', async () => {
  const ana = await signInAs(app.session)
  const leagueId = await makeLeague(ana, 'private')
  const own = testBrowser(app, { cookie: ana.cookie })
  const { link, sheet, frame, board } = await make(ana, { kind: 'painel', leagueId })
  expect([sheet, frame]).toEqual([null, null])
  const stranger = testBrowser(app, { ip: '192.0.2.44' })
  const shown = await stranger.get(board!)
  expect(shown.status).toBe(200)
  expect(shown.body).toContain('<h1>Só nossa</h1>')
  expect(shown.body).toContain('Classificação')
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.getSetCookie()).toEqual([])
  expect((await stranger.get('/tv')).body).not.toContain('Só nossa')
  // A board's key opens neither a frame nor a sheet, and theirs open no board.
  const key = new URL(board!).searchParams.get('chave')
  expect((await stranger.get(`/embed/bolao/${leagueId}?chave=${key}`)).status).toBe(404)
  expect((await stranger.get(`/api/sheets/${key}.csv`)).status).toBe(404)
  const other = await make(ana, { kind: 'bolao', leagueId })
  const otherKey = new URL(other.frame!).searchParams.get('chave')
  expect((await stranger.get(`/tv?chave=${otherKey}`)).status).toBe(404)
  const plain = await make(ana, { kind: 'painel' })
  await openToAll(false)
  expect((await testBrowser(app, { ip: '192.0.2.45' }).get(plain.board!)).status).toBe(404)
  await app.db
    .insertInto('championship_member')
    .values({ championship_id: firstChampionship, manager_id: ana.managerId })
    .execute()
  await app.versions.reload()
  expect((await stranger.get('/tv')).status).toBe(404)
  expect((await stranger.get(plain.board!)).body).toContain('<h1>')
  await openToAll(true)
  expect((await own.delete(`/api/links/${link.id}`)).status).toBe(204)
  expect((await stranger.get(board!)).status).toBe(404)
})

test('DL1 guesses at a link are limited', async () => {
  const stranger = testBrowser(app, { ip: '192.0.2.43' })
  const statuses = []
  for (let turn = 0; turn < 7; turn++) statuses.push((await stranger.get(`/api/sheets/${'x'.repeat(43)}.csv`)).status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
})

test('DL3 links move with a guest, are in the export, and are at most thirty', async () => {
  const [guest, ana] = [await signInAs(app.session, { kind: 'guest' }), await signInAs(app.session)]
  const { sheet } = await make(guest, { kind: 'resultados' })
  await mergeGuest(app.db, { guestId: guest.managerId, accountId: ana.managerId })
  expect((await testBrowser(app).get(sheet)).status).toBe(200)
  const browser = testBrowser(app, { cookie: ana.cookie })
  const { links } = (await browser.get('/api/links')).body as { links: object[] }
  expect(links).toMatchObject([{ kind: 'resultados', league: null }])
  const kept = (await browser.get('/api/account/export')).body as { displayLinks: object[] }
  expect(kept.displayLinks).toHaveLength(1)
  expect((await browser.post('/api/links', { kind: 'bolao' })).body.kind).toBe('display_league_needed')
  const statuses = []
  for (let turn = 0; turn < 31; turn++) statuses.push((await browser.post('/api/links', { kind: 'pontos' })).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(29)
  expect(statuses.at(-1)).toBe(409)
})
