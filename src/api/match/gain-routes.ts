import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { resolveLineup } from '#domain/scoring/resolve-lineup.ts'
import { matchGainAnswerSchema, type MatchGain } from '#contract/match.ts'
import { gainOfMatch, type GainPlayerRow, type GainRow } from '#db/match/match-gain.ts'
import type { Tables } from '#db/schema/schema.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'

const gainRoute = createRoute({
  method: 'get',
  path: '/api/matches/{id}/gain',
  summary: 'Read the points that my lineup won in one match',
  request: { params: idParams },
  responses: jsonAnswer(matchGainAnswerSchema, 'The points; null without a lineup in that round'),
})

/** SC6, BN5, BN7: the player with the armband earns half of their points again. A reserve counts if they came in. */
function gainView({ captainId, viceCaptainId, players }: GainRow): MatchGain {
  const { armbandId, entered } = resolveLineup({
    captainId,
    viceCaptainId,
    players: players.filter(({ isReserve }) => !isReserve),
    bench: players.filter(({ isReserve }) => isReserve),
  })
  const counts = ({ playerId, isReserve }: GainPlayerRow) =>
    !isReserve || entered.some((entry) => entry.playerId === playerId)
  const shown = players.filter(counts).flatMap(({ playerId, clubId, name, pointTenths }) => {
    if (clubId === null || pointTenths === null) return []
    const isCaptain = playerId === armbandId
    const bonus = isCaptain ? captainBonusTenths(pointTenths) : 0
    return [{ playerId, clubId, name, isCaptain, pointTenths: pointTenths + bonus }]
  })
  return { pointTenths: shown.reduce((sum, { pointTenths }) => sum + pointTenths, 0), players: shown }
}

export function gainRoutes({ db }: { db: Kysely<Tables> }) {
  return contractRouter().openapi(gainRoute, async (c) => {
    const viewer = await viewerOf(c)
    const row = viewer && (await gainOfMatch(db, { matchId: c.req.valid('param').id, managerId: viewer.managerId }))
    return c.json({ gain: row ? gainView(row) : null }, 200, noStore)
  })
}
