import type { Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { note } from '#test/figure.ts'
import { useBrowser } from './browser.ts'
import { createAccount, newcomer, open, someMark } from './people-helpers.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
let server: WorldServer
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'), { CRAQUE_TRUST_PROXY: '1' })
})
afterAll(() => server.stop())

/** Each text would run as a script or break out of its element if a page did not escape it. */
const hostile = [
  `<img src=x onerror=hit()>`,
  `"><svg onload=hit()>`,
  `</script><script>hit()</script>`,
  `' onfocus=hit() autofocus '`,
  `javascript:hit()//`,
  `{{constructor.constructor('hit()')()}}`,
  `</title><base href=//evil.example>`,
  `<!--<plaintext>`,
]

interface Sent {
  status: number
  body: { squad?: { id: number }; league?: { id: number } }
}

const send = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const answer = await fetch(address!, {
        method: verb!,
        headers: { 'content-type': 'application/json' },
        body: text!,
      })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, JSON.stringify(body)],
  ) as Promise<Sent>

/**
 * Makes the test's person an operator, so that they can also write operators' fields. Returns the id of a finished
 * match.
 */
async function givenByDatabase(): Promise<number> {
  const { db, close } = connect({ connection: server.connection, poolSize: 1, statementTimeoutMs: 0 })
  await sql`update auth_user set is_operator = true`.execute(db)
  const { rows } = await rowOf({ id: int }).sql`
    select id from match where state = 'final' and sport = 'futebol' order by starts_at desc limit 1`.execute(db)
  await close()
  return rows[0]!.id
}

/** Writes the text into every field that a person can fill in. The server may refuse a text; then it stores nothing. */
async function writeEverywhere(page: Page, { mark, matchId }: { mark: string; matchId: number }) {
  const { round } = await page.evaluate(async () => (await fetch('/api/market')).json())
  const { viewer } = await page.evaluate(async () => (await fetch('/api/viewer')).json())
  const day = 86_400_000
  const league = {
    format: 'pontos-corridos',
    visibility: 'public',
    prize: 0,
    startsAtMs: round.deadlineAtMs - day,
    endsAtMs: round.deadlineAtMs + 30 * day,
  }
  const profile = { email: viewer.email, country: 'BR', favoriteClubId: null }
  const statuses: number[] = []
  const leagueIds: number[] = []
  const take = ({ status, body }: Sent) => {
    expect([200, 201, 400, 422]).toContain(status)
    statuses.push(status)
    return body
  }
  for (const [index, text] of hostile.entries()) {
    const name = `${text.slice(0, 30)}${mark}`
    const empty = { playerIds: [], captainId: null, roundId: round.id }
    const { squad } = take(await send(page, 'POST', '/api/squads', { name, ...empty }))
    const squadId = squad?.id ?? null
    const made = take(
      await send(page, 'POST', '/api/leagues', { ...league, name, description: `${text} ${mark}`, squadId }),
    )
    if (made.league) {
      leagueIds.push(made.league.id)
      take(await send(page, 'POST', `/api/leagues/${made.league.id}/wall`, { text: `${text} ${mark}` }))
    }
    const championship = { modality: 'campo', timeZone: 'America/Sao_Paulo', isPublic: true }
    take(await send(page, 'POST', '/api/championships', { ...championship, name, slug: `texto-${index}` }))
    const change = { kind: 'score', score: { home: index + 1, away: 0 } }
    const correction = { change, reason: `${text} ${mark}` }
    take(await send(page, 'POST', `/api/operator/matches/${matchId}/corrections`, correction))
    for (const [called, avatarSeed] of [
      [text, 'a'],
      [viewer.name, text],
    ])
      take(await send(page, 'PUT', '/api/profile', { ...profile, name: called, avatarSeed, bio: '' }))
    const bio = `${text} ${mark}`.slice(0, 150)
    take(await send(page, 'PUT', '/api/profile', { ...profile, name: viewer.name, avatarSeed: 'a', bio }))
  }
  const stored = statuses.filter((status) => status < 300).length
  return { stored, leagueIds, managerId: viewer.managerId as number }
}

test('text from people is plain text wherever it is shown', { timeout: 300_000 }, async (context) => {
  const { page, complaints } = await visit(undefined, server.url)
  await page.addInitScript(() => {
    const marks = { hits: 0, refused: [] as string[] }
    Object.assign(window, { marks, hit: () => marks.hits++ })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      marks.refused.push(violatedDirective),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  await createAccount(page, newcomer())
  const mark = someMark()
  const matchId = await givenByDatabase()
  const { stored, leagueIds, managerId } = await writeEverywhere(page, { mark, matchId })
  complaints.length = 0
  let shown = 0
  const pages = [
    '/profile',
    `/participantes/${managerId}`,
    '/ligas',
    '/fantasy',
    '/',
    `/partidas/${matchId}`,
    '/operador',
    '/campeonatos/texto-0',
    ...leagueIds.flatMap((id) => [`/ligas/${id}`, `/ligas/${id}?aba=mural`]),
  ]
  for (const path of pages) {
    await open(page, path)
    const { times, ...seen } = await page.evaluate(
      (wanted) => ({
        ...(window as unknown as { marks: { hits: number; refused: string[] } }).marks,
        foreign: document.querySelectorAll('[onerror], [onload], [onfocus], base, plaintext, a[href^="javascript:"]')
          .length,
        times: (document.body.textContent ?? '').split(wanted).length - 1,
      }),
      mark,
    )
    expect([path, seen]).toEqual([path, { hits: 0, refused: [], foreign: 0 }])
    shown += times
  }
  expect(leagueIds.length).toBeGreaterThan(hostile.length / 2)
  expect(shown).toBeGreaterThan(5 * leagueIds.length)
  expect(complaints).toEqual([])
  note(context, `${hostile.length} texts, stored ${stored} times, shown ${shown} times on ${pages.length} pages`)
})
