import type { ForecastScore } from '#domain/forecast/metrics.ts'
import type { Evaluation } from './evaluate.ts'

function line(name: string, score: ForecastScore, note = ''): string {
  const number = (value: number) => value.toFixed(4).padStart(9)
  const accuracy = `${(score.accuracy * 100).toFixed(1)}%`.padStart(9)
  const numbers = [score.rps, score.logLoss, score.brier].map(number).join('')
  return `${name.padEnd(20)}${String(score.n).padStart(6)}${numbers}${accuracy}${note}`
}

export function evaluationText(evaluation: Evaluation): string {
  const head = `${evaluation.sport} · ${evaluation.competitions.join(', ')} · ${evaluation.from} to ${evaluation.to} · trained on ${evaluation.trainedOn} earlier matches${evaluation.withSignals > 0 ? `, shots of ${evaluation.withSignals}` : ''}`
  const columns = `${''.padEnd(20)}${'n'.padStart(6)}${['rps', 'log loss', 'brier', 'accuracy'].map((name) => name.padStart(9)).join('')}`
  const baselines = Object.entries(evaluation.baselines).map(([name, score]) => {
    const isPartial = score.n !== evaluation.n
    const note = isPartial ? `   model on these: ${score.model.rps.toFixed(4)} / ${score.model.logLoss.toFixed(4)}` : ''
    return line(name, score, note)
  })
  const bins = evaluation.calibration
    .filter((bin) => bin.n > 0)
    .map((bin) => `${(bin.meanProbability * 100).toFixed(0)}→${(bin.observedShare * 100).toFixed(0)}% (${bin.n})`)
  return [
    head,
    columns,
    line('model', evaluation),
    ...baselines,
    `calibration (said→happened): ${bins.join('  ')}; mean error ${(evaluation.calibrationError * 100).toFixed(1)} points`,
  ].join('\n')
}
