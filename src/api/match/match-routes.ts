import { createRoute } from '@hono/zod-openapi'
import type { ChampionshipId } from '#domain/ids.ts'
import { matchPageSchema, todayMatchesSchema } from '#contract/match.ts'
import { todayMatches } from '#db/match/match.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { csvText } from '#api/http/csv.ts'
import { csvAnswer, sendCsv } from '#api/http/send-csv.ts'
import { freshVersion } from '#api/cache/answer-version.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { idParams } from '#api/http/id-params.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { contractRouter } from '#api/http/router.ts'
import { matchView } from '#api/views/match-view.ts'
import { readMatch, type MatchOfChampionship } from './read-match.ts'

const todayRoute = createRoute({
  method: 'get',
  path: '/api/matches/today',
  summary: 'List matches in play, then the next ones',
  responses: jsonAnswer(
    todayMatchesSchema,
    'Matches in play, the next 6, then up to 3 that began in the last 10 hours and are over',
  ),
})

const matchRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}',
  summary: 'Read a match: forecast, form, past meetings, events, players with scouts',
  request: { params: idParams },
  responses: jsonAnswer(matchPageSchema, 'The match'),
})

const csvRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/scouts.csv',
  summary: 'Download the scouts of every player in a match as CSV',
  request: { params: idParams },
  responses: csvAnswer,
})

/**
 * How many next and how many finished matches `/api/matches/today` lists. With the live ones they fit on a phone
 * without long scrolling.
 */
const shown = { next: 6, over: 3 }

async function scoutsCsv(db: Kysely<Tables>, of: MatchOfChampionship): Promise<string> {
  const { players, match } = await readMatch(db, of)
  const nameOf = (clubId: number) => (clubId === match.home.id ? match.home.name : match.away.name)
  const rows = players.flatMap(({ name, clubId, scouts }) =>
    scouts.map(({ scout, count, pointTenths }) => [name, nameOf(clubId), scout, count, pointTenths / 10]),
  )
  return csvText([['jogador', 'clube', 'scout', 'quantidade', 'pontos'], ...rows])
}

export function matchRoutes({ reads, cache, versions }: PublicData) {
  const today = cache.answer({
    name: 'matches-today',
    version: freshVersion(versions, 'match'),
    make: async (of: ChampionshipId) => ({
      matches: (await todayMatches(reads, { championshipId: of, ...shown })).map(matchView),
    }),
  })
  const match = cache.answer({
    name: 'match',
    version: freshVersion(versions, 'match', 'forecast', 'pick', 'round', 'market'),
    make: (of: ChampionshipId, matchId: number) => readMatch(reads, { championshipId: of, matchId }),
  })
  return contractRouter()
    .openapi(todayRoute, (c) => today.send(c, championshipIdOf(c)))
    .openapi(matchRoute, (c) => match.send(c, championshipIdOf(c), c.req.valid('param').id))
    .openapi(csvRoute, async (c) => {
      const { id: matchId } = c.req.valid('param')
      const text = await scoutsCsv(reads, { championshipId: championshipIdOf(c), matchId })
      return sendCsv(c, { text, fileName: `craque-partida-${matchId}.csv` })
    })
}
