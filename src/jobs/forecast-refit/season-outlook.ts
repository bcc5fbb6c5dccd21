import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type SeasonChances, simulateSeason } from '#domain/forecast/simulate-season.ts'
import { rngFrom } from '#domain/rng.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { MatchToLearn, OutlookColumns } from '#db/forecast/forecast.ts'
import { fixtureOf, type SportLearner } from '#jobs/sport/sport-learner.ts'
import { isOver } from './walk-forward.ts'

/** Between parts the process answers requests: a simulation without a pause would block them. */
const PARTS = 10
const RUNS_PER_PART = 500
export const SEASON_SIMULATIONS = PARTS * RUNS_PER_PART

export interface RunningSeason {
  sport: Sport
  seasonId: number
  played: MatchToLearn[]
  remaining: MatchToLearn[]
  /** Identifies the number of simulations, the results to learn from and the matches that remain. */
  learnedFrom: string
}

export function runningSeason(matches: readonly MatchToLearn[]): RunningSeason | undefined {
  const season = matches.filter(({ isRunningSeason }) => isRunningSeason)
  const remaining = season.filter((match) => !isOver(match))
  const [first] = season
  if (!first || remaining.length === 0) return undefined
  const hash = createHash('sha256')
  for (const { id, homeScore, awayScore } of matches.filter(isOver)) hash.update(`${id} ${homeScore}-${awayScore};`)
  hash.update(remaining.map(({ id }) => id).join())
  const learnedFrom = `${SEASON_SIMULATIONS} ${hash.digest('hex').slice(0, 24)}`
  return { sport: first.sport, seasonId: first.seasonId, played: season.filter(isOver), remaining, learnedFrom }
}

type Sums = Omit<SeasonChances, 'club'>

function addPart(sums: Map<string, Sums>, part: readonly SeasonChances[]): void {
  for (const { club, ...chances } of part) {
    const sum = sums.get(club)
    if (!sum) {
      sums.set(club, { ...chances, positions: [...chances.positions] })
      continue
    }
    sum.title += chances.title
    sum.top4 += chances.top4
    sum.bottom4 += chances.bottom4
    sum.meanPoints += chances.meanPoints
    chances.positions.forEach((share, k) => (sum.positions[k] = (sum.positions[k] ?? 0) + share))
  }
}

/** Where each club may end: plays the rest of the season many times with the learner's current knowledge. */
export async function simulateOutlook(learner: SportLearner, season: RunningSeason): Promise<OutlookColumns[]> {
  const { sport, seasonId, learnedFrom, remaining } = season
  const points = SPORT_RULES[sport].tablePoints
  const played = season.played.map((match) => ({
    ...fixtureOf(match),
    homeScore: match.homeScore ?? 0,
    awayScore: match.awayScore ?? 0,
  }))
  const drawScores = learner.draws(remaining)
  const sums = new Map<string, Sums>()
  for (let part = 0; part < PARTS; part++) {
    const rng = rngFrom('outlook', seasonId, played.length, part)
    addPart(
      sums,
      simulateSeason({ played, remaining: remaining.map(fixtureOf), drawScores, rng, runs: RUNS_PER_PART, points }),
    )
    await setImmediate()
  }
  return [...sums].map(([club, sum]) => ({
    seasonId,
    clubId: Number(club),
    title: sum.title / PARTS,
    top4: sum.top4 / PARTS,
    bottom4: sum.bottom4 / PARTS,
    meanPoints: sum.meanPoints / PARTS,
    positions: sum.positions.map((share) => share / PARTS),
    simulations: SEASON_SIMULATIONS,
    learnedFrom,
  }))
}
