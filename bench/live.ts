import { benchChampionships } from './live/championships.ts'
import { benchEndpoint } from './live/endpoint.ts'
import { benchEngine } from './live/engine.ts'
import { benchRedis } from './live/redis.ts'
import { benchStream } from './live/stream.ts'
import type { Report } from './tools/report.ts'

export async function run(report: Report): Promise<void> {
  report.say('Engine')
  await benchRedis(report, await benchEngine(report))
  report.say('Four championships live at once')
  await benchChampionships(report)
  report.say('Event stream')
  await benchStream(report)
  report.say('Ranking endpoint')
  await benchEndpoint(report)
}
