import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours, makeRound, MATCHES } from '#api/testing/test-round.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { ChampionshipRules, RulesPreview } from '#contract/rule-set.ts'
import { storeRules } from '#db/championship/championships.ts'
import { playerOfMatch } from '#db/match/correction.ts'
import { storePlayerMatches, selectMatchInPlayForUpdate } from '#db/match/play-match.ts'
import { rngFrom } from '#domain/rng.ts'
import { scorePlayers } from './score-players.ts'

const [LOCKED = 0, OPEN = 0] = MATCHES
const FORWARD = 109
const text = JSON.stringify({ name: 'amigos', points: { goal: 10, foul: -1, save: 1 }, every: { save: 3 } })

let app: TestApp
let organiser: SignedIn
let visitor: SignedIn
let slug: string
beforeAll(async () => {
  app = await testApp()
  organiser = await signInAs(app.session)
  visitor = await signInAs(app.session)
  await makeRound(app.db, { managers: 2, rng: rngFrom('own rules') })
  await app.db.transaction().execute((trx) => storeRules(trx, 'cartola-2025'))
  await sql`insert into round (championship_id, id, season_id, number, deadline_at, ends_at) values (1, 2, 1, 8, ${hours(48)}, ${hours(52)})`.execute(
    app.db,
  )
  await sql`update match set round_id = 2 where id = ${OPEN}`.execute(app.db)
  await sql`insert into championship_organiser (championship_id, manager_id) values (1, ${organiser.managerId})`.execute(
    app.db,
  )
  slug = (
    await app.db
      .selectFrom('championship')
      .select('slug')
      .where('id', '=', 1 as never)
      .executeTakeFirstOrThrow()
  ).slug
  await score(LOCKED)
  await sql`update round set state = 'settled' where id = 1`.execute(app.db)
  await sql`update match set state = 'final', home_score = 1, away_score = 0 where id = ${LOCKED}`.execute(app.db)
})
afterAll(() => app.close())

/** One goal and one foul of a forward, as the source of the match tells them. */
const score = (matchId: number, playerId = FORWARD) =>
  app.db.transaction().execute(async (trx) => {
    const match = await selectMatchInPlayForUpdate(trx, matchId)
    if (!match) throw new Error('there is no such match')
    const clubId = Math.floor(playerId / 100)
    const players = await scorePlayers(trx, match, [{ playerId, clubId, scouts: { goal: 1, foul: 1 } }])
    await storePlayerMatches(trx, matchId, players)
    return players.map(({ rules, pointTenths }) => ({ rules, pointTenths }))
  })

interface Answer<T> {
  status: number
  body: T & { kind?: string }
}

async function ask<T extends object>(who: SignedIn, path = '', body?: object): Promise<Answer<T>> {
  const answer = await app.request(`/api/championships/${slug}/rules${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: who.cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T & { kind?: string } }
}

test('SC12 the sample world keeps its rules, and only organisers change those of another', async () => {
  expect(await ask(organiser, '', { text })).toMatchObject({ status: 409, body: { kind: 'rules_of_sample' } })
  await sql`update championship set source = 'desk' where id = 1`.execute(app.db)
  expect(await ask(visitor, '', { text })).toMatchObject({ status: 403, body: { kind: 'operator_needed' } })
  expect(await ask(visitor, '/preview', { text })).toMatchObject({ status: 403, body: { kind: 'operator_needed' } })
  expect(await ask(organiser, '', { text: '{}' })).toMatchObject({ status: 422, body: { kind: 'rules_broken' } })
  expect(await ask(organiser, '', { name: 'none' })).toMatchObject({ status: 422, body: { kind: 'rules_unknown' } })
  expect((await ask<ChampionshipRules>(visitor)).body).toMatchObject({
    current: { name: 'cartola-2025' },
    nextRound: 8,
    locked: null,
    versions: [],
    mayChange: false,
  })
})

test('SC14 a preview shows whose points change and which lines are wrong, and stores nothing', async () => {
  const { body } = await ask<RulesPreview>(organiser, '/preview', { text })
  expect(body).toMatchObject({ problems: [], rounds: [7], players: 1, changed: 1 })
  expect(body.most).toMatchObject([{ playerId: FORWARD, beforeTenths: 77, afterTenths: 90 }])
  const broken = await ask<RulesPreview>(organiser, '/preview', { text: '{"name": "x y", "points": {"gol": 1}}' })
  expect(broken.body.read).toBeNull()
  expect(broken.body.problems.map(({ part }) => part).toSorted()).toEqual(['name', 'points'])
  expect((await ask<ChampionshipRules>(organiser)).body.versions).toEqual([])
})

test('SC13 published rules count from the next open round, and locked rounds keep theirs', async () => {
  const published = await ask<ChampionshipRules>(organiser, '', { text })
  expect(published).toMatchObject({
    status: 200,
    body: {
      current: { name: 'amigos@1.1', rules: { tenths: { goal: 100, foul: -10, save: 10 }, every: { save: 3 } } },
      nextRound: 8,
      locked: { round: 7, name: 'cartola-2025' },
      versions: [{ version: 1, name: 'amigos@1.1' }],
      mayChange: true,
    },
  })
  expect(await score(LOCKED)).toEqual([{ rules: 'cartola-2025', pointTenths: 77 }])
  expect(await score(LOCKED, FORWARD + 1)).toEqual([{ rules: 'cartola-2025', pointTenths: 77 }])
  expect(await score(OPEN, 309)).toEqual([{ rules: 'amigos@1.1', pointTenths: 90 }])
  const stored = await app.db.transaction().execute((trx) => playerOfMatch(trx, OPEN, 309))
  expect(stored).toMatchObject({ rules: 'amigos@1.1', pointTenths: 90 })
})

test('SC13 the pages explain points by the rule set that gave them', async () => {
  await sql`update match set state = 'live', home_score = 1, away_score = 0 where id = ${OPEN}`.execute(app.db)
  await app.versions.reload()
  const page = (await (await app.request(`/api/matches/${OPEN}`)).json()) as MatchPageView
  expect(page.ownRules.map(({ name }) => name)).toEqual(['amigos@1.1'])
  expect(page.players[0]?.scouts).toEqual([
    { scout: 'goal', count: 1, pointTenths: 100 },
    { scout: 'foul', count: 1, pointTenths: -10 },
  ])
})

test('SC12 a new text is a new version, and an earlier one can be used again', async () => {
  await ask(organiser, '', { text: text.replace('10', '12') })
  const back = await ask<ChampionshipRules>(organiser, '', { name: 'amigos@1.1' })
  expect(back.body).toMatchObject({ current: { name: 'amigos@1.1' } })
  expect(back.body.versions.map(({ version }) => version)).toEqual([2, 1])
  const shipped = await ask<ChampionshipRules>(organiser, '', { name: 'fpl-2025' })
  expect(shipped.body).toMatchObject({ current: { name: 'fpl-2025' }, locked: { round: 7 } })
  expect(await score(OPEN, 310)).toMatchObject([{ rules: 'fpl-2025', pointTenths: 40 }])
})

test('IM2 a report that changes only a player’s position, or only the rules, is stored', async () => {
  const [playerId, clubId] = [309, 3]
  const scouts = { foul: 1 }
  const stored = async (more: { position?: string; rules: string | null }) =>
    app.db.transaction().execute(async (trx) => {
      await storePlayerMatches(trx, OPEN, [{ playerId, clubId, scouts, pointTenths: -3, ...more }])
      return trx
        .selectFrom('player_match')
        .select(['position', 'rules'])
        .where('match_id', '=', OPEN)
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow()
    })
  expect(await stored({ rules: null })).toEqual({ position: null, rules: null })
  for (const position of ['Defensor', 'Meio-Campo', undefined])
    expect(await stored({ rules: null, ...(position && { position }) })).toEqual({
      position: position ?? null,
      rules: null,
    })
  expect(await stored({ rules: 'cartola-2025' })).toEqual({ position: null, rules: 'cartola-2025' })
})
