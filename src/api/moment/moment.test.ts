import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAsManager } from '#api/testing/sign-in-as-manager.ts'
import type { Moments } from '#contract/moment.ts'
import type { RoundStory } from '#contract/story.ts'
import { int, rowOf } from '#db/connection/row.ts'
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
