import type { Kysely } from 'kysely'
import type { NextMatch } from '#contract/market.ts'
import type { PlannerOutlook, PlannerPlayerView, PlannerView } from '#contract/planner.ts'
import { modalityOf } from '#db/championship/modality.ts'
import {
  marketClubs,
  marketPlayers,
  ownedPercents,
  sidesOfRound,
  type ForecastSide,
  type MarketRow,
} from '#db/market/market.ts'
import { projectionsOfRound, type ProjectionRow } from '#db/projection/projection.ts'
import { nextRounds } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { expectedPrices } from '#domain/planner/expected-prices.ts'
import { PLANNED_ROUNDS } from '#domain/planner/plan-kinds.ts'
import type { PlannerPlayer } from '#domain/planner/plan-rounds.ts'
import { statusAhead } from '#domain/planner/status-ahead.ts'
import { MARKET_MATCHES } from '#domain/price/market-points.ts'
import { withStatus, type ShownProjection } from '#domain/projection/with-status.ts'
import { difficultyOf, marketClubView } from '#api/views/market-club-view.ts'
import { projectionView } from '#api/views/projection-view.ts'

interface RoundFacts {
  sides: ReadonlyMap<number, ForecastSide>
  projections: ReadonlyMap<number, ProjectionRow>
}

/** A player with the outlook for each round, for the screen and for the optimiser. */
interface Planned {
  view: PlannerPlayerView
  player: PlannerPlayer
  /** The sum of the expected points over all planned rounds. */
  totalTenths: number
}

export interface PlannerFacts extends Omit<PlannerView, 'players'> {
  planned: Planned[]
}

const matchView = (side: ForecastSide): NextMatch => ({
  opponentId: side.opponentId,
  isHome: side.isHome,
  difficulty: difficultyOf(side),
})

function outlookView(projection: ShownProjection, side: ForecastSide): PlannerOutlook {
  const { expectedTenths, lowTenths, highTenths, absentPercent } = projectionView(projection)
  return { match: matchView(side), expectedTenths, lowTenths, highTenths, absentPercent }
}

function planPlayer(row: MarketRow, rounds: readonly RoundFacts[], ownedPercent: number): Planned {
  const { id, name, clubId, position, status, price, recent } = row
  const shown = rounds.map(({ sides, projections }, at) => {
    const [side, projection] = [sides.get(clubId), projections.get(id)]
    return side && projection ? { side, projection: withStatus(projection, statusAhead(status, at)) } : null
  })
  const recentTenths = recent.filter((tenths) => tenths !== null).toReversed()
  const prices = expectedPrices(
    { price, recentTenths },
    shown.map((one) => {
      if (!one || one.projection.playChance === 0) return null
      const { meanTenths, playChance } = one.projection
      return { playChance, whenPlayingTenths: meanTenths / playChance }
    }),
  )
  return {
    view: {
      id,
      name,
      clubId,
      position,
      status,
      ownedPercent,
      prices,
      outlooks: shown.map((one) => one && outlookView(one.projection, one.side)),
    },
    // The optimiser gets no outlook for a player who is out: their 0 points would look better than a negative
    // expectation.
    player: {
      playerId: id,
      position,
      prices,
      outlooks: shown.map((one) => (one && one.projection.playChance > 0 ? one.projection : null)),
    },
    totalTenths: shown.reduce((sum, one) => sum + (one?.projection.meanTenths ?? 0), 0),
  }
}

/** PL1: everyone on the market with the stored projections of the next rounds. */
export async function readPlannerFacts(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<PlannerFacts> {
  const open = await nextRounds(db, { championshipId, count: PLANNED_ROUNDS })
  const [modality, clubs, players, owned, rounds] = await Promise.all([
    modalityOf(db, championshipId),
    marketClubs(db, championshipId),
    marketPlayers(db, { championshipId, matches: MARKET_MATCHES }),
    ownedPercents(db, championshipId),
    Promise.all(
      open.map(async ({ id }): Promise<RoundFacts> => {
        const [sides, projections] = await Promise.all([sidesOfRound(db, id), projectionsOfRound(db, id)])
        return {
          // A club that plays twice is projected for its first match.
          sides: new Map(sides.toReversed().map((side) => [side.clubId, side])),
          projections: new Map(projections.map((one) => [one.playerId, one])),
        }
      }),
    ),
  ])
  // A round has no projections before the next refit, or while it has no fixtures. The plan ends before the first such
  // round.
  const known = rounds.findIndex(({ projections }) => projections.size === 0)
  const count = known < 0 ? rounds.length : known
  const planned = players.map((row) => planPlayer(row, rounds.slice(0, count), owned.get(row.id) ?? 0))
  return {
    modality,
    rounds: open
      .slice(0, count)
      .map(({ id, number, deadline_at: deadline }) => ({ id, number, deadlineAtMs: deadline.getTime() })),
    clubs: clubs.map(marketClubView),
    fixtures: clubs.map(({ id: clubId }) => ({
      clubId,
      matches: rounds.slice(0, count).map(({ sides }) => {
        const side = sides.get(clubId)
        return side ? matchView(side) : null
      }),
    })),
    planned: planned.filter(({ view }) => view.outlooks.some((one) => one !== null)),
  }
}
