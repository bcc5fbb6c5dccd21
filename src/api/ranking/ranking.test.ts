import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OwnDuel } from '#contract/duel.ts'
import type { OwnRound } from '#contract/live.ts'
import type { OwnRanking, RankingSearch, RankingView } from '#contract/ranking.ts'
import { rngFrom } from '#domain/rng.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { hours, makeRound, playStep, ROUND } from '#api/testing/test-round.ts'
import { setGameTime } from '#db/testing/game-time.ts'

const eleven = [100, 201, 302, 403, 104, 205, 306, 407, 108, 209, 310]
let app: TestApp
let ana: SignedIn
const get = async <T>(path: string, who?: SignedIn) => {
  const response = await app.request(path, { headers: who ? { cookie: who.cookie } : {} })
  expect(response.status, path).toBe(200)
  return response.json() as Promise<T>
}

beforeAll(async () => {
  app = await testApp()
  await makeRound(app.db, { managers: 70, rng: rngFrom('rankings') })
  await sql`update manager_stat set lineups = 2, points = 1000 - (manager_id / 2) * 10`.execute(app.db)
  // The first manager got sixty of these points in the last settled round, and was eleventh before it.
  for (const [id, settledAt] of [
    [5, hours(-120)],
    [6, hours(-60)],
  ] as const)
    await sql`
      insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, settled_at)
      values (1, ${id}, 1, ${id}, 'settled', ${settledAt}, ${settledAt}, ${settledAt})`.execute(app.db)
  await sql`insert into ledger (championship_id, key, manager_id, kind, points, round_id, at) values (1, 'seis', 1, 'lineup', 60, 6, ${hours(-60)})`.execute(
    app.db,
  )
  await sql`
    insert into rank_history (manager_id, round_id, points, rank)
    select manager_id, r, points, 1 from manager_stat, generate_series(5, 6) r`.execute(app.db)
  ana = await signInAs(app.session, { name: 'Ana Braga' })
  // Ana's first pick was wrong.
  await sql`
    insert into manager_stat (manager_id, championship_id, settled_picks) values (${ana.managerId}, ${firstChampionship}, 1)`.execute(
    app.db,
  )
})
afterAll(() => app.close())

describe('rankings over HTTP', () => {
  test('RK1 RK2 RK3 a page is the top; tied managers share a place and are listed by who joined first', async () => {
    const ranking = await get<RankingView>('/api/rankings')
    expect(ranking).toMatchObject({ scope: 'global', metric: 'pontos', total: 71, live: null })
    expect(ranking.items).toHaveLength(20)
    expect(ranking.items.slice(0, 4)).toMatchObject([
      { rank: 1, score: 1000, name: 'Bot 1', change: 10, badges: ['Expert', 'VIP'] },
      { rank: 2, score: 990, name: 'Bot 2', change: -1, badges: ['VIP'] },
      { rank: 2, score: 990, name: 'Bot 3', change: -1 },
      { rank: 4, score: 980, name: 'Bot 4', change: -1 },
    ])
    expect((await get<RankingView>('/api/rankings?limit=50')).items).toHaveLength(50)
    const second = await get<RankingView>('/api/rankings?cursor=page-2')
    expect(second.items[0]?.name).toBe('Bot 51')
    expect(second.items).toHaveLength(21)
    expect((await get<RankingView>('/api/rankings?cursor=page-9')).items).toEqual([])
    expect((await app.request('/api/rankings?scope=lua')).status).toBe(400)
  })

  test('an answer is cached until something changes', async () => {
    const first = await app.request('/api/rankings')
    const etag = first.headers.get('etag')!
    const again = await app.request('/api/rankings', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('RK3 people see themselves with neighbours, as an estreante until they have a settled round, also far down; a visitor sees nobody', async () => {
    expect(await get<OwnRanking>('/api/rankings/own')).toMatchObject({
      managerId: null,
      own: null,
      around: [],
      total: 71,
    })
    const own = await get<OwnRanking>('/api/rankings/own', ana)
    expect(own).toMatchObject({ managerId: ana.managerId, own: { name: 'Ana Braga', rank: 71, score: 0 } })
    expect(own.around.map(({ rank }) => rank)).toEqual([62, 64, 64, 66, 66, 68, 68, 70, 71])
    expect(own.around.map(({ isNewcomer }) => isNewcomer)).toEqual([...Array<boolean>(8).fill(false), true])
    expect((await get<OwnRanking>('/api/rankings/own?metric=precisao', ana)).own).toBeNull()
  })

  test('amigos are people whom I follow and members of my private leagues', async () => {
    expect((await get<RankingView>('/api/rankings?scope=amigos')).items).toEqual([])
    expect(await get<RankingView>('/api/rankings?scope=amigos', ana)).toMatchObject({ items: [], friends: 0 })
    await sql`insert into follow (follower_id, followed_id, at) values (${ana.managerId}, 5, game_now())`.execute(
      app.db,
    )
    await sql`insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
      select 1, v.id, v.name, 'pontos-corridos', v.visibility::league_visibility, 0, game_now(), game_now() + interval '9 days', game_now()
      from (values (1, 'Turma', 'private'), (2, 'Todos', 'public')) as v (id, name, visibility)`.execute(app.db)
    const squads = [
      ...new Map(
        (await app.db.selectFrom('squad').select(['id', 'manager_id']).execute()).map((s) => [s.manager_id, s.id]),
      ),
    ]
    const [[privateOther, privateSquad], [publicOther, publicSquad]] = squads.filter(([id]) => id !== 5) as [
      [number, number],
      [number, number],
    ]
    const { id: mine } = await app.db
      .insertInto('squad')
      .values({
        manager_id: ana.managerId,
        championship_id: firstChampionship,
        modality: 'campo',
        name: 'Meu',
        player_ids: [],
        prices_paid: [],
        captain_id: null,
        created_at: hours(-9),
        updated_at: hours(-9),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [league, squad, manager] of [
      [1, mine, ana.managerId],
      [1, privateSquad, privateOther],
      [2, mine, ana.managerId],
      [2, publicSquad, publicOther],
    ])
      await sql`insert into league_member (league_id, squad_id, manager_id, joined_at) values (${league}, ${squad}, ${manager}, game_now())`.execute(
        app.db,
      )
    const friends = await get<RankingView>('/api/rankings?scope=amigos', ana)
    expect(new Set(friends.items.map(({ managerId }) => managerId))).toEqual(new Set([5, privateOther, ana.managerId]))
    expect(friends.items.map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect((await get<OwnRanking>('/api/rankings/own?scope=amigos', ana)).own?.rank).toBe(3)
    // Nobody has enough picks. That is why the board is empty, although there are friends.
    const precise = await get<RankingView>('/api/rankings?scope=amigos&metric=precisao', ana)
    expect(precise).toMatchObject({ total: 0, friends: 2 })
  })

  test('participants are found by the beginning of their name, whatever its accents and case', async () => {
    const { found } = await get<RankingSearch>('/api/rankings/search?name=%C3%81NA%20br')
    expect(found).toMatchObject([{ name: 'Ana Braga', rank: 71, score: 0 }])
    expect((await get<RankingSearch>('/api/rankings/search?name=%25')).found).toEqual([])
  })

  test('people with a squad that may compete read when it starts, not to build one', async () => {
    expect((await get<OwnDuel>('/api/duels/own', ana)).next).toBeNull()
    expect((await get<OwnRanking>('/api/rankings/own?metric=precisao', ana)).next).toBeNull()
    await sql`update squad set player_ids = ${eleven}::integer[], prices_paid = array_fill(60::smallint, array[11]), captain_id = 209
      where manager_id = ${ana.managerId}`.execute(app.db)
    const next = { number: 7, deadlineAtMs: hours(0).getTime(), isDebut: true }
    expect(await get<OwnDuel>('/api/duels/own', ana)).toMatchObject({
      duel: null,
      next,
      record: { wins: 0, losses: 0, draws: 0 },
    })
    expect((await get<OwnRanking>('/api/rankings/own?metric=precisao', ana)).next).toEqual(next)
    expect((await get<OwnRanking>('/api/rankings/own', ana)).next).toBeNull()
    expect(await get<OwnRound>('/api/rounds/own', ana)).toEqual({
      round: null,
      lineups: [],
      states: [],
      standing: null,
      season: null,
      spread: null,
      latest: null,
      oldSinceMs: null,
    })
  })

  test('DU1 DU3 during a round the duel shows both lineups and who leads', async () => {
    expect(await get<OwnDuel>('/api/duels/own')).toMatchObject({ duel: null, past: [] })
    // An even number of squads competes, so that nobody rests.
    await sql`update squad set deleted_at = game_now() where manager_id = (select min(manager_id) from squad)`.execute(
      app.db,
    )
    await setGameTime(app.db, hours(0.1))
    await lockRound(app.db, ROUND)
    await playStep(app.db, { matchId: 1, seq: 0, points: new Map([[209, 85]]) })
    const { duel } = await get<OwnDuel>('/api/duels/own', ana)
    expect(duel).toMatchObject({ roundNumber: 7, isFinal: false, own: { managerName: 'Ana Braga', pointTenths: 128 } })
    expect(duel!.own.players).toHaveLength(11)
    expect(duel!.own.players.find(({ isCaptain }) => isCaptain)).toMatchObject({ playerId: 209, pointTenths: 128 })
    const outcome = Math.sign(128 - duel!.opponent!.pointTenths)
    expect(duel!.outcome).toBe(outcome > 0 ? 'ahead' : outcome < 0 ? 'behind' : 'level')
    const again = await get<OwnDuel>(`/api/duels/own?round=${ROUND}`, ana)
    expect(again.duel).toEqual(duel)
    expect((await get<OwnDuel>('/api/duels/own?round=6', ana)).duel).toBeNull()
    // Anybody with the address sees the same duel, and nothing of what Ana may do next.
    const shared = await get<OwnDuel>(`/api/duels/own?round=${ROUND}&manager=${duel!.own.managerId}`)
    expect(shared).toMatchObject({ isSelf: false, next: null, duel })
  })

  test('SC6 SQ9 the running round shows my lineups with their present points, and is live only while a match runs', async () => {
    const feed = app.live.feedOf(firstChampionship)
    feed.onVersion('round')
    await feed.idle()
    const round = { id: ROUND, number: 7, isRunning: true }
    expect((await get<OwnRound>('/api/rounds/own', ana)).round).toEqual(round)
    expect(await get<OwnRound>('/api/rounds/own')).toMatchObject({ lineups: [], standing: null })
    const { lineups, standing } = await get<OwnRound>('/api/rounds/own', ana)
    expect(lineups).toMatchObject([{ squadName: 'Meu', counts: true, pointTenths: 128 }])
    expect(lineups[0]!.players.map(({ position }) => position).slice(0, 2)).toEqual(['Goleiro', 'Defensor'])
    expect(lineups[0]!.players.find(({ isCaptain }) => isCaptain)).toMatchObject({ pointTenths: 128, bonusTenths: 43 })
    const own = await get<OwnRanking>('/api/rankings/own', ana)
    expect(standing).toMatchObject({ rank: own.own!.rank, points: own.own!.score })
    const { live } = await get<RankingView>('/api/rankings')
    expect(live).toEqual(round)
    const running = 'Provisional: matches are being played.'
    const frames = async () =>
      Promise.all(['/embed/ranking?lang=en', '/tv?lang=en'].map(async (path) => (await app.request(path)).text()))
    for (const frame of await frames()) expect(frame).toContain(running)
    await playStep(app.db, { matchId: 1, seq: 1, points: new Map(), isOver: true })
    feed.onMatchEvents({ matchId: 1, fromSeq: 1, toSeq: 1 })
    await feed.idle()
    expect((await get<RankingView>('/api/rankings')).live).toEqual({ ...round, isRunning: false })
    for (const frame of await frames()) {
      expect(frame).toContain('Provisional: the round is not over yet.')
      expect(frame).not.toContain(running)
    }
  })

  test('a table in use is made again when ranks move, not at the next request', async () => {
    const feed = app.live.feedOf(firstChampionship)
    await get<RankingView>('/api/rankings')
    const reading = vi.spyOn(feed, 'snapshot')
    await playStep(app.db, { matchId: 1, seq: 30, points: new Map([[209, 185]]) })
    feed.onMatchEvents({ matchId: 1, fromSeq: 30, toSeq: 30 })
    await feed.idle()
    expect(reading).toHaveBeenCalledTimes(1)
    const { items: entries } = await get<RankingView>('/api/rankings')
    expect(reading).toHaveBeenCalledTimes(1)
    reading.mockRestore()
    const { rankings } = await feed.snapshot()
    expect(entries.map(({ managerId, score }) => [managerId, score])).toEqual(
      rankings
        .page('global', 'pontos', { from: 0, count: entries.length })
        .map(({ managerId, score }) => [managerId, score]),
    )
    expect(rankings.round?.managerTenths(rankings.managers.indexOf(ana.managerId))).toBe(278)
    await playStep(app.db, { matchId: 1, seq: 31, points: new Map([[209, 85]]) })
    feed.onMatchEvents({ matchId: 1, fromSeq: 31, toSeq: 31 })
    await feed.idle()
  })
})
