import { startServer } from '#test/e2e/server-process.ts'
import { measureSwitches } from './web/switches.ts'

const budgetMs = 100

const server = await startServer()
try {
  const times = await measureSwitches(server.url)
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  const shown = times.map((ms) => Math.round(ms)).join(', ')
  console.log(`click on another sport or period to its data on the screen: ${shown} ms`)
  console.log(`median ${Math.round(median)} ms (at most ${budgetMs})`)
  if (!(median <= budgetMs)) process.exitCode = 1
} finally {
  await server.stop()
}
