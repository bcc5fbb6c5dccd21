import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { Moments } from '#contract/moment.ts'
import type { RoundStory } from '#contract/story.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { correctMatch } from '#jobs/life-cycle/correct-match.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

let database: WorldDatabase
let app: TestApp
beforeAll(async () => {
  database = await worldDatabase()
  app = await testApp({ database })
})
afterAll(() => app.close())

const momentsOf = async (managerId: number, headers: Record<string, string> = {}) => {
  const answer = await app.request(`/api/managers/${managerId}/moments`, { headers })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as Moments).moments
}
const storyOf = async (roundId: number, managerId: number) =>
  (await (await app.request(`/api/rounds/${roundId}/story?manager=${managerId}`)).json()) as RoundStory

/** The best lineup of the newest settled round. */
async function bestOfLast() {
  const { rows } = await rowOf({ roundId: int, managerId: int, squadId: int, lineups: int }).sql`
    select l.round_id as "roundId", l.manager_id as "managerId", l.squad_id as "squadId",
      (select count(*)::integer from lineup_score x where x.round_id = l.round_id) as lineups
    from lineup l join lineup_score c using (round_id, squad_id) join round r on r.id = l.round_id
    where r.state = 'settled' and l.counts and c.rank = 1 order by r.deadline_at desc limit 1`.execute(app.db)
  return rows[0]!
}

test('MO2 MO6 the best lineup of a round is in the story and on the profile, and no longer after a correction moves it', async () => {
  const { roundId, managerId, squadId, lineups } = await bestOfLast()
  const top = { kind: 'top', rank: 1, lineups, share: Math.ceil(10_000 / lineups) }
  expect((await storyOf(roundId, managerId)).moments).toContainEqual(top)
  expect(await momentsOf(managerId)).toContainEqual(expect.objectContaining({ roundId, moment: top }))
  await sql`update lineup_score set rank = 400 where round_id = ${roundId} and squad_id = ${squadId}`.execute(app.db)
  const kinds = (await storyOf(roundId, managerId)).moments.map(({ kind }) => kind)
  expect(kinds).not.toContain('top')
  expect((await momentsOf(managerId)).filter((one) => one.roundId === roundId)).toHaveLength(kinds.length)
  await sql`update lineup_score set rank = 1 where round_id = ${roundId} and squad_id = ${squadId}`.execute(app.db)
})

test('MO4 a title in a private league is a moment, and only its members read its name', async () => {
  const { roundId, managerId, squadId } = await bestOfLast()
  const { rows } = await rowOf({ id: int }).sql`
    update league g set name = 'Segredo da Firma', visibility = 'private', winner_squad_id = ${squadId},
      ended_at = r.deadline_at + interval '1 hour'
    from round r where r.id = ${roundId} and g.id = (
      select id from league where ended_at is not null and format = 'pontos-corridos' and championship_id = 1 order by id limit 1)
    returning g.id`.execute(app.db)
  const { id } = rows[0]!
  const champion = { kind: 'champion', leagueId: id }
  const ofStranger = await momentsOf(managerId)
  expect(ofStranger).toContainEqual(expect.objectContaining({ roundId, moment: { ...champion, name: null } }))
  const cookie = await signInAsManager(app, managerId)
  expect(await momentsOf(managerId, { cookie })).toContainEqual(
    expect.objectContaining({ roundId, moment: { ...champion, name: 'Segredo da Firma' } }),
  )
})

test('nobody gets moments of an unknown manager', async () => {
  expect((await app.request('/api/managers/2147483647/moments')).status).toBe(404)
})

/**
 * A duel of the newest settled round. Its loser would win with one more shot on the woodwork by a certain player in the
 * last match.
 */
async function duelToTurn() {
  const { rows } = await rowOf({
    roundId: int,
    managerId: int,
    matchId: int,
    playerId: int,
    clubId: int,
    shots: int,
    lost: int,
  }).sql`
    with r as (select id from round where state = 'settled' and championship_id = 1 order by deadline_at desc limit 1),
    last as (select m.* from match m join r on m.round_id = r.id order by m.ended_at desc limit 1),
    side as (
      select round_id, squad_a_id as squad_id, squad_b_id as other_id, b_tenths - a_tenths as lost from duel where winner_squad_id = squad_b_id
      union all select round_id, squad_b_id, squad_a_id, a_tenths - b_tenths from duel where winner_squad_id = squad_a_id)
    select r.id as "roundId", l.manager_id as "managerId", last.id as "matchId", x.player_id as "playerId", x.club_id as "clubId",
      coalesce((x.scouts ->> 'woodwork')::integer, 0) as shots, s.lost
    from r join side s on s.round_id = r.id cross join last
    join lineup l on l.round_id = r.id and l.squad_id = s.squad_id and l.counts
    join lineup o on o.round_id = r.id and o.squad_id = s.other_id
    join player_match x on x.match_id = last.id and x.took_part and x.player_id = any (l.player_ids)
      and x.player_id <> l.captain_id and x.player_id <> coalesce(l.vice_captain_id, 0)
      and x.player_id <> all (o.player_ids || o.bench_ids)
    where s.lost between 1 and 29 and not exists (
      select from player q join club c on c.id = q.club_id where q.id = any (l.player_ids || o.player_ids)
        and c.id in (last.home_club_id, last.away_club_id)
        and not exists (select from player_match y where y.match_id = last.id and y.player_id = q.id and y.took_part))
    order by s.lost, l.manager_id limit 1`.execute(app.db)
  expect(rows, 'the world has such a duel').toHaveLength(1)
  return rows[0]!
}

test('MO8 MO6 a duel that a late shot turned is a moment, until a correction takes the shot back', async () => {
  const { roundId, managerId, matchId, playerId, clubId, shots, lost } = await duelToTurn()
  const lateDuel = async () => (await storyOf(roundId, managerId)).moments.find(({ kind }) => kind === 'late-duel')
  const correct = async (woodwork: number) =>
    expect(
      await correctMatch(app.db, {
        matchId,
        change: { kind: 'scouts', playerId, scouts: { woodwork } },
        reason: 'súmula revista',
        by: 'ana',
      }),
    ).toMatchObject({ ok: true })
  expect(await lateDuel()).toBeUndefined()
  await sql`insert into match_event (match_id, seq, minute, kind, club_id, player_id, home_score, away_score)
    select ${matchId}, max(seq) + 1, 90, 'shot_woodwork', ${clubId}, ${playerId}, 0, 0 from match_event where match_id = ${matchId}`.execute(
    app.db,
  )
  await correct(shots + 1)
  const turned = await lateDuel()
  expect(turned).toMatchObject({ minute: 90, stoppage: 0 })
  expect(turned?.kind === 'late-duel' && turned.ownTenths - turned.opponentTenths).toBe(30 - lost)
  expect(await momentsOf(managerId)).toContainEqual(expect.objectContaining({ roundId, moment: turned }))
  await correct(shots)
  expect(await lateDuel()).toBeUndefined()
})
