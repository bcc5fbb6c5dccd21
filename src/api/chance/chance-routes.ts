import { createRoute } from '@hono/zod-openapi'
import type { Kysely } from 'kysely'
import { ownChancesSchema, type OwnChances } from '#contract/chance.ts'
import {
  countLeaguesInPlay,
  groupInPlay,
  leaguesInPlay,
  lineupsOfSquads,
  type FrozenLineup,
} from '#db/chance/round-outlook.ts'
import { duelOf } from '#db/duel/duel.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import type { PlayerInRound } from '#domain/settlement/score-batch.ts'
import type { Tables } from '#db/schema/schema.ts'
import { duelChance, announcedPlaces, promotionChance, topChance } from '#domain/chance/chances.ts'
import { promotedOf } from '#domain/division/moves.ts'
import type { DrawnLineup, RoundDraws } from '#domain/chance/round-draws.ts'
import { resolveLineup } from '#domain/scoring/resolve-lineup.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { noStore } from '#api/http/cache-headers.ts'
import { perChampionship } from '#api/http/per-championship.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import type { Live } from '#api/stream/live.ts'
import { createRoundChances } from './round-chances.ts'

const mostMembers = 60
/**
 * Chances are computed for at most this many leagues of a person. Each takes about a millisecond, and a person may be
 * in hundreds.
 */
const mostLeagues = 10
const nothing: OwnChances = { duel: null, leagues: [], division: null, largeLeagues: 0, otherLeagues: 0 }

const ownRoute = createRoute({
  method: 'get',
  path: '/api/rounds/own/chances',
  summary: 'Read my chances in the round in play: in the duel, in my leagues and in my division group',
  responses: jsonAnswer(ownChancesSchema, 'The chances; empty if I play no round now'),
})

interface Requested {
  roundId: number
  managerId: number
  ownSquadId: number
  opponentSquadId: number | null
}

async function chancesOf(db: Kysely<Tables>, draws: RoundDraws, asked: Requested): Promise<OwnChances> {
  const { roundId, managerId, ownSquadId, opponentSquadId } = asked
  const [leagues, group, { small, large }] = await Promise.all([
    leaguesInPlay(db, { squadId: ownSquadId, most: mostMembers, limit: mostLeagues }),
    groupInPlay(db, { managerId, roundId }),
    countLeaguesInPlay(db, { squadId: ownSquadId, most: mostMembers }),
  ])
  const squadIds = new Set([
    ownSquadId,
    ...(opponentSquadId === null ? [] : [opponentSquadId]),
    ...group.flatMap(({ squadId }) => squadId ?? []),
    ...leagues.flatMap(({ members }) => members.map(({ squadId }) => squadId)),
  ])
  const lineups = await lineupsOfSquads(db, { roundId, squadIds: [...squadIds] })
  const none = new Int32Array(draws.count)
  const totals = new Map<number, Int32Array>()
  const attendance = new Map((await attendanceOf(db, { roundId })).map((player) => [player.playerId, player]))
  for (const [squadId, lineup] of lineups) totals.set(squadId, draws.totalsOf(countingNow(lineup, attendance)))
  const totalsOf = (squadId: number | null) => (squadId === null ? undefined : totals.get(squadId)) ?? none
  return {
    duel: opponentSquadId === null ? null : duelChance(totalsOf(ownSquadId), totalsOf(opponentSquadId)),
    leagues: leagues.map(({ id, name, members }) => {
      const contenders = members.map(({ squadId, tenths }) => ({ squadId, base: tenths, totals: totalsOf(squadId) }))
      const own = contenders.find(({ squadId }) => squadId === ownSquadId)
      const others = contenders.filter((one) => one !== own)
      const places = announcedPlaces(members.length)
      return { id, name, places, top: own ? topChance(own, others, places) : 0 }
    }),
    division: divisionChance(group, { managerId, totalsOf }),
    largeLeagues: large,
    otherLeagues: Math.max(0, small - leagues.length),
  }
}

interface InGroup {
  managerId: number
  totalsOf: (squadId: number | null) => Int32Array
}

/** CH4: the chance to go up, by the points of the group's settled rounds plus simulations of this round. */
function divisionChance(
  group: Awaited<ReturnType<typeof groupInPlay>>,
  { managerId, totalsOf }: InGroup,
): OwnChances['division'] {
  const contenders = group.map((row) => ({
    ...row,
    base: row.tenths,
    hasLineup: row.squadId !== null,
    totals: totalsOf(row.squadId),
  }))
  const own = contenders.find((one) => one.managerId === managerId)
  if (!own || group.length < 2) return null
  const places = promotedOf(group.length)
  const others = contenders.filter((one) => one !== own)
  return { places, top: promotionChance(own, others, places) }
}

/** BN5, BN7: the players that count, as far as is known now. This does not predict which starters will be absent. */
function countingNow(
  { playerIds, captainId, viceCaptainId, benchIds }: FrozenLineup,
  attendance: ReadonlyMap<number, PlayerInRound>,
): DrawnLineup {
  const known = (ids: readonly number[]) => ids.flatMap((playerId) => attendance.get(playerId) ?? [])
  const { armbandId, entered } = resolveLineup({
    captainId,
    viceCaptainId,
    players: known(playerIds),
    bench: known(benchIds),
  })
  return { playerIds: [...playerIds, ...entered.map(({ playerId }) => playerId)], captainId: armbandId }
}

interface ChanceFacts {
  db: Kysely<Tables>
  live: Pick<Live, 'feedOf'>
}

export function chanceRoutes({ db, live }: ChanceFacts) {
  const drawsOf = perChampionship((championshipId) => createRoundChances(db, championshipId))
  return contractRouter().openapi(ownRoute, async (c) => {
    const championshipId = championshipIdOf(c)
    const [viewer, { round }] = await Promise.all([viewerOf(c), live.feedOf(championshipId).snapshot()])
    if (!viewer || !round) return c.json(nothing, 200, noStore)
    const duel = await duelOf(db, { championshipId, managerId: viewer.managerId, roundId: round.id })
    if (!duel) return c.json(nothing, 200, noStore)
    const asked = { ...duel, managerId: viewer.managerId }
    return c.json(await chancesOf(db, await drawsOf(championshipId)(round.id), asked), 200, noStore)
  })
}
