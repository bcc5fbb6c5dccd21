import { CARTOLA_PROJECTION } from '#domain/projection/cartola-projection.ts'
import { FPL_PROJECTION } from '#domain/projection/fpl-projection.ts'
import { project, type Projection } from '#domain/projection/project.ts'
import type { Rules } from '#domain/scoring/player-points.ts'
import { BASELINES, ifPlaying, type GuessOf } from './baselines.ts'
import { scoreGuesses, type GuessScore } from './guess-score.ts'
import type { ProjectionSeason } from './season.ts'
import { walkSeason, type Step } from './walk-season.ts'

interface Calibration {
  from: number
  n: number
  said: number
  came: number
}

export interface ProjectionEvaluation {
  seasons: string[]
  fromRound: number
  model: GuessScore
  baselines: Record<keyof typeof BASELINES, GuessScore>
  /** The mean chance to start and the share that started, for players in ten groups by that chance. */
  starts: Calibration[]
  /** How often the 80% range holds the result: of everyone, and of those more likely to play than not. */
  coverage: { everyone: number; likely: number }
}

interface Projected extends Step {
  projection: Projection
}

/** The settings of the game that the season is from, which were fitted on earlier seasons of that game. */
export const settingsOf = ({ hasMinutes }: Pick<ProjectionSeason, 'hasMinutes'>) =>
  hasMinutes ? FPL_PROJECTION : CARTOLA_PROJECTION

const share = <T>(all: readonly T[], isTrue: (one: T) => boolean) => all.filter(isTrue).length / Math.max(1, all.length)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function calibrate(all: readonly Projected[]): Calibration[] {
  return Array.from({ length: 10 }, (_, tenth) => tenth).flatMap((tenth) => {
    const own = all.filter(({ projection }) => Math.min(9, Math.floor(projection.startChance * 10)) === tenth)
    if (own.length === 0) return []
    return [
      {
        from: tenth / 10,
        n: own.length,
        said: mean(own.map(({ projection }) => projection.startChance)),
        came: share(own, ({ row }) => row.match.started),
      },
    ]
  })
}

const isInside = ({ row, projection }: Projected) =>
  row.pointTenths >= projection.lowTenths && row.pointTenths <= projection.highTenths

interface Requested {
  rules: Rules
  fromRound: number
}

/** PJ4: walks forward through the seasons, and judges the projections and every baseline on the same rows. */
export function evaluateProjection(
  seasons: readonly ProjectionSeason[],
  { rules, fromRound }: Requested,
): ProjectionEvaluation {
  const all = seasons.flatMap((season) => {
    const settings = settingsOf(season)
    return walkSeason(season)
      .filter(({ row }) => row.round >= fromRound)
      .map((step): Projected => ({ ...step, projection: project(step.candidate, { settings, rules }) }))
  })
  const played = all.filter(({ row }) => row.match.minutes > 0)
  const judge = <S extends Step>(of: (step: S) => ReturnType<GuessOf>, rows: readonly S[]) =>
    rows.map((step) => ({ step, guess: of(step) }))
  const score = (guess: GuessOf) => scoreGuesses(judge(guess, all), judge(ifPlaying(guess), played))
  return {
    seasons: seasons.map(({ name }) => name),
    fromRound,
    model: scoreGuesses(
      judge(({ projection }) => ({ tenths: projection.meanTenths, minutes: projection.minutes }), all),
      judge(({ projection }) => ({ tenths: projection.whenPlayingTenths, minutes: projection.minutes }), played),
    ),
    baselines: {
      zero: score(BASELINES.zero),
      seasonMean: score(BASELINES.seasonMean),
      lastFive: score(BASELINES.lastFive),
      exponential: score(BASELINES.exponential),
      form: score(BASELINES.form),
    },
    starts: calibrate(all),
    coverage: {
      everyone: share(all, isInside),
      likely: share(
        all.filter(({ projection }) => projection.playChance >= 0.5),
        isInside,
      ),
    },
  }
}
