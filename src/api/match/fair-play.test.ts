import { afterAll, beforeAll, expect, test } from 'vitest'
import { leagueWorld, type LeagueWorld } from '#api/testing/league-world.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { LeaguePageView } from '#contract/league.ts'
import { addOrganiser } from '#db/championship/change-championship.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { noteReporter } from '#db/match/match-reporter.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import { OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { signInAs } from '#api/testing/test-people.ts'

let world: LeagueWorld
let matchId: number
beforeAll(async () => {
  world = await leagueWorld()
  const { db } = world.app
  matchId = (
    await db.selectFrom('match').select('id').where('round_id', '=', OPEN_ROUND).orderBy('id').executeTakeFirstOrThrow()
  ).id
})
afterAll(() => world.app.close())

const page = async (who: Awaited<ReturnType<LeagueWorld['person']>>) => {
  await bumpVersion(world.app.db, firstChampionship, 'match')
  await world.app.versions.reload()
  return (await who.call('GET', `/api/matches/${matchId}`)).body as unknown as MatchPageView
}

test('FP3 leagues, bolões and rankings mark organisers and reporters; FP4 a result from a player of the championship names that person', async () => {
  const { app, person } = world
  const [organiser, reporter, player] = [
    await person('Olga Organiza'),
    await person('Rui da Mesa'),
    await person('Pia Joga'),
  ]
  await addOrganiser(app.db, { id: firstChampionship, managerId: organiser.managerId, appointedBy: null })
  const { body } = await player.create()
  const { body: bolao } = await player.create({ format: 'bolao', squadId: null, startsAtMs: Date.now() })
  for (const one of [organiser, reporter]) {
    await one.call('POST', `/api/leagues/${body.league.id}/members`, { squadId: one.squadId })
    await one.call('POST', `/api/pools/${bolao.league.id}/members`, {})
  }
  expect((await page(player)).playingReporters).toEqual([])

  await noteReporter(app.db, matchId, reporter.managerId)
  await noteReporter(app.db, matchId, reporter.managerId)
  const asks = { action: 'decide' as const, detail: { matchId } }
  // A refused step: it decided nothing, so nobody must see it.
  const deciding = { managerId: organiser.managerId, ...asks }
  await inJournal(
    app.db,
    deciding,
    async () => undefined,
    () => 'not_started',
  )
  const watcher = await signInAs(app.session, { name: 'Ivo Só Anota' })
  await noteReporter(app.db, matchId, watcher.managerId)
  const expected = [
    [organiser.managerId, 'organiser'],
    [reporter.managerId, 'reporter'],
    [player.managerId, null],
  ]
  const marks = (rows: readonly { managerId: number; official?: unknown }[]) =>
    rows.map(({ managerId, official }) => [managerId, official]).sort((a, b) => Number(a[0]) - Number(b[0]))
  const league: LeaguePageView = await player.page(body.league.id)
  expect(marks(league.standings.items)).toEqual(expected)
  expect(marks((await player.page(bolao.league.id)).pool?.table.items ?? [])).toEqual(expected)
  for (const [name, official] of [
    ['Olga', 'organiser'],
    ['Rui', 'reporter'],
    ['Pia', null],
  ] as const) {
    const { found } = (await player.call('GET', `/api/rankings/search?name=${name}`)).body as { found: object[] }
    expect(found).toMatchObject([{ official }])
  }
  expect((await page(player)).playingReporters, 'a reporter without a squad has nothing to win').toEqual([
    { managerId: reporter.managerId, name: 'Rui da Mesa' },
  ])
  await inJournal(
    app.db,
    deciding,
    async () => undefined,
    () => 'decided',
  )
  expect((await page(player)).playingReporters).toMatchObject([{ name: 'Olga Organiza' }, { name: 'Rui da Mesa' }])
})
