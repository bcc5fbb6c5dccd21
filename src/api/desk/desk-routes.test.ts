import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import type { TapView } from '#contract/desk.ts'
import { KICK_OFF, deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createProviders } from '#jobs/providers.ts'
import { runDue } from '#jobs/testing/run-due.ts'

let game: DeskGame
beforeAll(async () => {
  game = await deskGame({ desk: (db) => createDesk(db, createProviders(db)), tries: 4 })
})
afterAll(() => game.close())

const minute = 60_000
const at = (minutes: number) => KICK_OFF + minutes * minute
const period = (name: 'first_half' | 'half_time' | 'second_half' | 'full_time'): TapView['said'] => ({
  kind: 'period',
  period: name,
})
const goal = (playerId: number, more: { otherId?: number; minute?: number } = {}): TapView['said'] => ({
  kind: 'deed',
  deed: 'goal',
  clubId: game.homeId,
  playerId,
  ...more,
})

const due = () => runDue(game.db, game.championshipId)

async function match() {
  return game.db
    .selectFrom('match')
    .select(['state', 'minute', 'home_score', 'away_score'])
    .where('id', '=', game.matchId)
    .executeTakeFirstOrThrow()
}
const tenthsOf = async () => {
  const { rows } = await rowOf({ tenths: int }).sql`
    select point_tenths as tenths from lineup_score where round_id = ${game.roundId} and manager_id = ${game.fan.managerId}`.execute(
    game.db,
  )
  return rows[0]?.tenths
}
const events = async () =>
  (
    await rowOf({ kind: text }).sql`select kind from match_event where match_id = ${game.matchId} order by seq`.execute(
      game.db,
    )
  ).rows.map(({ kind }) => kind)

test('DK10 a kick-off that is reported too early shows at its announced time, after the round has closed', async () => {
  await game.goTo(-5)
  const { homeId, home } = game
  const told = await game.tell([
    game.tap({ kind: 'lineup', clubId: homeId, starters: home.slice(0, 5) }, { atMs: at(-6) }),
    game.tap(period('first_half'), { atMs: at(-5) }),
  ])
  expect(told).toEqual({ status: 200, body: { taken: 2, held: 0 } })
  expect(await match()).toMatchObject({ state: 'scheduled' })
  expect(await due()).toEqual([])
  await game.goTo(0.1)
  expect(await due()).toEqual(['lock_round', 'play_match'])
  expect(await match()).toMatchObject({ state: 'live', home_score: 0 })
})

test('DK1 a repeated tap counts once, and a list of taps is accepted whole or not at all', async () => {
  await game.goTo(10)
  const taps = [game.tap(goal(game.home[2] ?? 0, { otherId: game.home[1] ?? 0 }), { atMs: at(9) })]
  expect((await game.tell(taps)).body).toEqual({ taken: 1, held: 0 })
  expect((await game.tell(taps)).body).toEqual({ taken: 0, held: 0 })
  expect(await match()).toMatchObject({ home_score: 1, away_score: 0 })
  const stranger = game.tap(goal(game.away[2] ?? 0))
  const refused = await game.tell([game.tap(goal(game.home[3] ?? 0)), stranger])
  expect([refused.status, refused.body['kind']]).toEqual([422, 'not_of_these_clubs'])
  expect(await events()).toEqual(['kick_off', 'goal'])
})

test('DK5 an equal tap of another phone waits for an answer', async () => {
  const second = game.tap(goal(game.home[3] ?? 0), { deviceId: 'phone-two', atMs: at(9.3) })
  await game.tell([second])
  expect(await match()).toMatchObject({ home_score: 1 })
  await game.tell([game.tap({ kind: 'judge', tapId: second.id, isSame: true })])
  expect(await events()).toEqual(['kick_off', 'goal'])
})

test('DK10 the end settles round and squad, later taps correct them, and the audit agrees', async () => {
  await game.goTo(45)
  await game.tell([game.tap(period('half_time'), { atMs: at(20) }), game.tap(period('second_half'), { atMs: at(24) })])
  await game.tell([game.tap(period('full_time'), { atMs: at(45) })])
  expect(await match()).toMatchObject({ state: 'final', home_score: 1, away_score: 0, minute: 40 })
  expect(await due()).toEqual(expect.arrayContaining(['settle_round']))
  // cartola-2025: goal 8.0, assist 5.0 of the captain and half of it again, clean sheet 5.0 of the goalkeeper.
  expect(await tenthsOf()).toBe(80 + 75 + 50)
  await game.tell([game.tap(goal(game.home[4] ?? 0), { deviceId: 'phone-two', atMs: at(44) })])
  expect(await match()).toMatchObject({ home_score: 2 })
  expect(await tenthsOf()).toBe(80 + 75 + 50 + 80)
  expect((await audit(game.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

test('DK11 a link opens the desk of one match until it is revoked', async () => {
  const made = await game.ask(game.organiser, `/api/desk/${game.matchId}/helpers`, { method: 'POST' })
  const token = String(made.body['token'])
  const headers = { 'craque-desk': token }
  const read = () => game.ask(undefined, `/api/desk/${game.matchId}`, { headers })
  expect((await read()).body).toMatchObject({ isOrganiser: false, helpers: [] })
  const stored = await rowOf({ found: bool }).sql`
    select exists (select from desk_helper h where h::text like ${`%${token}%`}) as found`.execute(game.db)
  expect(stored.rows).toEqual([{ found: false }])
  const link = await game.ask(undefined, `/api/desk/${game.matchId}/helpers`, { method: 'POST', headers })
  expect(link.status).toBe(401)
  await game.goTo(50)
  const late = await game.tell([game.tap(goal(game.home[4] ?? 0, { minute: 3 }), { atMs: at(50) })], { token })
  expect([late.status, late.body['kind']]).toEqual([422, 'whistle_blown'])
  const { helpers } = await game.readDesk()
  await game.ask(game.organiser, `/api/desk/${game.matchId}/helpers/${helpers[0]?.id}`, { method: 'DELETE' })
  expect([(await read()).status, (await read()).body['kind']]).toEqual([403, 'desk_link_unknown'])
  // Guesses at a link are limited.
  for (let turn = 0; turn < 3; turn++) await read()
  expect((await read()).status).toBe(429)
})

test('DK11 people who do not organise the match cannot open its desk', async () => {
  const other = await signInAs(game.app.session)
  const refused = await game.ask(other, `/api/desk/${game.matchId}`)
  expect([refused.status, refused.body['kind']]).toEqual([403, 'operator_needed'])
})
