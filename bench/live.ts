import { benchEngine } from './live/engine.ts'
import { benchRedis } from './live/redis.ts'
import { createReport } from './live/report.ts'

const report = createReport()
console.log('Engine')
const engine = await benchEngine(report)
await benchRedis(report, engine)
process.exit(report.failures() === 0 ? 0 : 1)
