import { benchEngine } from './live/engine.ts'
import { benchRedis } from './live/redis.ts'
import { createReport } from './live/report.ts'
import { benchStream } from './live/stream.ts'

const report = createReport()
if (!process.argv.includes('--stream')) {
  console.log('Engine')
  await benchRedis(report, await benchEngine(report))
}
console.log('Event stream')
await benchStream(report)
process.exit(report.failures() === 0 ? 0 : 1)
