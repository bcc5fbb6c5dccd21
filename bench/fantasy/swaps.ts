import { bestEleven } from '#domain/optimiser/best-eleven.ts'
import { bestSwaps, type SwapProblem } from '#domain/optimiser/best-swaps.ts'
import { MODALITIES } from '#domain/sport/modality.ts'
import { median, shown, timed, type Report } from '#bench/tools/report.ts'
import { generateMarket } from './instances.ts'

const modality = 'campo' as const
const { budget } = MODALITIES[modality]
const INSTANCES = 12
const RUNS = 5
const USUAL_SWAPS = 3
const MOST_SWAPS = 5
const MOST_MS = 50

/** A squad that was best for other scores, so that swaps can improve it. */
function staleSquad(seed: number): Omit<SwapProblem, 'most'> {
  const candidates = generateMarket(seed, [30, 90, 180, 400][seed % 4] ?? 0)
  const before = candidates.map((player, at) => ({ ...player, score: (player.score * 7919 + 31 * at) % 900 }))
  const squad = bestEleven({ modality, candidates: before, budget })
  if (!squad.ok) throw new Error(`no squad in instance ${seed}`)
  const ids = new Set(squad.value.players.map(({ playerId }) => playerId))
  return { modality, owned: candidates.filter(({ playerId }) => ids.has(playerId)), candidates, budget }
}

/** The fastest of a few runs, because other work on the machine only adds time. */
async function quickest(problem: SwapProblem): Promise<number> {
  const times = []
  for (let run = 0; run < RUNS; run++) times.push((await timed(() => bestSwaps(problem))).ms)
  return Math.min(...times)
}

export async function benchSwaps(report: Report): Promise<void> {
  const times = { usual: [] as number[], most: [] as number[] }
  for (let seed = 0; seed < INSTANCES; seed++) {
    const squad = staleSquad(seed)
    times.usual.push(await quickest({ ...squad, most: USUAL_SWAPS }))
    times.most.push(await quickest({ ...squad, most: MOST_SWAPS }))
  }
  const figures = (all: number[]) => `median ${shown(median(all))} ms, worst ${shown(Math.max(...all))} ms`
  report.say(
    `best swaps in a market of 176: up to ${USUAL_SWAPS} ${figures(times.usual)}; up to ${MOST_SWAPS} ${figures(times.most)}`,
  )
  report.check(`best ${USUAL_SWAPS} swaps, slowest`, Math.max(...times.usual), { atMost: MOST_MS, unit: 'ms' })
}
