import type { Rng } from '#domain/rng.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { BoxScore, type PositionWeights } from '#world/simulator/box-score.ts'
import {
  otherSide,
  type CourtEvent,
  type CourtMatch,
  type CourtSide,
  type SideName,
} from '#world/simulator/court-match.ts'

export const VOLLEYBALL_STATS = ['points', 'aces', 'blocks'] as const
export type VolleyballStat = (typeof VOLLEYBALL_STATS)[number]
export type VolleyballMatch = CourtMatch<Record<VolleyballStat, number>>

const SETS_TO_WIN = 3
const SET_POINTS = 25
const LAST_SET_POINTS = 15
/** The side that serves wins about one rally in three. */
const SERVER_WINS = 0.35
const STRENGTH_EFFECT = 0.031
const HOME_EFFECT = 0.008
const RALLY_SECONDS = 27
const SET_BREAK_SECONDS = 180

const POSITION_WEIGHTS: PositionWeights<VolleyballStat> = {
  points: { Oposto: 2.3, Ponteiro: 1.6, Central: 1, Levantador: 0.15, Líbero: 0 },
  aces: { Oposto: 1.5, Ponteiro: 1.2, Central: 0.7, Levantador: 0.8, Líbero: 0 },
  blocks: { Oposto: 0.9, Ponteiro: 0.8, Central: 2.2, Levantador: 0.6, Líbero: 0 },
}

type Way = 'ace' | 'block' | 'attack' | 'error'

/** How a rally ends: it depends on whether its winner served, and on the style of the club (serve or block). */
function wayOf(rng: Rng, winnerServed: boolean, style: number): Way {
  const luck = rng.next()
  if (!winnerServed) return luck < 0.06 ? 'block' : luck < 0.76 ? 'attack' : 'error'
  const aces = 0.15 * (1 + 0.25 * style)
  const blocks = 0.27 * (1 - 0.2 * style)
  if (luck < aces) return 'ace'
  if (luck < aces + blocks) return 'block'
  return luck < 0.8 ? 'attack' : 'error'
}

/** Rally by rally, sets to 25 and the fifth to 15, by two. */
export function simulateVolleyball(options: { home: CourtSide; away: CourtSide; rng: Rng }): VolleyballMatch {
  const { home, away, rng } = options
  const sides = { home, away }
  const boxes = {
    home: new BoxScore(home, VOLLEYBALL_STATS, POSITION_WEIGHTS),
    away: new BoxScore(away, VOLLEYBALL_STATS, POSITION_WEIGHTS),
  }
  const edge = STRENGTH_EFFECT * (home.strength - away.strength) + HOME_EFFECT
  const serverWins = { home: SERVER_WINS + edge, away: SERVER_WINS - edge }
  const score: Score = { home: 0, away: 0 }
  const periods: Score[] = []
  const events: CourtEvent[] = []
  let now = 0

  const record = (
    kind: CourtEvent['kind'],
    periodScore: Score,
    scored: Pick<CourtEvent, 'clubId' | 'playerId' | 'value'>,
  ) =>
    events.push({
      sequence: events.length,
      atSecond: Math.floor(now),
      period: periods.length,
      kind,
      ...scored,
      score: { ...score },
      periodScore: { ...periodScore },
    })

  const scorerOf = (winner: SideName, way: Way): number | null => {
    if (way === 'error') return null
    const own = boxes[winner]
    if (way === 'attack') return own.credit(rng, 'points')
    const playerId = own.credit(rng, way === 'ace' ? 'aces' : 'blocks')
    const box = own.boxes.find((entry) => entry.playerId === playerId)
    if (box) box.stats.points++
    return playerId
  }

  let opens: SideName = rng.int(2) === 0 ? 'home' : 'away'
  while (score.home < SETS_TO_WIN && score.away < SETS_TO_WIN) {
    const target = periods.length === 2 * SETS_TO_WIN - 2 ? LAST_SET_POINTS : SET_POINTS
    const set: Score = { home: 0, away: 0 }
    periods.push(set)
    let serving = opens
    while (!isWon(set, target)) {
      now += RALLY_SECONDS * (0.6 + 0.8 * rng.next())
      const winner = rng.next() < serverWins[serving] ? serving : otherSide(serving)
      set[winner]++
      const way = wayOf(rng, winner === serving, sides[winner].style)
      record('score', set, { clubId: sides[winner].clubId, playerId: scorerOf(winner, way), value: 1 })
      serving = winner
    }
    const winner = set.home > set.away ? 'home' : 'away'
    score[winner]++
    const over = score[winner] === SETS_TO_WIN
    record(over ? 'full_time' : 'period_end', set, { clubId: sides[winner].clubId, playerId: null, value: 0 })
    now += SET_BREAK_SECONDS
    opens = otherSide(opens)
  }
  return { score, periods, events, boxes: [...boxes.home.boxes, ...boxes.away.boxes] }
}

const isWon = ({ home, away }: Score, target: number) => Math.max(home, away) >= target && Math.abs(home - away) >= 2
