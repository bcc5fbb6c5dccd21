import { firstChampionship } from '#db/championship/championship.ts'
import { cheapEleven } from '#db/testing/market-fixture.ts'
import { gameNow, openRound } from '#db/round/round.ts'
import type { Schema } from './hostile-body.ts'
import type { TestApp } from './test-app.ts'

/** These end the session that the other requests need, so they come last. */
const endings = ['/api/account/sign-out', '/api/account/sessions', '/api/account/delete']

export interface Route {
  method: string
  path: string
  queries: string[]
  body: Schema | undefined
}

interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

export const contractOf = ({ app }: TestApp) =>
  app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })

export function everyRoute(app: TestApp): Route[] {
  const routes = Object.entries(contractOf(app).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
  const last = (path: string) => endings.indexOf(path)
  return routes.sort((a, b) => last(a.path) - last(b.path))
}

/** Makes a squad and a league of the person and finds a match, so that requests are about things that exist. */
export async function belongings(app: TestApp, cookie: string) {
  const { db } = app
  const send = async (path: string, body: unknown) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { squad: { id: number }; league: { id: number } }
  }
  const round = await openRound(db, firstChampionship)
  const { id: matchId } = await db
    .selectFrom('match')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('sport', '=', 'futebol')
    .limit(1)
    .executeTakeFirstOrThrow()
  const gameNowMs = (await gameNow(db, firstChampionship)).getTime()
  const known = {
    roundId: round?.id,
    matchId,
    playerIds: await cheapEleven(db),
    captainId: null,
    startsAtMs: gameNowMs,
    endsAtMs: gameNowMs + 60 * 86_400_000,
    email: 'alguem@example.org',
    password: 'jabuti na janela azul',
  }
  const { squad } = await send('/api/squads', { name: 'Time', ...known })
  const { league } = await send('/api/leagues', { ...known, ...newLeague, squadId: null })
  const place = (path: string) =>
    /\/(leagues|pools)\//.test(path) ? league.id : path.includes('/matches/') ? matchId : squad.id
  return { known: { ...known, squadId: squad.id }, place }
}
const newLeague = { name: 'Liga', description: '', format: 'pontos-corridos', visibility: 'private', prize: 1 }
