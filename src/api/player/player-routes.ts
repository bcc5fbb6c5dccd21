import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { breakdown } from '#domain/scoring/player-points.ts'
import { withStatus } from '#domain/projection/with-status.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import type { Position } from '#domain/sport/position.ts'
import { playerPageSchema, type PlayerPageView, type PlayerRound } from '#contract/player.ts'
import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import { marketClubs, nextSidesOfClub } from '#db/market/market.ts'
import { marketPlayer, pricesOfPlayer, roundsOfPlayer, type PlayerRoundRow } from '#db/player/player.ts'
import { projectionOfPlayer } from '#db/projection/projection.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import type { PublicData } from '#api/cache/public-data.ts'
import { difficultyOf, marketClubView } from '#api/views/market-club-view.ts'
import { projectionView } from '#api/views/projection-view.ts'

const SHOWN_ROUNDS = 14
const SHOWN_PRICES = 40
const SHOWN_MATCHES = 5

const playerRoute = createRoute({
  method: 'get',
  path: '/api/players/{id}',
  summary: 'Read a football player: rounds with scouts, prices, next matches',
  request: { params: idParams },
  responses: jsonAnswer(playerPageSchema, 'The player'),
})

function roundView(
  { scouts, rules, role, startsAt, ...row }: PlayerRoundRow,
  own: Position,
  rulesOf: (name: string | null) => RuleSet,
): PlayerRound {
  const position = role ?? own
  return {
    ...row,
    startsAtMs: startsAt.getTime(),
    scouts: scouts ? breakdown({ position, scouts }, rulesOf(rules)) : [],
  }
}

async function readPlayer(
  db: Kysely<Tables>,
  { championshipId, playerId }: { championshipId: ChampionshipId; playerId: number },
): Promise<PlayerPageView> {
  const player = await marketPlayer(db, { championshipId, playerId })
  if (!player) throw httpProblem('not_found')
  const { clubId, position } = player
  const round = await openRound(db, championshipId)
  const [clubs, rounds, prices, next, said] = await Promise.all([
    marketClubs(db, championshipId),
    roundsOfPlayer(db, { playerId, clubId, limit: SHOWN_ROUNDS }),
    pricesOfPlayer(db, playerId, SHOWN_PRICES),
    nextSidesOfClub(db, clubId, SHOWN_MATCHES),
    round && projectionOfPlayer(db, { roundId: round.id, playerId }),
  ])
  const rulesOf = await ruleSetsNamed(
    db,
    rounds.map(({ rules }) => rules),
  )
  return {
    ...player,
    clubs: clubs.map(marketClubView),
    rounds: rounds.map((row) => roundView(row, position, rulesOf)),
    prices,
    projection: said ? projectionView(withStatus(said, player.status)) : null,
    nextMatches: next.map((side) => ({
      matchId: side.matchId,
      startsAtMs: side.startsAtMs,
      opponentId: side.opponentId,
      isHome: side.isHome,
      difficulty: difficultyOf(side),
    })),
  }
}

export function playerRoutes({ reads, cache, versions }: PublicData) {
  const player = cache.answer({
    name: 'player',
    version: versionOf(versions, 'market', 'round', 'forecast', 'match'),
    make: (of: ChampionshipId, playerId: number) => readPlayer(reads, { championshipId: of, playerId }),
  })
  return contractRouter().openapi(playerRoute, (c) => player.send(c, championshipIdOf(c), c.req.valid('param').id))
}
