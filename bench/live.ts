import { benchEndpoint } from './live/endpoint.ts'
import { benchEngine } from './live/engine.ts'
import { benchRedis } from './live/redis.ts'
import { createReport } from './live/report.ts'
import { benchStream } from './live/stream.ts'

const report = createReport()
console.log('Engine')
await benchRedis(report, await benchEngine(report))
console.log('Event stream')
await benchStream(report)
console.log('Ranking endpoint')
await benchEndpoint(report)
process.exit(report.failures() === 0 ? 0 : 1)
