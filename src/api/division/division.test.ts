import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { divisionGroupSchema, ownDivisionSchema, type DivisionGroupView } from '#contract/division.ts'
import { rivalsAnswerSchema } from '#contract/player.ts'
import { managerSchema } from '#contract/manager.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { rngFrom } from '#domain/rng.ts'
import { promotedOf } from '#domain/division/moves.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'

const rng = rngFrom('divisions')
let app: TestApp
let me: { cookie: string; managerId: number }

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 44, rng })
  me = await signInAs(app.session, {})
})
afterAll(() => app.close())

async function get(path: string, cookie = '') {
  const response = await app.request(path, { headers: { cookie } })
  return { status: response.status, body: await response.json() }
}
const own = async (cookie = '') => ownDivisionSchema.parse((await get('/api/divisions/own', cookie)).body)
const group = async (cycleId: number, groupNumber: number, cookie = '') =>
  divisionGroupSchema.parse((await get(`/api/divisions/${cycleId}/groups/${groupNumber}`, cookie)).body)

async function heard() {
  const feed = app.live.feedOf(firstChampionship)
  feed.reconnected()
  await feed.idle()
}

async function play(matchId: number, seq: number, isOver = false) {
  const points = new Map([...Array(4)].map(() => [(matchId * 2 - rng.int(2)) * 100 + rng.int(11), rng.int(200) - 50]))
  await playStep(app.db, { matchId, seq, points, isOver })
}

/** The points so far, computed in SQL without the code under test. */
async function tenthsNow(): Promise<Map<number, number>> {
  const { rows } = await rowOf({ id: int, tenths: int }).sql`
    select l.manager_id as id, coalesce(sum(p.point_tenths + case when p.player_id = l.captain_id then floor((p.point_tenths + 1) / 2.0) else 0 end), 0)::integer as tenths
    from lineup l left join player_match p on p.player_id = any (l.player_ids)
    where l.round_id = ${ROUND} and l.counts group by 1`.execute(app.db)
  return new Map(rows.map(({ id, tenths }) => [id, tenths]))
}

const pointsOf = ({ members }: DivisionGroupView) => members.map((one) => [one.managerId, one.pointTenths])

test('before any lock there is no group, and people with a squad read when they enter', async () => {
  expect(await own()).toEqual({ group: null, tier: null, next: null, isForming: false, past: [], example: null })
  expect(await own(me.cookie)).toMatchObject({ group: null, tier: 'serie-d', next: null, past: [] })
  await sql`
    insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    select 1, 'campo', ${me.managerId}, 'Meu', player_ids, prices_paid, captain_id, created_at, updated_at
    from squad where cardinality(player_ids) = 11 limit 1`.execute(app.db)
  expect((await own(me.cookie)).next).toMatchObject({ deadlineAtMs: hours(0).getTime() })
})

test('DV2 DV5 at the lock they are in a group, where everybody has zero points and no place', async () => {
  await setGameTime(app.db, hours(0.1))
  expect(await lockRound(app.db, ROUND)).toBe('locked')
  await heard()
  const { group: mine, example } = await own(me.cookie)
  expect(example).toBeNull()
  expect(mine).toMatchObject({ tiers: ['serie-d'], isProvisional: false, endedAtMs: null, viewerId: me.managerId })
  expect(mine?.rounds).toEqual([{ id: ROUND, number: 7, isSettled: false }])
  expect(new Set(mine?.members.map(({ place, pointTenths, move }) => `${place} ${pointTenths} ${move}`))).toEqual(
    new Set(['null 0 stay']),
  )
})

test('DV6 early writes of a settlement are invisible until the round is settled, also without live points', async () => {
  const { id } = await app.db
    .selectFrom('division_cycle')
    .select('id')
    .where('rounds', '>', 1)
    .executeTakeFirstOrThrow()
  const seen = await group(id, 1)
  expect(seen).toMatchObject({ isProvisional: false, endedAtMs: null })
  const stored = (tenths: number | null, place: number | null) =>
    sql`update division_member set tenths[1] = ${tenths}, point_tenths = ${tenths ?? 0}, place = ${place}`.execute(
      app.db,
    )
  await stored(7, 1)
  try {
    expect(await group(id, 1)).toEqual(seen)
  } finally {
    await stored(null, null)
  }
})

test('DV6 DV7 DV8 during the round the table is live: points, places and moves', async () => {
  for (const matchId of MATCHES) await play(matchId, 0)
  await heard()
  const { group: mine } = await own(me.cookie)
  if (!mine) throw new Error('no group')
  const now = await tenthsNow()
  expect(mine.isProvisional).toBe(true)
  expect(pointsOf(mine)).toEqual(mine.members.map(({ managerId }) => [managerId, now.get(managerId)]))
  expect(mine.members.map(({ place }) => place)).toEqual(mine.members.map((_, index) => index + 1))
  const size = mine.members.length
  expect(mine.members.filter(({ move }) => move === 'up').map(({ place }) => place)).toEqual(
    Array.from({ length: promotedOf(size) }, (_, index) => index + 1),
  )
  expect(mine.members.map(({ pointTenths }) => pointTenths)).toEqual(
    mine.members.map(({ pointTenths }) => pointTenths).sort((a, b) => b - a),
  )
})

test('everybody may read a group at its address, and unknown groups are not found', async () => {
  const { group: mine } = await own(me.cookie)
  if (!mine) throw new Error('no group')
  expect(await group(mine.cycleId, mine.groupNumber)).toEqual({ ...mine, viewerId: null })
  expect((await own()).example).not.toBeNull()
  expect((await get(`/api/divisions/${mine.cycleId}/groups/99`)).status).toBe(404)
  expect((await get('/api/divisions/99/groups/1')).status).toBe(404)
  expect((await get('/api/divisions/x/groups/1')).status).toBe(400)
  const profile = managerSchema.parse((await get(`/api/managers/${me.managerId}`)).body)
  expect(profile.division).toEqual({ cycleId: mine.cycleId, groupNumber: mine.groupNumber, tier: 'serie-d' })
})

test('DV8 after the settlement the same points count once; a group of one round is over and shows its moves', async () => {
  const { group: before } = await own(me.cookie)
  if (!before) throw new Error('no group')
  // DV5: the second of a championship's first groups plays only one round. A manager who has never played is in the
  // last group, which is the second here.
  expect(before.roundCount).toBe(1)
  for (const matchId of MATCHES) await play(matchId, 1, true)
  await setGameTime(app.db, hours(5))
  await heard()
  const { group: last } = await own(me.cookie)
  expect(await settleRound(app.db, ROUND, idleProvider)).toBe('settled')
  await heard()
  const after = await group(before.cycleId, before.groupNumber, me.cookie)
  expect(pointsOf(after)).toEqual(last && pointsOf(last))
  expect(after).toMatchObject({ isProvisional: false, rounds: [{ isSettled: true }] })
  expect(after.endedAtMs).not.toBeNull()
  const mine = after.members.find(({ managerId }) => managerId === me.managerId)
  const ended = await own(me.cookie)
  expect(ended).toMatchObject({
    group: null,
    tier: mine?.move === 'up' ? 'serie-c' : 'serie-d',
    past: [{ cycleId: before.cycleId, place: mine?.place, size: after.members.length, move: mine?.move }],
  })
  expect(managerSchema.parse((await get(`/api/managers/${me.managerId}`)).body).division).toBeNull()
})

test('PJ7 a player’s page says how much of the points of my group the player made', async () => {
  const { rows } = await rowOf({ managerId: int, playerIds: int.array, captainId: int, tenths: int }).sql`
    select l.manager_id as "managerId", l.player_ids as "playerIds", l.captain_id as "captainId", s.point_tenths as tenths
    from visible_division_member own join visible_division_member m using (cycle_id, group_number)
    join lineup l on l.round_id = ${ROUND} and l.manager_id = m.manager_id and l.counts
    join lineup_score s on s.round_id = l.round_id and s.squad_id = l.squad_id
    where own.manager_id = ${me.managerId}`.execute(app.db)
  const others = rows.filter(({ managerId }) => managerId !== me.managerId)
  const mine = rows.find(({ managerId }) => managerId === me.managerId)
  const playerId = others[0]?.playerIds[0] ?? 0
  const [made] = (
    await rowOf({ tenths: int }).sql`
      select coalesce(sum(point_tenths), 0)::int as tenths from player_match where player_id = ${playerId}`.execute(
      app.db,
    )
  ).rows
  const tenths = made?.tenths ?? 0
  const owners = others.filter(({ playerIds }) => playerIds.includes(playerId))
  const points = owners.reduce(
    (sum, { captainId }) => sum + tenths + (captainId === playerId ? Math.floor((tenths + 1) / 2) : 0),
    0,
  )
  const all = others.reduce((sum, one) => sum + one.tenths, 0)
  const { rivals } = rivalsAnswerSchema.parse((await get(`/api/players/${playerId}/rivals`, me.cookie)).body)
  expect(rivals).toMatchObject({
    rivals: others.length,
    owners: owners.length,
    pointsPercent: all > 0 ? Math.round((100 * points) / all) : null,
    isOwn: mine?.playerIds.includes(playerId) ?? false,
  })
  expect(owners.length).toBeGreaterThan(0)
  expect((await get(`/api/players/${playerId}/rivals`)).body).toEqual({ rivals: null })
})
