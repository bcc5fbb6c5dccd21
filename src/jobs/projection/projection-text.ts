import { BANDS, type GuessScore } from './guess-score.ts'
import type { ProjectionEvaluation } from './evaluate-projection.ts'

const columns = ['rmse', 'mae', 'spearman', 'minutesMae', 'appearancesMse'] as const satisfies (keyof GuessScore)[]
const WIDTH = 15
const pad = (text: string) => text.padStart(WIDTH)
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function lineOf(name: string, score: GuessScore): string {
  const bands = BANDS.map((band) => pad((score.rmseByResult[band.name] ?? 0).toFixed(3)))
  return [name.padEnd(WIDTH), ...columns.map((column) => pad(score[column].toFixed(3))), ...bands].join('')
}

/** The figures of an evaluation, for people. */
export function projectionText({ seasons, fromRound, model, baselines, starts, coverage }: ProjectionEvaluation) {
  return [
    `${seasons.join(', ')}: ${model.n} rows from round ${fromRound} on`,
    ['model'.padEnd(WIDTH), ...columns.map(pad), ...BANDS.map(({ name }) => pad(name))].join(''),
    lineOf('projection', model),
    ...Object.entries(baselines).map(([name, score]) => lineOf(name, score)),
    'chance to start: forecast, observed',
    ...starts.map(({ n, said, came }) => `${percent(said).padStart(8)}${percent(came).padStart(8)} of ${n}`),
    `80% range: ${percent(coverage.everyone)} of everyone, ${percent(coverage.likely)} of the likely`,
  ].join('\n')
}
