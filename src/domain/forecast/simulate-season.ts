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
type PointsRule = (own: number, other: number) => number

/** A season's table as columns: it is copied and ranked thousands of times. */
interface Table {
  points: Int32Array
  wins: Int32Array
  difference: Int32Array
  scored: Int32Array
}

const emptyTable = (clubs: number): Table => ({
  points: new Int32Array(clubs),
  wins: new Int32Array(clubs),
  difference: new Int32Array(clubs),
  scored: new Int32Array(clubs),
})

function copyTable(from: Table, to: Table): void {
  to.points.set(from.points)
  to.wins.set(from.wins)
  to.difference.set(from.difference)
  to.scored.set(from.scored)
}

const raise = (column: Int32Array, club: number, by: number) => {
  column[club] = (column[club] as number) + by
}

function addScore(table: Table, club: number, own: number, other: number, rule: PointsRule): void {
  raise(table.points, club, rule(own, other))
  if (own > other) raise(table.wins, club, 1)
  raise(table.difference, club, own - other)
  raise(table.scored, club, own)
}

const lead = (column: Int32Array | Float64Array, a: number, b: number) => (column[a] as number) - (column[b] as number)

/** Points, wins, difference, scored; sides that are still level are decided by lot. */
function isAhead(a: number, b: number, table: Table, lots: Float64Array): boolean {
  const by =
    lead(table.points, a, b) ||
    lead(table.wins, a, b) ||
    lead(table.difference, a, b) ||
    lead(table.scored, a, b) ||
    lead(lots, b, a)
  return by > 0
}

/** Insertion sort, because a league has few clubs. */
function rankInto(order: Uint16Array, table: Table, lots: Float64Array): void {
  for (let club = 0; club < order.length; club++) {
    let place = club
    for (; place > 0; place--) {
      const above = order[place - 1] as number
      if (!isAhead(club, above, table, lots)) break
      order[place] = above
    }
    order[place] = club
  }
}

/** Plays the rest of the season `runs` times and counts where each club ends. */
export function simulateSeason(season: {
  played: readonly PlayedScore[]
  remaining: readonly Fixture[]
  drawScores: DrawScores
  rng: Rng
  runs: number
  points: PointsRule
}): SeasonChances[] {
  const { played, remaining, drawScores, rng, runs, points } = season
  const clubs = [...new Set([...played, ...remaining].flatMap(({ home, away }) => [home, away]))]
  const position = new Map(clubs.map((club, index) => [club, index]))
  const sidesOf = ({ home, away }: Fixture) => ({ home: position.get(home) ?? 0, away: position.get(away) ?? 0 })
  const add = (table: Table, sides: { home: number; away: number }, home: number, away: number) => {
    addScore(table, sides.home, home, away, points)
    addScore(table, sides.away, away, home, points)
  }
  const now = emptyTable(clubs.length)
  for (const score of played) add(now, sidesOf(score), score.homeScore, score.awayScore)
  const left = remaining.map(sidesOf)
  const table = emptyTable(clubs.length)
  const order = new Uint16Array(clubs.length)
  const lots = new Float64Array(clubs.length)
  const counts = clubs.map(() => ({ finishes: clubs.map(() => 0), points: 0 }))
  for (let run = 0; run < runs; run++) {
    copyTable(now, table)
    const scores = drawScores(rng)
    for (let k = 0; k < left.length; k++) {
      const [sides, score] = [left[k], scores[k]]
      if (sides && score) add(table, sides, score.home, score.away)
    }
    for (let club = 0; club < lots.length; club++) lots[club] = rng.next()
    rankInto(order, table, lots)
    for (let rank = 0; rank < order.length; rank++) {
      const club = order[rank] as number
      const count = counts[club]
      if (!count) continue
      count.finishes[rank] = (count.finishes[rank] ?? 0) + 1
      count.points += table.points[club] ?? 0
    }
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
