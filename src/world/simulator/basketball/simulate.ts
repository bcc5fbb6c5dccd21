import type { Rng } from '#domain/rng.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { gaussian } from '#world/chance.ts'
import { BoxScore, type PositionWeights } from '#world/simulator/box-score.ts'
import {
  otherSide,
  type CourtEvent,
  type CourtMatch,
  type CourtSide,
  type SideName,
} from '#world/simulator/court-match.ts'

export const BASKETBALL_STATS = ['points', 'rebounds', 'assists'] as const
export type BasketballStat = (typeof BASKETBALL_STATS)[number]
export type BasketballMatch = CourtMatch<Record<BasketballStat, number>>

const QUARTERS = 4
const POSSESSIONS = 74
const PACE_EFFECT = 3
/** Share of scoring chances gained per unit of strength, and at home. */
const STRENGTH_EFFECT = 0.03
const HOME_EFFECT = 0.024
/** Chance of a possession to bring three, two and one points between equals. */
const THREE = 0.113
const TWO = 0.34
const ONE = 0.055
const ASSISTED = 0.58
const REBOUNDED = 0.96
const DEFENSIVE_REBOUND = 0.72
/** A quarter of ten minutes lasts about this long with its stoppages. */
const QUARTER_SECONDS = 1320
const OVERTIME_SECONDS = 720
const BREAK_SECONDS = [120, 900, 120]

const POSITION_WEIGHTS: PositionWeights<BasketballStat> = {
  points: { Armador: 1, Ala: 1.1, Pivô: 0.95 },
  rebounds: { Armador: 0.55, Ala: 1, Pivô: 2 },
  assists: { Armador: 2.2, Ala: 0.8, Pivô: 0.5 },
}

/** Simulates possession by possession, with overtimes until somebody wins. */
export function simulateBasketball(options: { home: CourtSide; away: CourtSide; rng: Rng }): BasketballMatch {
  const { home, away, rng } = options
  const sides = { home, away }
  const boxes = {
    home: new BoxScore(home, BASKETBALL_STATS, POSITION_WEIGHTS),
    away: new BoxScore(away, BASKETBALL_STATS, POSITION_WEIGHTS),
  }
  const pace = POSSESSIONS + (PACE_EFFECT * (home.style + away.style)) / 2 + 2.5 * gaussian(rng)
  const edge = STRENGTH_EFFECT * (home.strength - away.strength) + HOME_EFFECT
  const quality = { home: 1 + edge, away: 1 - edge }
  const score: Score = { home: 0, away: 0 }
  const periods: Score[] = []
  const events: CourtEvent[] = []
  let now = 0

  const record = (kind: CourtEvent['kind'], scored: Pick<CourtEvent, 'clubId' | 'playerId' | 'value'>) =>
    events.push({
      sequence: events.length,
      atSecond: Math.floor(now),
      period: periods.length,
      kind,
      ...scored,
      score: { ...score },
      periodScore: { ...(periods.at(-1) ?? score) },
    })

  const possess = (side: SideName) => {
    const own = boxes[side]
    const points = pointsOf(rng.next() / quality[side])
    if (points === 0) {
      if (rng.next() < REBOUNDED) boxes[rng.next() < DEFENSIVE_REBOUND ? otherSide(side) : side].credit(rng, 'rebounds')
      return
    }
    const playerId = own.credit(rng, 'points', points)
    if (points > 1 && rng.next() < ASSISTED) own.credit(rng, 'assists')
    score[side] += points
    const period = periods.at(-1)
    if (period) period[side] += points
    record('score', { clubId: sides[side].clubId, playerId, value: points })
  }

  while (periods.length < QUARTERS || score.home === score.away) {
    const seconds = periods.length < QUARTERS ? QUARTER_SECONDS : OVERTIME_SECONDS
    const possessions = Math.round((pace / QUARTERS) * (periods.length < QUARTERS ? 1 : 0.5)) * 2
    const start = now
    const first: SideName = (periods.push({ home: 0, away: 0 }) + rng.int(2)) % 2 === 0 ? 'home' : 'away'
    for (let i = 0; i < possessions; i++) {
      now = start + ((i + rng.next()) * seconds) / possessions
      possess(i % 2 === 0 ? first : otherSide(first))
    }
    now = start + seconds
    const over = periods.length >= QUARTERS && score.home !== score.away
    record(over ? 'full_time' : 'period_end', { clubId: null, playerId: null, value: 0 })
    now += BREAK_SECONDS[periods.length - 1] ?? 120
  }
  return { score, periods, events, boxes: [...boxes.home.boxes, ...boxes.away.boxes] }
}

function pointsOf(luck: number): number {
  if (luck < THREE) return 3
  if (luck < THREE + TWO) return 2
  return luck < THREE + TWO + ONE ? 1 : 0
}
