import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { addOrganiser, removeOrganiser } from '#db/championship/change-championship.ts'
import type { DeskView, TapView } from '#contract/desk.ts'
import { KICK_OFF, deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createProviders } from '#jobs/providers.ts'
import { runDue } from '#jobs/testing/run-due.ts'

let game: DeskGame
/** The secret of a helper's link, which `helper-phone` used during the match. */
let token: string
beforeAll(async () => {
  game = await deskGame({ desk: (db) => createDesk(db, createProviders(db)) })
  await game.goTo(1)
  await runDue(game.db, game.championshipId)
  token = await newLink()
  await game.tell([game.tap({ kind: 'period', period: 'first_half' }, { atMs: at(0) })])
  await game.tell([goal(2, { deviceId: 'helper-phone', atMs: at(1) })], { token })
  await game.goTo(45)
  await game.tell([game.tap({ kind: 'period', period: 'full_time' }, { atMs: at(45) })])
  await runDue(game.db, game.championshipId)
  await game.goTo(60)
})
afterAll(() => game.close())

const at = (minutes: number) => KICK_OFF + minutes * 60_000
const goal = (player: number, more: Partial<TapView>): TapView =>
  game.tap({ kind: 'deed', deed: 'goal', clubId: game.homeId, playerId: game.home[player] ?? 0 }, more)
const newLink = async (who = game.organiser) =>
  String((await game.ask(who, `/api/desk/${game.matchId}/helpers`, { method: 'POST' })).body['token'])
const decide = (ids: string[], isTaken: boolean) =>
  game.ask(game.organiser, `/api/desk/${game.matchId}/held`, { method: 'PUT', body: { ids, isTaken } })
const score = async () =>
  (await game.db.selectFrom('match').select('home_score').where('id', '=', game.matchId).executeTakeFirstOrThrow())
    .home_score
const corrections = async () =>
  (
    await rowOf({ madeBy: text, managerId: int.orNull }).sql`
      select made_by as "madeBy", manager_id as "managerId" from correction
      where old_value ? 'score' order by id`.execute(game.db)
  ).rows

test('DK9 late taps from a phone that reported before the end count, and the correction names the maker of its link', async () => {
  const late = await game.tell([goal(3, { deviceId: 'helper-phone', atMs: at(30) })], { token })
  expect(late.body).toEqual({ taken: 1, held: 0 })
  expect(await score()).toBe(2)
  expect(await corrections()).toEqual([{ madeBy: 'desk link', managerId: game.organiser.managerId }])
  const page = await game.ask(undefined, `/api/matches/${game.matchId}`)
  expect(page.body['corrections']).toContainEqual(expect.objectContaining({ by: 'Organizadora', isByLink: true }))
})

test('DK14 taps of a new device after the end wait, and a refusal changes nothing', async () => {
  const tap = goal(4, { deviceId: 'new-phone', atMs: at(35) })
  expect((await game.tell([tap], { token })).body).toEqual({ taken: 0, held: 1 })
  expect((await game.tell([tap], { token })).body).toEqual({ taken: 0, held: 0 })
  expect(await score()).toBe(2)
  expect((await game.readDesk()).held).toEqual([expect.objectContaining({ id: tap.id, said: tap.said })])
  expect((await decide([tap.id], false)).body).toEqual({ taken: 0, held: 0 })
  expect((await game.tell([tap], { token })).body).toEqual({ taken: 0, held: 0 })
  expect([await score(), (await game.readDesk()).held]).toEqual([2, []])
})

test('DK14 a tap that an organiser accepts counts, and the correction is that organiser’s', async () => {
  const tap = goal(4, { deviceId: 'new-phone', atMs: at(35) })
  await game.tell([tap], { token })
  const second = await signInAs(game.app.session, { name: 'Segunda' })
  const refused = await game.ask(second, `/api/desk/${game.matchId}/held`, {
    method: 'PUT',
    body: { ids: [tap.id], isTaken: true },
  })
  expect([refused.status, await score()]).toEqual([403, 2])
  await addOrganiser(game.db, { id: game.championshipId, managerId: second.managerId, appointedBy: null })
  const taken = await game.ask(second, `/api/desk/${game.matchId}/held`, {
    method: 'PUT',
    body: { ids: [tap.id], isTaken: true },
  })
  expect([taken.body, await score()]).toEqual([{ taken: 1, held: 0 }, 3])
  expect((await corrections()).at(-1)).toEqual({ madeBy: 'desk', managerId: second.managerId })
  expect((await audit(game.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
  // Accepting its tap does not make the new device count as one that reported before the end.
  expect((await game.tell([goal(1, { deviceId: 'new-phone', atMs: at(37) })], { token })).body).toMatchObject({
    held: 1,
  })
})

test('DK14 taps that were decided already change no report, not even one that a file brought meanwhile', async () => {
  const report = () =>
    game.db
      .selectFrom('match_report')
      .select(['as_of', 'digest'])
      .where('match_id', '=', game.matchId)
      .executeTakeFirstOrThrow()
  const { digest } = await report()
  await game.db.updateTable('match_report').set({ digest: 'of a file' }).where('match_id', '=', game.matchId).execute()
  const { id = '' } =
    (await game.db
      .selectFrom('desk_held_tap')
      .select('id')
      .where('match_id', '=', game.matchId)
      .where('is_taken', '=', true)
      .executeTakeFirst()) ?? {}
  const before = await report()
  expect((await decide([id], true)).body).toEqual({ taken: 0, held: 1 })
  expect(await report()).toEqual(before)
  await game.db.updateTable('match_report').set({ digest }).where('match_id', '=', game.matchId).execute()
})

test('DK14 nobody can pass for another device: its id stays hidden, and on another link it is new', async () => {
  const headers = { 'craque-desk': token, 'craque-device': 'new-phone' }
  const view = (await game.ask(undefined, `/api/desk/${game.matchId}`, { headers })).body as unknown as DeskView
  const ids = new Set([...view.taps, ...view.held].map(({ deviceId }) => deviceId))
  expect(ids).toContain('new-phone')
  expect([ids.has('helper-phone'), ids.has('phone-one')]).toEqual([false, false])
  const copied = goal(1, { deviceId: 'helper-phone', atMs: at(39) })
  expect((await game.tell([copied], { token: await newLink() })).body).toMatchObject({ taken: 0, held: 1 })
})

test('DK14 at most three hundred taps wait', async () => {
  const flood = () => Array.from({ length: 100 }, () => goal(1, { deviceId: 'flooding', atMs: at(39) }))
  const answers = []
  for (let turn = 0; turn < 3; turn++) answers.push(await game.tell(flood(), { token }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
  expect(answers.at(-1)?.body['kind']).toBe('too_many_waiting')
  const { held } = await game.readDesk()
  expect(
    (
      await decide(
        held.map(({ id }) => id),
        false,
      )
    ).body,
  ).toEqual({ taken: 0, held: 0 })
})

test('DK11 a link works only as long as its maker may use the desk', async () => {
  const maker = await signInAs(game.app.session, { name: 'Terceira' })
  await addOrganiser(game.db, { id: game.championshipId, managerId: maker.managerId, appointedBy: null })
  const theirs = await newLink(maker)
  const read = () => game.ask(undefined, `/api/desk/${game.matchId}`, { headers: { 'craque-desk': theirs } })
  expect((await read()).status).toBe(200)
  const open = (await game.readDesk()).helpers.length
  await game.db.transaction().execute((trx) => removeOrganiser(trx, game.championshipId, maker.managerId))
  expect([(await read()).status, (await read()).body['kind']]).toEqual([403, 'desk_link_unknown'])
  expect((await game.readDesk()).helpers.length).toBe(open - 1)
})

test('DK14 an accepted tap makes a device no older where a file brought the end', async () => {
  await sql`delete from desk_tap where match_id = ${game.matchId} and said ->> 'period' = 'full_time'`.execute(game.db)
  const tap = goal(1, { deviceId: 'new-phone', atMs: at(38) })
  expect((await game.tell([tap], { token })).body).toMatchObject({ taken: 0, held: 1 })
})
