import { startServer } from '#test/e2e/server-process.ts'
import { measureSwitches } from './web/switches.ts'

const budgetMs = 100
const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const shown = (times: readonly number[]) =>
  `${times.map((ms) => Math.round(ms)).join(', ')} ms; median ${Math.round(median(times))}`

const server = await startServer()
try {
  const times = await measureSwitches(server.url)
  const data = times.map(({ dataMs }) => dataMs)
  console.log(`click on another sport or period to its data in the page: ${shown(data)} (at most ${budgetMs})`)
  console.log(`to the frame drawn after it, without a graphics card: ${shown(times.map(({ drawnMs }) => drawnMs))}`)
  if (!(median(data) <= budgetMs)) process.exitCode = 1
} finally {
  await server.stop()
}
