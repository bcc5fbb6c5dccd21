import type { Rng } from '#domain/rng.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { clamp, gaussian } from '#world/chance.ts'
import {
  otherSide,
  type CourtEvent,
  type CourtMatch,
  type CourtSide,
  type PlayerBox,
  type SideName,
  type Surface,
} from '#world/simulator/court-match.ts'

export const TENNIS_STATS = ['aces', 'breaks', 'sets'] as const
export type TennisStat = (typeof TENNIS_STATS)[number]
export type TennisMatch = CourtMatch<Record<TennisStat, number>> & { surface: Surface }

const SETS_TO_WIN = 2
const SERVER_WINS = 0.635
const STRENGTH_EFFECT = 0.024
const STYLE_EFFECT = 0.015
const SURFACE_EFFECT: Record<Surface, number> = { saibro: -0.025, dura: 0, grama: 0.03 }
/** Fast courts favour players with a strong serve, clay those with a strong return. */
const SURFACE_TASTE: Record<Surface, number> = { saibro: -0.012, dura: 0, grama: 0.012 }
const ACE: Record<Surface, number> = { saibro: 0.055, dura: 0.085, grama: 0.11 }
const DAY_SPREAD = 0.9
const POINT_SECONDS = 42
const SET_BREAK_SECONDS = 120

type Contest = { served: SideName; points: Score }

/** Point by point: games with deuce, tie-break at six all, best of three sets. */
export function simulateTennis(options: { home: CourtSide; away: CourtSide; surface: Surface; rng: Rng }): TennisMatch {
  const { surface, rng } = options
  const home = onTheDay(options.home, rng)
  const away = onTheDay(options.away, rng)
  const sides = { home, away }
  const serverWins = { home: serveChance(home, away, surface), away: serveChance(away, home, surface) }
  const aces = { home: aceChance(home, surface), away: aceChance(away, surface) }
  const boxes = { home: boxOf(home), away: boxOf(away) }
  const score: Score = { home: 0, away: 0 }
  const periods: Score[] = []
  const events: CourtEvent[] = []
  let now = 0

  const rally = ({ served, points }: Contest) => {
    now += POINT_SECONDS * (0.6 + 0.8 * rng.next())
    const won = rng.next() < serverWins[served]
    if (won && rng.next() < aces[served]) boxes[served].stats.aces++
    points[won ? served : otherSide(served)]++
  }

  const playGame = (served: SideName): SideName => {
    const points = { home: 0, away: 0 }
    while (!isWon(points, 4)) rally({ served, points })
    const winner = leader(points)
    if (winner !== served) boxes[winner].stats.breaks++
    return winner
  }

  const playTieBreak = (first: SideName): SideName => {
    const points = { home: 0, away: 0 }
    for (let i = 0; !isWon(points, 7); i++) rally({ served: (i + 1) % 4 < 2 ? first : otherSide(first), points })
    return leader(points)
  }

  const record = (kind: CourtEvent['kind'], winner: SideName, set: Score) =>
    events.push({
      sequence: events.length,
      atSecond: Math.floor(now),
      period: periods.length,
      kind,
      clubId: sides[winner].clubId,
      playerId: boxes[winner].playerId,
      value: kind === 'score' ? 1 : 0,
      score: { ...score },
      periodScore: { ...set },
    })

  let serving: SideName = rng.int(2) === 0 ? 'home' : 'away'
  while (score.home < SETS_TO_WIN && score.away < SETS_TO_WIN) {
    const set: Score = { home: 0, away: 0 }
    periods.push(set)
    while (!isWon(set, 6) && set.home + set.away < 13) {
      const tied = set.home === 6 && set.away === 6
      const winner = tied ? playTieBreak(serving) : playGame(serving)
      set[winner]++
      serving = otherSide(serving)
      record('score', winner, set)
    }
    const winner = leader(set)
    score[winner]++
    boxes[winner].stats.sets++
    record(score[winner] === SETS_TO_WIN ? 'full_time' : 'period_end', winner, set)
    now += SET_BREAK_SECONDS
  }
  return { score, periods, events, boxes: [boxes.home, boxes.away], surface }
}

/** A single player has good and bad days; they make sets more one-sided than points between equals would. */
const onTheDay = (side: CourtSide, rng: Rng): CourtSide => ({
  ...side,
  strength: side.strength + DAY_SPREAD * gaussian(rng),
})

const isWon = ({ home, away }: Score, target: number) => Math.max(home, away) >= target && Math.abs(home - away) >= 2
const leader = ({ home, away }: Score): SideName => (home > away ? 'home' : 'away')

const serveChance = (own: CourtSide, rival: CourtSide, surface: Surface) =>
  clamp(
    SERVER_WINS +
      SURFACE_EFFECT[surface] +
      STRENGTH_EFFECT * (own.strength - rival.strength) +
      STYLE_EFFECT * (own.style + rival.style) +
      SURFACE_TASTE[surface] * (own.style - rival.style),
    0.4,
    0.9,
  )

const aceChance = (own: CourtSide, surface: Surface) => (ACE[surface] * (1 + 0.5 * own.style)) / SERVER_WINS

function boxOf(side: CourtSide): PlayerBox<Record<TennisStat, number>> {
  const [player] = side.players
  if (!player) throw new Error('a tennis side needs its player')
  return { playerId: player.id, clubId: side.clubId, stats: { aces: 0, breaks: 0, sets: 0 } }
}
