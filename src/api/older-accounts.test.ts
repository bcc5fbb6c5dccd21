import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import type { OwnRanking, RankingView } from '#contract/ranking.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { createProviders } from '#jobs/providers.ts'

const pages = [
  '/api/rankings',
  '/api/rankings?scope=semanal&metric=streak',
  '/api/rankings?scope=amigos',
  '/api/rankings/own',
  '/api/rankings/search?name=tor',
  '/api/rankings/server',
  '/api/squads',
  '/api/rounds/newest',
  '/api/rounds/own',
  '/api/rounds/own/chances',
  '/api/duels/own',
  '/api/divisions/own',
  '/api/leagues',
  '/api/leagues?scope=mine',
  '/api/viewer',
]
const inChampionship = (path: string, slug: string) => `${path}${path.includes('?') ? '&' : '?'}championship=${slug}`

let game: DeskGame
let bystander: SignedIn
let younger: SignedIn
beforeAll(async () => {
  game = await deskGame({ desk: (db) => createDesk(db, createProviders(db)) })
  bystander = await signInAs(game.app.session, { name: 'Nunca Jogou' })
  younger = await signInAs(game.app.session, { name: 'Chegou Depois', kind: 'guest' })
  await game.db.updateTable('championship').set({ is_public: true }).where('id', '=', game.championshipId).execute()
})
afterAll(() => game.close())

async function statsOf(managerId: number) {
  const rows = await game.db
    .selectFrom('manager_stat')
    .select('championship_id')
    .where('manager_id', '=', managerId)
    .execute()
  return rows.map(({ championship_id }) => championship_id)
}

async function read<T>(app: TestApp, path: string, who?: SignedIn): Promise<T> {
  const answer = await app.request(inChampionship(path, game.slug), { ...(who && { headers: { cookie: who.cookie } }) })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}

describe('accounts that are older than the championship', () => {
  test('RK4 the first squad creates a row, an account alone does not', async () => {
    expect(await statsOf(game.fan.managerId)).toEqual([game.championshipId])
    expect(await statsOf(game.organiser.managerId)).toEqual([])
    expect(await statsOf(bystander.managerId)).toEqual([])
  })

  test('RK4 before anything was played nobody has a place', async () => {
    const { total, items: entries } = await read<RankingView>(game.app, '/api/rankings')
    expect([total, entries]).toEqual([0, []])
    const { own, total: among } = await read<OwnRanking>(game.app, '/api/rankings/own', game.fan)
    expect([own, among]).toEqual([null, 0])
  })

  test('RK4 after the lock every page answers, also from a server that starts only then', async () => {
    // As older versions left the data: people with squads have no row in `manager_stat`.
    await game.db.deleteFrom('manager_stat').execute()
    await game.goTo(1)
    expect(await lockRound(game.db, game.roundId)).toBe('locked')
    const restarted = await testApp({ database: game.database })
    try {
      for (const who of [undefined, game.fan, game.organiser, bystander, younger])
        for (const path of who ? [...pages, '/api/profile'] : pages) await read(restarted, path, who)
      for (const id of [game.fan.managerId, bystander.managerId])
        for (const part of ['', '/history', '/lineups', '/ledger', '/picks', '/moments'])
          await read(restarted, `/api/managers/${id}${part}`)
      const { total, items: entries } = await read<RankingView>(restarted, '/api/rankings')
      expect([total, entries.map(({ managerId, rank }) => [managerId, rank])]).toEqual([1, [[game.fan.managerId, 1]]])
    } finally {
      await restarted.live.close()
      await restarted.session.close()
    }
  })
})
