import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rngFrom } from '#domain/rng.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { lineupsInPlay } from '#db/testing/lineups-in-play.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { leaguePageSchema, type LeaguePageView } from '#contract/league.ts'
import { leagueById } from '#db/league/league.ts'
import { membersInPlay } from '#db/league/league-live.ts'
import { startListener, type Listener } from '#db/connection/listener.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { idleProvider } from '#jobs/testing/idle-provider.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { createLive } from '#api/stream/live.ts'
import { hours, makeRound, MATCHES, playStep, ROUND } from '#api/testing/test-round.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { eventually } from '#db/testing/eventually.ts'
import type { LeagueTable } from '#live/live-league.ts'
import { createLiveStandings } from './live-standings.ts'

const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn(), debug: vi.fn() }
const rng = rngFrom('live standings')
const RUNNING = 1
const LATER = 2
const KNOCKOUT = 3
const TIED = 4
let app: TestApp
let listener: Listener
let cookie: string
let mySquad: number
/** The `seq` of the next event of each match. */
const next = new Map(MATCHES.map((id) => [id, 0]))

async function enter(leagueId: number, { at = hours(-30), squadId = 0, spread = 40 } = {}) {
  await sql`
    insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths)
    select ${leagueId}, id, manager_id, ${at}, (id * 7919) % ${spread}::integer from squad
    where ${squadId} in (0, id) on conflict do nothing`.execute(app.db)
}

beforeAll(async () => {
  app = await testApp()
  const { db, live } = app
  await makeRound(db, { managers: 90, rng })
  const me = await signInAs(app.session, {})
  cookie = me.cookie
  const { id } = await rowOf({ id: int }).sql`
    insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    select 1, 'campo', ${me.managerId}, 'Meu', player_ids, prices_paid, captain_id, created_at, updated_at from squad limit 1
    returning id`
    .execute(db)
    .then(({ rows }) => rows[0]!)
  mySquad = id
  await sql`
    insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at) values
      (1, ${RUNNING}, 'Do bairro', 'pontos-corridos', 'public', 100, ${hours(-48)}, ${hours(48)}, ${hours(-48)}),
      (1, ${LATER}, 'Da semana que vem', 'pontos-corridos', 'public', 100, ${hours(1)}, ${hours(48)}, ${hours(-48)}),
      (1, ${TIED}, 'Empatada', 'pontos-corridos', 'public', 100, ${hours(-48)}, ${hours(48)}, ${hours(-48)}),
      (1, ${KNOCKOUT}, 'Copa', 'mata-mata', 'public', 100, ${hours(-48)}, ${hours(48)}, ${hours(-48)})`.execute(db)
  await enter(RUNNING)
  await sql`delete from league_member where squad_id = 5`.execute(db)
  await enter(LATER)
  await enter(KNOCKOUT)
  await enter(TIED, { at: hours(0.05), spread: 1 })
  listener = await startListener({
    target: app.connection,
    channels: live.channels,
    onConnected: live.connected,
    log,
  })
  await setGameTime(db, hours(0.1))
  expect(await lockRound(db, ROUND)).toBe('locked')
  await live.feedOf(firstChampionship).idle()
})
afterAll(async () => {
  await listener.close()
  await app.close()
})

async function page(leagueId: number, query = ''): Promise<LeaguePageView> {
  const response = await app.request(`/api/leagues/${leagueId}${query}`, { headers: { cookie } })
  return leaguePageSchema.parse(await response.json())
}

/** All pages joined, with the facts about me that every page repeats. */
async function whole(leagueId: number) {
  const first = await page(leagueId)
  const standings = [...first.standings.items]
  for (let at = 2; standings.length < first.league.participants; at++) {
    const more = await page(leagueId, `?cursor=page-${at}`)
    expect(more.mine).toEqual(first.mine)
    standings.push(...more.standings.items)
  }
  return { ...first, standings: { items: standings, next: null } }
}

async function play(matchId: number, steps: number, isOver = false) {
  for (let step = 1; step <= steps; step++) {
    const seq = next.get(matchId)!
    next.set(matchId, seq + 1)
    const playerId = (matchId * 2 - rng.int(2)) * 100 + rng.int(11)
    const points = new Map([[playerId, rng.int(200) - 50]])
    await playStep(app.db, { matchId, seq, points, isOver: isOver && step === steps })
  }
}

/** The expected standings: adds each member's points from the rows one by one, and ranks the sums. */
async function naive(leagueId: number) {
  const attendance = new Map((await attendanceOf(app.db, { roundId: ROUND })).map((row) => [row.playerId, row]))
  const tenths = new Map([...attendance].map(([playerId, { pointTenths }]) => [playerId, pointTenths]))
  const lineups = await lineupsInPlay(app.db, ROUND)
  const members = await app.db.selectFrom('league_member').selectAll().where('league_id', '=', leagueId).execute()
  const totals = members.map((member) => {
    const lineup = lineups.find(({ squadId }) => squadId === member.squad_id)
    const isIn = lineup && member.joined_at < hours(0)
    const won = isIn ? lineupPointTenths(lineup, tenths, attendance) : 0
    return { squadId: member.squad_id, pointTenths: member.point_tenths + won }
  })
  totals.sort((a, b) => b.pointTenths - a.pointTenths || a.squadId - b.squadId)
  return totals.map((row) => ({
    ...row,
    rank: 1 + totals.filter(({ pointTenths }) => pointTenths > row.pointTenths).length,
  }))
}

const places = ({ standings }: Pick<LeaguePageView, 'standings'>) =>
  standings.items.map(({ squadId, pointTenths, rank }) => ({ squadId, pointTenths, rank }))

test('LG2 a league of many has the same members as one of few', async () => {
  const asked = (leagueId: number, participants: number) =>
    membersInPlay(app.db, { leagueId, roundId: ROUND, participants })
  for (const leagueId of [RUNNING, LATER, KNOCKOUT, TIED]) {
    const few = await asked(leagueId, 1)
    expect(await asked(leagueId, 1_000_000)).toEqual(few)
    expect(few.squadIds.length > 0).toBe(leagueId !== LATER)
  }
})

async function expectLive(leagueId = RUNNING) {
  const wanted = await naive(leagueId)
  await eventually(async () => expect(places(await whole(leagueId))).toEqual(wanted))
  return whole(leagueId)
}

test('nothing is provisional before the first points', async () => {
  const shown = await page(RUNNING)
  expect(shown.isProvisional).toBe(false)
  expect(shown.standings.items.every(({ rank }) => rank === null)).toBe(true)
})

/** Treats the league as one of many members, whatever its size. */
const patient = (readAgainMs?: number) =>
  createLiveStandings({ db: app.db, live: app.live, versions: app.versions, many: 1, readAgainMs })
const rowsOf = (table: LeagueTable | undefined) => table?.page({ from: 0, count: 2 * STANDINGS_PAGE })
const placesOf = (table: LeagueTable | undefined) =>
  rowsOf(table)?.map(({ squadId, pointTenths, rank }) => ({ squadId, pointTenths, rank }))

/** Runs `work` while nobody can read the members of leagues. */
async function withoutMembers(work: () => Promise<void>) {
  const holding = await app.db.startTransaction().execute()
  try {
    await sql`lock table league_member in access exclusive mode`.execute(holding)
    await work()
  } finally {
    await holding.commit().execute()
  }
}

test('LG2 at the first points nobody waits for a league of many: it shows without them, marked as behind', async () => {
  const standings = patient()
  const league = (await leagueById(app.db, RUNNING))!
  expect(await standings.of(league)).toBeUndefined()
  await withoutMembers(async () => {
    await play(1, 1)
    await eventually(async () => expect(await standings.of(league)).toMatchObject({ roundId: ROUND, isBehind: true }))
    expect((await standings.of(league))?.total).toBeUndefined()
  })
  await eventually(async () => {
    const tables = await standings.of(league)
    expect(tables?.isBehind).toBe(false)
    expect(placesOf(tables?.total)).toEqual(await naive(RUNNING))
  })
})

test('LG2 halfway through the round everybody has stored plus live points, and the place that follows', async () => {
  await play(1, 12)
  const before = await expectLive()
  expect(before.isProvisional).toBe(true)
  const frame = await (await app.request(`/embed/bolao/${RUNNING}?lang=en`)).text()
  expect(frame).toContain('Provisional: the round is not over yet.')
  expect(before.standings.items.length).toBeGreaterThan(STANDINGS_PAGE)
  const mine = before.standings.items.find(({ squadId }) => squadId === mySquad)
  expect(before.mine).toEqual([mine])
  expect(before.memberships).toMatchObject([{ rank: mine!.rank, pointTenths: mine!.pointTenths }])
  await play(1, 6, true)
  expect(places(await expectLive())).not.toEqual(places(before))
})

test('LG2 nobody waits until all members are read again: the older table shows meanwhile', async () => {
  const standings = patient()
  const league = (await leagueById(app.db, RUNNING))!
  const stood = await standings.of(league)
  const wanted = await naive(RUNNING)
  expect(stood?.isBehind).toBe(false)
  expect(placesOf(stood?.total)).toEqual(wanted)

  await withoutMembers(async () => {
    // The feed reads all points again, and with them the members of leagues.
    const feed = app.live.feedOf(firstChampionship)
    feed.reconnected()
    await feed.idle()
    const meanwhile = await standings.of(league)
    expect(meanwhile?.isBehind).toBe(true)
    expect(rowsOf(meanwhile?.total)).toEqual(rowsOf(stood?.total))
  })
  await play(2, 3)
  const moved = await naive(RUNNING)
  expect(moved).not.toEqual(wanted)
  await eventually(async () => expect(placesOf((await standings.of(league))?.total)).toEqual(moved))
})

test('LG2 a member who joins during the round shows at once, without its points', async () => {
  const { participants } = (await page(RUNNING)).league
  const [often, seldom] = [patient(0), patient()]
  const placesIn = async (standings: typeof often) =>
    placesOf((await standings.of((await leagueById(app.db, RUNNING))!))?.total)
  const before = await placesIn(often)
  expect(await placesIn(seldom)).toEqual(before)
  await enter(RUNNING, { at: hours(1), squadId: 5 })
  await eventually(async () => expect(await placesIn(often)).toHaveLength(participants + 1))
  expect(await placesIn(seldom), 'of many they are read again after a while').toEqual(before)
  const shown = await whole(RUNNING)
  expect(shown.league.participants).toBe(participants + 1)
  expect(shown.standings.items.find(({ squadId }) => squadId === 5)?.pointTenths).toBe((5 * 7919) % 40)
  await expectLive()
})

test('LG2 members with equal points share first place and keep one order across pages; I joined too late for a place', async () => {
  const wanted = (await naive(TIED)).map((row) => (row.squadId === mySquad ? { ...row, rank: null } : row))
  await eventually(async () => expect(places(await whole(TIED))).toEqual(wanted))
  const { standings, mine, isProvisional } = await whole(TIED)
  expect([isProvisional, mine.map(({ rank }) => rank)]).toEqual([true, [null]])
  expect(new Set(standings.items.map(({ rank }) => rank))).toEqual(new Set([1, null]))
})

test('a league that begins after the deadline keeps its stored table', async () => {
  const shown = await whole(LATER)
  expect(shown).toMatchObject({ isProvisional: false, rounds: [] })
  const rows = await app.db.selectFrom('league_member').selectAll().where('league_id', '=', LATER).execute()
  expect(new Map(shown.standings.items.map((row) => [row.squadId, row.pointTenths]))).toEqual(
    new Map(rows.map((row) => [row.squad_id, row.point_tenths])),
  )
})

/** The points of the running round alone, for each squad that joined before it. */
async function roundTenths() {
  const stored = await app.db.selectFrom('league_member').selectAll().where('league_id', '=', RUNNING).execute()
  const before = new Map(stored.map((row) => [row.squad_id, row.point_tenths]))
  const late = new Set(stored.filter(({ joined_at }) => joined_at >= hours(0)).map(({ squad_id }) => squad_id))
  const total = await naive(RUNNING)
  return new Map(
    total
      .filter(({ squadId }) => !late.has(squadId))
      .map(({ squadId, pointTenths }) => [squadId, pointTenths - before.get(squadId)!]),
  )
}

test('the running round is in the list of rounds, and adds up with the stored points to the total', async () => {
  const { rounds } = await page(RUNNING)
  expect(rounds).toMatchObject([{ id: ROUND, isLive: true }])
  const shown = await page(RUNNING, `?round=${ROUND}`)
  const more = await page(RUNNING, `?round=${ROUND}&cursor=page-2`)
  expect(shown.isProvisional).toBe(true)
  const played = [...shown.standings.items, ...more.standings.items]
  const gives = await roundTenths()
  expect(new Map(played.map((row) => [row.squadId, row.pointTenths]))).toEqual(gives)
  expect(played.map(({ pointTenths }) => pointTenths)).toEqual([...gives.values()].sort((a, b) => b - a))
  expect(shown.mine).toMatchObject([{ squadId: mySquad, pointTenths: gives.get(mySquad) }])
})

test('LG8 a running tie shows its running score; places of a knockout wait for its end', async () => {
  const shown = await page(KNOCKOUT)
  const gives = await roundTenths()
  const played = shown.ties.filter(({ isLive }) => isLive)
  expect(played.length).toBeGreaterThan(10)
  expect(shown.isProvisional).toBe(false)
  for (const { a, b, winnerSquadId } of played) {
    expect(winnerSquadId).toBeNull()
    for (const side of [a, b]) if (gives.has(side!.squadId)) expect(side!.pointTenths).toBe(gives.get(side!.squadId))
  }
  expect(shown.rounds).toMatchObject([{ id: ROUND, isLive: true }])
  expect((await page(KNOCKOUT, `?round=${ROUND}`)).isProvisional).toBe(true)
})

test('the settlement stores what was shown last, and no moment counts the round twice', async () => {
  await play(2, 15, true)
  const last = await expectLive()
  const lastRound = places(await page(RUNNING, `?round=${ROUND}`))
  const lastTies = (await page(KNOCKOUT)).ties.filter(({ isLive }) => isLive).map(({ slot, a, b }) => ({ slot, a, b }))
  const deaf = createLive({ db: app.db, versions: app.versions, log })
  expect((await deaf.feedOf(firstChampionship).snapshot()).round?.id).toBe(ROUND)
  expect(await settleRound(app.db, ROUND, idleProvider)).toBe('settled')
  expect(places(await whole(RUNNING))).toEqual(places(last))
  await eventually(async () => expect((await page(RUNNING)).isProvisional).toBe(false))
  const settled = await whole(RUNNING)
  expect(settled.standings).toEqual(last.standings)
  expect(settled.mine).toEqual(last.mine)
  expect(settled.rounds).toMatchObject([{ id: ROUND, isLive: false }])
  expect(places(await page(RUNNING, `?round=${ROUND}`))).toEqual(lastRound)
  expect((await page(KNOCKOUT)).ties).toMatchObject(
    expect.arrayContaining(lastTies.map((tie) => expect.objectContaining(tie))),
  )

  const behind = createLiveStandings({ db: app.db, live: deaf, versions: app.versions })
  expect(await behind.of((await leagueById(app.db, RUNNING))!)).toBeUndefined()
  await deaf.close()
  expect(log.warn).not.toHaveBeenCalled()
})
