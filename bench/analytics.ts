import { startServer } from '#test/e2e/server-process.ts'
import { median, shown, type Report } from './tools/report.ts'
import { measureSwitches } from './web/switches.ts'

const listed = (times: readonly number[]) => times.map(shown).join(', ')

export async function run(report: Report): Promise<void> {
  const server = await startServer()
  try {
    const times = await measureSwitches(server.url)
    const data = times.map(({ dataMs }) => dataMs)
    const drawn = times.map(({ drawnMs }) => drawnMs)
    report.say(`from a click on another sport or period to its data in the page: ${listed(data)} ms`)
    report.check('the same, median', median(data), { atMost: 100, unit: 'ms' })
    report.say(
      `until the next frame, drawn without a graphics card: ${listed(drawn)}; median ${shown(median(drawn))} ms`,
    )
  } finally {
    await server.stop()
  }
}
