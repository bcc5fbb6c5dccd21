import { absorbMatch, advanceTo, createFootballFilter } from '#domain/forecast/football-filter.ts'
import { FOOTBALL_SETTINGS } from '#domain/forecast/football-settings.ts'
import { forecastFrom } from '#domain/forecast/football.ts'
import type { ScoreGrid } from '#domain/forecast/score-grid.ts'
import { groupBy } from '#domain/group-by.ts'
import { startShares } from '#domain/projection/minutes-features.ts'
import type { Candidate, PastMatch } from '#domain/projection/past.ts'
import type { ProjectionSeason, SeasonResult, SeasonRow } from './season.ts'

type Outlook = Pick<Candidate, 'goalsFor' | 'goalsAgainst' | 'cleanSheetChance'>

/** One row with everything that was known before its round. */
export interface Step {
  row: SeasonRow
  candidate: Candidate
  /** The points of the player's earlier matches, the newest last. */
  pointsBefore: readonly number[]
}

const chanceOfNone = (grid: ScoreGrid, side: 'home' | 'away'): number =>
  side === 'home'
    ? grid.reduce((sum, row) => sum + (row[0] ?? 0), 0)
    : (grid[0] ?? []).reduce((sum, chance) => sum + chance, 0)

/** The match model. It learns the results of a round after the forecasts of that round. */
function forecaster() {
  const filter = createFootballFilter(FOOTBALL_SETTINGS)
  return {
    outlookOf: ({ club, opponent, isHome }: SeasonRow): Outlook | undefined => {
      if (opponent === null) return undefined
      const [home, away] = isHome ? [club, opponent] : [opponent, club]
      const { expectedGoals: goals, scoreGrid } = forecastFrom(filter, { home, away })
      return {
        goalsFor: isHome ? goals.home : goals.away,
        goalsAgainst: isHome ? goals.away : goals.home,
        cleanSheetChance: chanceOfNone(scoreGrid, isHome ? 'home' : 'away'),
      }
    },
    learn: (results: readonly SeasonResult[]) => {
      for (const result of results.toSorted((a, b) => a.day - b.day)) {
        advanceTo(filter, result.day)
        absorbMatch(filter, result)
      }
    },
  }
}

const USUAL_GOALS = 1.25
const PRIOR_MATCHES = 6

/**
 * The outlook where the source names no opponents: the mean goals that each club has scored and conceded so far, with
 * `PRIOR_MATCHES` usual matches added.
 */
function clubMeans() {
  const known = new Map<string, { scored: number; conceded: number; matches: number }>()
  return {
    outlookOf: (club: string): Outlook => {
      const { scored = 0, conceded = 0, matches = 0 } = known.get(club) ?? {}
      const mean = (goals: number) => (goals + PRIOR_MATCHES * USUAL_GOALS) / (matches + PRIOR_MATCHES)
      return {
        goalsFor: mean(scored),
        goalsAgainst: mean(conceded),
        cleanSheetChance: Math.exp(-mean(conceded)),
      }
    },
    learn: (rows: readonly SeasonRow[]) => {
      for (const [club, own] of groupBy(
        rows.filter(({ match }) => match.minutes > 0),
        (row) => row.club,
      )) {
        const before = known.get(club) ?? { scored: 0, conceded: 0, matches: 0 }
        const count = (scout: 'goal' | 'goalConceded') =>
          own.reduce((sum, { match }) => sum + (match.scouts[scout] ?? 0), 0)
        known.set(club, {
          scored: before.scored + count('goal'),
          conceded: before.conceded + count('goalConceded'),
          matches: before.matches + 1,
        })
      }
    },
  }
}

const lineKey = ({ club, position }: SeasonRow) => `${club}|${position}`

/** By player: how many in the same club and position have started more often of late. */
function countAhead(rows: readonly SeasonRow[], pastOf: (player: string) => readonly PastMatch[]) {
  const ahead = new Map<string, number>()
  for (const line of groupBy(rows, lineKey).values()) {
    const players = [...new Set(line.map(({ player }) => player))]
    const late = players.map((player) => startShares(pastOf(player)).late)
    players.forEach((player, at) => {
      const own = late[at] as number
      ahead.set(player, late.filter((other) => other > own + 1e-9).length)
    })
  }
  return ahead
}

/** PJ1: every row of a season with what was known before the deadline of its round, and nothing later. */
export function walkSeason({ rows, results }: ProjectionSeason): Step[] {
  const past = new Map<string, PastMatch[]>()
  const points = new Map<string, number[]>()
  const pastOf = (player: string): readonly PastMatch[] => past.get(player) ?? []
  const matches = forecaster()
  const clubs = clubMeans()
  const steps: Step[] = []
  for (const [round, own] of groupBy(rows, (row) => row.round)) {
    const ahead = countAhead(own, pastOf)
    for (const row of own)
      steps.push({
        row,
        candidate: {
          position: row.position,
          isHome: row.isHome,
          atMs: row.match.atMs,
          past: [...pastOf(row.player)],
          signs: row.signs,
          ...(matches.outlookOf(row) ?? clubs.outlookOf(row.club)),
          ahead: ahead.get(row.player) ?? 0,
        },
        pointsBefore: [...(points.get(row.player) ?? [])],
      })
    for (const { player, match, pointTenths } of own) {
      past.set(player, [...pastOf(player), match])
      points.set(player, [...(points.get(player) ?? []), pointTenths])
    }
    matches.learn(results.filter((result) => result.round === round))
    clubs.learn(own)
  }
  return steps
}
