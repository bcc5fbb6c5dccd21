import type { Rng } from '#domain/rng.ts'

export interface PlayedScore {
  home: string
  away: string
  homeScore: number
  awayScore: number
}

export interface Fixture {
  home: string
  away: string
}

/** One possible future: a score for each remaining fixture, in order. */
export type DrawScores = (rng: Rng) => { home: number; away: number }[]

export interface SeasonChances {
  club: string
  title: number
  top4: number
  bottom4: number
  meanPoints: number
  /** `positions[k]` is the chance of finishing at k + 1. */
  positions: number[]
}

/** Points for the side that scored `own` against `other`. */
export type PointsRule = (own: number, other: number) => number

export const FOOTBALL_POINTS: PointsRule = (own, other) => (own > other ? 3 : own === other ? 1 : 0)
/** 3-0 and 3-1 give three points, 3-2 two, 2-3 one. */
export const VOLLEYBALL_POINTS: PointsRule = (own, other) =>
  own > other ? (other === 2 ? 2 : 3) : own === 2 && other === 3 ? 1 : 0
export const WIN_POINTS: PointsRule = (own, other) => (own > other ? 1 : 0)

interface Line {
  points: number
  wins: number
  difference: number
  scored: number
}

function addScore(line: Line, own: number, other: number, rule: PointsRule): void {
  line.points += rule(own, other)
  line.wins += own > other ? 1 : 0
  line.difference += own - other
  line.scored += own
}

/** Points, wins, difference, scored; what is still level is decided by lot, as a draw of lots would. */
function ranked(table: readonly Line[], rng: Rng): number[] {
  const lots = table.map(() => rng.next())
  return table
    .map((_, index) => index)
    .sort((a, b) => {
      const [first, second] = [table[a], table[b]]
      if (!first || !second) return 0
      return (
        second.points - first.points ||
        second.wins - first.wins ||
        second.difference - first.difference ||
        second.scored - first.scored ||
        (lots[a] ?? 0) - (lots[b] ?? 0)
      )
    })
}

/** Plays the rest of the season `runs` times and counts where each club ends. */
export function simulateSeason(season: {
  played: readonly PlayedScore[]
  remaining: readonly Fixture[]
  drawScores: DrawScores
  rng: Rng
  runs: number
  points?: PointsRule
}): SeasonChances[] {
  const { played, remaining, drawScores, rng, runs, points = FOOTBALL_POINTS } = season
  const clubs = [...new Set([...played, ...remaining].flatMap(({ home, away }) => [home, away]))]
  const position = new Map(clubs.map((club, index) => [club, index]))
  const add = (table: readonly Line[], { home, away, homeScore, awayScore }: PlayedScore) => {
    const first = table[position.get(home) ?? -1]
    const second = table[position.get(away) ?? -1]
    if (first) addScore(first, homeScore, awayScore, points)
    if (second) addScore(second, awayScore, homeScore, points)
  }
  const now = clubs.map(() => ({ points: 0, wins: 0, difference: 0, scored: 0 }))
  for (const score of played) add(now, score)
  const counts = clubs.map(() => ({ finishes: clubs.map(() => 0), points: 0 }))
  for (let run = 0; run < runs; run++) {
    const table = now.map((line) => ({ ...line }))
    drawScores(rng).forEach((score, k) => {
      const fixture = remaining[k]
      if (fixture) add(table, { ...fixture, homeScore: score.home, awayScore: score.away })
    })
    ranked(table, rng).forEach((club, rank) => {
      const count = counts[club]
      if (!count) return
      count.finishes[rank] = (count.finishes[rank] ?? 0) + 1
      count.points += table[club]?.points ?? 0
    })
  }
  return clubs
    .map((club, index) => {
      const count = counts[index]
      const positions = (count?.finishes ?? []).map((n) => n / runs)
      const sum = (from: number, to: number) => positions.slice(from, to).reduce((total, p) => total + p, 0)
      const meanPoints = (count?.points ?? 0) / runs
      const bottom = Math.max(0, clubs.length - 4)
      return { club, title: sum(0, 1), top4: sum(0, 4), bottom4: sum(bottom, clubs.length), meanPoints, positions }
    })
    .sort((a, b) => b.meanPoints - a.meanPoints || b.title - a.title || a.club.localeCompare(b.club))
}
