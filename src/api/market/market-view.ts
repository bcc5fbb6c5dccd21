import { expectedPoints, type ExpectedPoints } from '#domain/expected-points/expected-points.ts'
import { marketLevels } from '#domain/expected-points/market-levels.ts'
import { outlookFromGoals, usualOutlook, type MatchOutlook } from '#domain/expected-points/match-outlook.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { RuleSet } from '#domain/scoring/rule-sets.ts'
import { withStatus } from '#domain/projection/with-status.ts'
import { marketPoints } from '#domain/price/market-points.ts'
import type { MarketPlayerView, MarketRound, MarketView } from '#contract/market.ts'
import type { ForecastSide, MarketClub, MarketRow, PricedAppearance } from '#db/market/market.ts'
import type { ProjectionRow } from '#db/projection/projection.ts'
import type { RoundRow } from '#db/round/round.ts'
import { difficultyOf, marketClubView } from '#api/views/market-club-view.ts'
import { projectionView } from '#api/views/projection-view.ts'

export interface MarketFacts {
  modality: Modality
  /** The rule set that scores the round (SC13). */
  rules: RuleSet
  round: RoundRow | undefined
  clubs: MarketClub[]
  players: MarketRow[]
  sides: ForecastSide[]
  appearances: PricedAppearance[]
  faced: { clubId: number; goalsFor: number; goalsAgainst: number }[]
  owned: ReadonlyMap<number, number>
  /**
   * Empty before the first refit and after a change of the rules. Then form and the next match give the expected
   * points.
   */
  projections: readonly ProjectionRow[]
}

/** Stands for an average club, with 1.2 expected goals for and against, until there are past forecasts. */
const AVERAGE = outlookFromGoals(1.2, 1.2)
const SHOWN_MATCHES = 5

const roundView = (round: RoundRow): MarketRound => ({
  id: round.id,
  number: round.number,
  deadlineAtMs: round.deadline_at.getTime(),
  endsAtMs: round.ends_at.getTime(),
})

const outlookOfSide = ({ goalsFor, goalsAgainst }: ForecastSide): MatchOutlook | undefined =>
  goalsFor === null || goalsAgainst === null ? undefined : outlookFromGoals(goalsFor, goalsAgainst)

/** What each club usually expects, from the forecasts of its last matches. */
function usualByClub(faced: MarketFacts['faced']): Map<number, MatchOutlook> {
  const clubIds = new Set(faced.map(({ clubId }) => clubId))
  return new Map(
    [...clubIds].map((clubId) => {
      const own = faced.filter((one) => one.clubId === clubId)
      return [clubId, usualOutlook(own.map((one) => outlookFromGoals(one.goalsFor, one.goalsAgainst))) ?? AVERAGE]
    }),
  )
}

function expectedOf(facts: MarketFacts): (player: MarketRow) => ExpectedPoints {
  const levels = marketLevels(facts.appearances)
  const usual = usualByClub(facts.faced)
  return (player) => {
    const side = facts.sides.find(({ clubId }) => clubId === player.clubId)
    const familiar = usual.get(player.clubId) ?? AVERAGE
    return expectedPoints(
      player,
      levels,
      side && { outlook: outlookOfSide(side) ?? familiar, usual: familiar, rules: facts.rules },
    )
  }
}

export function marketView(facts: MarketFacts): MarketView {
  const expected = expectedOf(facts)
  const projected = new Map(facts.projections.map((one) => [one.playerId, one]))
  const playerView = (player: MarketRow): MarketPlayerView => {
    const { id, name, clubId, position, status, price, priceChange, recent } = player
    const stored = projected.get(id)
    const projection = stored && withStatus(stored, status)
    const { meanTenths, sdTenths } = projection ?? expected(player)
    const side = facts.sides.find((one) => one.clubId === clubId)
    return {
      id,
      name,
      clubId,
      position,
      status,
      price,
      priceChange,
      points: marketPoints(recent),
      lastTenths: recent.slice(0, SHOWN_MATCHES).reverse(),
      expectedTenths: Math.round(meanTenths * 10) / 10,
      spreadTenths: Math.round(sdTenths * 10) / 10,
      projection: projection ? projectionView(projection) : null,
      ownedPercent: facts.owned.get(id) ?? 0,
      next: side ? { opponentId: side.opponentId, isHome: side.isHome, difficulty: difficultyOf(side) } : null,
    }
  }
  return {
    modality: facts.modality,
    round: facts.round ? roundView(facts.round) : null,
    clubs: facts.clubs.map(marketClubView),
    players: facts.players.map(playerView),
  }
}
