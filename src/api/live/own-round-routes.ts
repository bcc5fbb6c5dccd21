import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { ownRoundSchema, readRoundSchema, type OwnLineup, type OwnRound } from '#contract/live.ts'
import { duelSide } from '#db/duel/duel.ts'
import { latestPlayed, markRead, ownLineups } from '#db/live/live.ts'
import { playersInTheirMatch } from '#db/round/player-states.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { requirePerson, viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { lineupView } from '#api/views/lineup-view.ts'
import { seasonStandingOf } from '#api/views/season-standing.ts'
import { liveOf, type RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'
import { playerStateView } from '#api/views/player-state.ts'
import { spreadOfRound } from './spread-of-round.ts'

const ownRoute = createRoute({
  method: 'get',
  path: '/api/rounds/own',
  summary: 'Read my round in play: my lineups with the points of every player so far, and my place',
  responses: jsonAnswer(ownRoundSchema, 'The round; without lineups if I play no round now'),
})

const readRoute = createRoute({
  method: 'put',
  path: '/api/rounds/{id}/read',
  summary: 'Mark the story of a settled round as read, so that no other device offers it',
  request: { params: idParams },
  responses: jsonAnswer(readRoundSchema, 'Stored'),
})

async function lineupsOf(db: Kysely<Tables>, roundId: number, managerId: ManagerId): Promise<OwnLineup[]> {
  const squads = await ownLineups(db, { roundId, managerId })
  const sides = await Promise.all(squads.map(({ squadId }) => duelSide(db, { roundId, squadId })))
  return sides.flatMap((side, at) => {
    if (!side) return []
    const { squadId, squadName, pointTenths, players, bench } = lineupView(side)
    return [{ squadId, squadName, counts: squads[at]?.counts ?? false, pointTenths, players, bench }]
  })
}

async function readOwnRound(
  db: Kysely<Tables>,
  snapshot: RankingsSnapshot,
  managerId: ManagerId | undefined,
): Promise<OwnRound> {
  const round = liveOf(snapshot)
  const nothing = {
    round,
    lineups: [],
    states: [],
    standing: null,
    season: null,
    latest: null,
    spread: null,
    oldSinceMs: snapshot.oldSinceMs,
  }
  if (managerId === undefined) return nothing
  const season = seasonStandingOf(snapshot, managerId)
  const latest = (await latestPlayed(db, { championshipId: snapshot.championshipId, managerId })) ?? null
  if (!round) return { ...nothing, season, latest }
  const standing = snapshot.rankings.standingOf('global', 'pontos', managerId)
  const [lineups, spread] = await Promise.all([lineupsOf(db, round.id, managerId), spreadOfRound(snapshot.rankings)])
  const counting = lineups.find(({ counts }) => counts)
  const playerIds = [
    ...new Set(lineups.flatMap(({ players, bench }) => [...players, ...bench].map(({ playerId }) => playerId))),
  ]
  return {
    ...nothing,
    lineups,
    states: (await playersInTheirMatch(db, { roundId: round.id, playerIds })).map(playerStateView),
    standing: standing
      ? { rank: standing.rank, points: standing.score, of: snapshot.rankings.board('global', 'pontos').size() }
      : null,
    season,
    spread: spread
      ? {
          lineups: spread.lineups,
          averageTenths: spread.averageTenths,
          highestTenths: spread.highestTenths,
          rank: counting ? spread.rankOf(counting.pointTenths) : null,
        }
      : null,
    latest,
  }
}

interface OwnRoundFacts {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
}

export function ownRoundRoutes({ db, live }: OwnRoundFacts) {
  return contractRouter()
    .openapi(ownRoute, async (c) => {
      const [viewer, snapshot] = await Promise.all([viewerOf(c), live.feedOf(championshipIdOf(c)).snapshot()])
      return c.json(await readOwnRound(db, snapshot, viewer?.managerId), 200, noStore)
    })
    .openapi(readRoute, async (c) => {
      const { managerId } = await requirePerson(c)
      const { id: roundId } = c.req.valid('param')
      if (!(await markRead(db, { championshipId: championshipIdOf(c), managerId, roundId })))
        throw httpProblem('not_found')
      return c.json({ roundId }, 200)
    })
}
