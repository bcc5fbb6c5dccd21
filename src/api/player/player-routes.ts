import { createRoute, z } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { breakdown } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES, isRuleSetName } from '#domain/scoring/rule-sets.ts'
import type { Position } from '#domain/sport/position.ts'
import { playerPageSchema, type PlayerPageView, type PlayerRound } from '#contract/player.ts'
import type { DataVersions } from '#db/data-version.ts'
import { footballClubs, nextSidesOfClub } from '#db/market.ts'
import { marketPlayer, pricesOfPlayer, roundsOfPlayer, type PlayerRoundRow } from '#db/player.ts'
import type { Tables } from '#db/schema.ts'
import { sendKept, type KeptAnswers } from '#api/http/kept-answer.ts'
import { ProblemError } from '#api/http/problem.ts'
import { contractRouter } from '#api/http/router.ts'
import { difficultyOf, marketClubView } from '#api/market/market-view.ts'

const SHOWN_ROUNDS = 14
const SHOWN_PRICES = 40
const SHOWN_MATCHES = 5

const playerRoute = createRoute({
  method: 'get',
  path: '/api/players/{id}',
  summary: 'A football player: rounds with scouts, prices, next matches',
  request: { params: z.object({ id: z.coerce.number().int().positive() }) },
  responses: { 200: { description: 'The player', content: { 'application/json': { schema: playerPageSchema } } } },
})

function roundView({ scouts, rules, startsAt, ...row }: PlayerRoundRow, position: Position): PlayerRound {
  const set = rules !== null && isRuleSetName(rules) ? rules : CURRENT_RULES
  return { ...row, startsAtMs: startsAt.getTime(), scouts: scouts ? breakdown({ position, scouts }, set) : [] }
}

async function readPlayer(db: Kysely<Tables>, id: number): Promise<PlayerPageView> {
  const player = await marketPlayer(db, id)
  if (!player) throw new ProblemError('not_found')
  const { clubId, position } = player
  const [clubs, rounds, prices, next] = await Promise.all([
    footballClubs(db),
    roundsOfPlayer(db, { playerId: id, clubId, limit: SHOWN_ROUNDS }),
    pricesOfPlayer(db, id, SHOWN_PRICES),
    nextSidesOfClub(db, clubId, SHOWN_MATCHES),
  ])
  return {
    ...player,
    clubs: clubs.map(marketClubView),
    rounds: rounds.map((row) => roundView(row, position)),
    prices,
    nextMatches: next.map((side) => ({
      matchId: side.matchId,
      startsAtMs: side.startsAtMs,
      opponentId: side.opponentId,
      isHome: side.isHome,
      difficulty: difficultyOf(side),
    })),
  }
}

export function playerRoutes({
  db,
  kept,
  versions,
}: {
  db: Kysely<Tables>
  kept: KeptAnswers
  versions: DataVersions
}) {
  return contractRouter().openapi(playerRoute, (c) => {
    const { id } = c.req.valid('param')
    const version = ['market', 'round', 'forecast', 'match'].map((name) => versions.get(name)).join('-')
    return sendKept(c, { kept, key: `player-${id}`, version, make: () => readPlayer(db, id) }) as never
  })
}
