import { startServer } from '#test/e2e/server-process.ts'
import { measureFirstLoad } from './web/first-load.ts'
import { measureLighthouse } from './web/lighthouse.ts'

const budgets = { score: 98, scriptBytes: 110 * 1024, shift: 0 }

const server = await startServer()
try {
  const { scriptBytes, documentBytes, requests } = await measureFirstLoad(`${server.url}/`)
  const runs = []
  for (let run = 0; run < 5; run++) runs.push(await measureLighthouse(`${server.url}/`))
  const byPerformance = runs.toSorted((a, b) => a.scores['performance']! - b.scores['performance']!)
  console.log(
    `lighthouse performance in five new browsers: ${byPerformance.map(({ scores }) => scores['performance']).join(', ')}`,
  )
  const { scores, shift, largestPaintMs, blockingMs } = byPerformance[2]!
  const over = [
    ...Object.entries(scores).filter(([, score]) => score < budgets.score),
    ...(scriptBytes > budgets.scriptBytes ? ['first-load JavaScript'] : []),
    ...(shift > budgets.shift ? ['layout shift'] : []),
  ]
  for (const [category, score] of Object.entries(scores))
    console.log(`lighthouse mobile ${category}, median: ${score} (at least ${budgets.score})`)
  console.log(`layout shift: ${shift} (at most ${budgets.shift})`)
  console.log(
    `largest paint ${Math.round(largestPaintMs)} ms, blocking ${Math.round(blockingMs)} ms on the simulated phone`,
  )
  console.log(
    `first-load JavaScript: ${(scriptBytes / 1024).toFixed(1)} KB brotli in ${requests} files (at most ${budgets.scriptBytes / 1024} KB)`,
  )
  console.log(`document: ${(documentBytes / 1024).toFixed(1)} KB brotli with its data and CSS`)
  if (over.length > 0) {
    console.error(`over budget: ${over.join('; ')}`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
