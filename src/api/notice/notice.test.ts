import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeListSchema, noticeSettingsSchema } from '#contract/notice.ts'
import { viewerAnswerSchema } from '#contract/account.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { insertMarket } from '#db/testing/market-fixture.ts'
import { createPendingNotices } from '#db/notice/cause.ts'
import { createNoticeFeed } from '#api/stream/notice-feed.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { jsonOf } from '#api/testing/json-of.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
})
afterAll(() => app.close())

async function person(options: Parameters<typeof signInAs>[1] = {}) {
  const { cookie, managerId } = await signInAs(app.session, options)
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await jsonOf(response) }
  }
  const notices = async () => noticeListSchema.parse((await call('GET', '/api/notices')).body).items
  const unread = async () => viewerAnswerSchema.parse((await call('GET', '/api/viewer')).body).viewer?.waiting.notices
  return { call, notices, unread, managerId }
}

/** A bolão owned by this person. */
async function bolao(owner: Awaited<ReturnType<typeof person>>): Promise<number> {
  const now = Date.now()
  const { body } = await owner.call('POST', '/api/leagues', {
    name: 'Bolão do bairro',
    description: '',
    format: 'bolao',
    visibility: 'public',
    prize: 0,
    startsAtMs: now - DAY_MS / 2,
    endsAtMs: now + 7 * DAY_MS,
    squadId: null,
    pool: {
      sport: 'futebol',
      scoring: { exact: 10, winnerGoals: 7, difference: 7, draw: 7, loserGoals: 5, winner: 5 },
    },
  })
  return (body['league'] as { id: number }).id
}

test('NT2 NT3 NT8 the owner hears who joins, and people who are named on the wall hear so; notices can be read and deleted', async () => {
  const [ana, bia] = [await person({ name: 'Ana Notada' }), await person({ name: 'Bia Chegada' })]
  const leagueId = await bolao(ana)
  expect(await ana.notices(), 'not of herself').toEqual([])
  expect((await bia.call('POST', `/api/pools/${leagueId}/members`, {})).status).toBe(201)
  expect(await ana.notices()).toMatchObject([
    {
      kind: 'league_joined',
      leagueName: 'Bolão do bairro',
      otherName: 'Bia Chegada',
      championship: null,
      isRead: false,
    },
  ])
  const wall = `/api/leagues/${leagueId}/wall`
  const { body: message } = await bia.call('POST', wall, { text: '@Ana Notada olha isto', replyTo: null })
  await bia.call('POST', wall, { text: '@Bia Chegada sou eu', replyTo: null })
  const told = await ana.notices()
  expect(told).toMatchObject([{ kind: 'named', otherName: 'Bia Chegada', leagueId }, { kind: 'league_joined' }])
  expect([await ana.unread(), await bia.unread(), await bia.notices()]).toEqual([2, 0, []])
  await ana.call('PUT', '/api/notices/read', { upTo: told[1]?.id })
  expect(await ana.unread(), 'a notice after the ones that were read is still unread').toBe(1)
  await ana.call('PUT', '/api/notices/read', { upTo: told[0]?.id })
  expect((await ana.notices()).map(({ isRead }) => isRead)).toEqual([true, true])
  await bia.call('DELETE', `${wall}/${String(message['id'])}`)
  expect((await ana.notices()).map(({ kind }) => kind)).toEqual(['league_joined'])
})

test('NT1 a person who blocked somebody does not hear that they name them', async () => {
  const [ana, bia] = [await person({ name: 'Ana Bloqueia' }), await person({ name: 'Bia Bloqueada' })]
  const leagueId = await bolao(ana)
  await bia.call('POST', `/api/pools/${leagueId}/members`, {})
  await ana.call('PUT', `/api/managers/${bia.managerId}/block`)
  await bia.call('POST', `/api/leagues/${leagueId}/wall`, { text: '@Ana Bloqueia oi', replyTo: null })
  expect((await ana.notices()).map(({ kind }) => kind)).toEqual(['league_joined'])
})

test('NT5 people turn a kind of notice off and on for themselves only', async () => {
  const [ana, bia] = [await person(), await person()]
  const choice = { kind: 'duel', channel: 'app', isOn: false }
  const settings = noticeSettingsSchema.parse((await ana.call('PUT', '/api/notices/settings', choice)).body)
  const inList = (choices: typeof settings.choices) => choices.filter(({ channel }) => channel === 'app')
  expect(inList(settings.choices).filter(({ isOn }) => !isOn)).toEqual([choice])
  const others = noticeSettingsSchema.parse((await bia.call('GET', '/api/notices/settings')).body)
  expect(inList(others.choices).every(({ isOn }) => isOn)).toBe(true)
  expect((await ana.call('PUT', '/api/notices/settings', { ...choice, kind: 'nothing' })).status).toBe(400)
})

test('NT7 an organiser’s message reaches everybody who takes part, nobody else, and five times a day', async () => {
  const [operator, player, stranger] = [await person({ operator: true }), await person(), await person()]
  await sql`insert into championship_member (championship_id, manager_id) values (${firstChampionship}, ${player.managerId})`.execute(
    app.db,
  )
  const { slug } = await app.db.selectFrom('championship').select('slug').executeTakeFirstOrThrow()
  const say = (who: typeof player) => who.call('POST', `/api/championships/${slug}/words`, { text: 'Rodada adiada' })
  expect((await say(player)).status).toBe(403)
  expect((await say(operator)).status).toBe(200)
  await createPendingNotices(app.db, firstChampionship)
  expect(await player.notices()).toMatchObject([{ kind: 'organiser_word', text: 'Rodada adiada' }])
  expect([await stranger.notices(), await operator.notices()]).toEqual([[], []])
  for (let more = 0; more < 4; more++) expect((await say(operator)).status).toBe(200)
  expect((await say(operator)).status).toBe(429)
})

test('NT8 open pages of the person hear that there is a notice, and nobody else’s', async () => {
  const [ana, bia] = [await person(), await person()]
  const rows = await rowOf({ id: int }).sql`
    insert into notice (manager_id, championship_id, kind, subject) values (${ana.managerId}, ${firstChampionship}, 'duel', 'x') returning id`.execute(
    app.db,
  )
  const id = rows.rows[0]?.id ?? 0
  const heard: unknown[] = []
  const hub = {
    managers: () => new Set([ana.managerId, bia.managerId]),
    tell: (managerId: number, { event }: { event: string }) => void heard.push([managerId, event]),
  }
  const feed = createNoticeFeed({ db: app.db, hub, log: { warn: (facts) => void heard.push(facts) } })
  await feed.onAnnouncement(JSON.stringify({ first: id, last: id }))
  expect(heard).toEqual([[ana.managerId, 'notice']])
})
