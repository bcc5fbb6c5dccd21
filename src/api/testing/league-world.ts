import { sql } from 'kysely'
import { leagueListSchema, leaguePageSchema, type LeagueView } from '#contract/league.ts'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { testApp } from './test-app.ts'
import { signInAs } from './test-people.ts'
import { jsonOf } from './json-of.ts'

export const DAY_MS = 86_400_000

/** A market, two featured leagues, and people with one squad each. */
export async function leagueWorld(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options)
  await insertMarket(app.db)
  const eleven = await cheapEleven(app.db)
  await sql`insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, featured, created_at) values
    (1, 'Copa Libertadores', 'pontos-corridos', 'public', 250000, game_now() - interval '20 days', game_now() + interval '5 days', 2, game_now()),
    (1, 'Liga Brasileirão 2025', 'pontos-corridos', 'public', 100000, game_now() - interval '20 days', game_now() + interval '2 days', 1, game_now())`.execute(
    app.db,
  )

  async function send(cookie: string, method: string, path: string, body?: unknown) {
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await jsonOf(response) }
  }

  /** A person with one squad. */
  async function person(name?: string) {
    const { cookie, managerId } = await signInAs(app.session, name ? { name } : {})
    const made = await send(cookie, 'POST', '/api/squads', {
      name: 'Time',
      playerIds: eleven,
      captainId: null,
      roundId: OPEN_ROUND,
    })
    const squadId = (made.body['squad'] as { id: number }).id
    const call = (method: string, path: string, body?: unknown) => send(cookie, method, path, body)
    const create = async (change: Record<string, unknown> = {}) => {
      const now = Date.now()
      const league = {
        name: 'Liga do bairro',
        description: '',
        format: 'pontos-corridos',
        visibility: 'public',
        prize: 1000,
      }
      const answer = await call('POST', '/api/leagues', {
        ...league,
        startsAtMs: now - DAY_MS / 2,
        endsAtMs: now + 7 * DAY_MS,
        squadId,
        ...change,
      })
      return answer as typeof answer & { body: { league: LeagueView } }
    }
    const page = async (id: number, query = '') =>
      leaguePageSchema.parse((await call('GET', `/api/leagues/${id}${query}`)).body)
    return { cookie, managerId, squadId, call, create, page }
  }

  const list = async (query = '', cookie = '') =>
    leagueListSchema.parse((await send(cookie, 'GET', `/api/leagues${query}`)).body)
  return { app, eleven, person, list }
}

export type LeagueWorld = Awaited<ReturnType<typeof leagueWorld>>
