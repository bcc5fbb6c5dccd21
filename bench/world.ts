import { firstChampionship } from '#db/championship/championship.ts'
import { worldStatus } from '#db/world/world-status.ts'
import { shown, timed, type Report } from './tools/report.ts'
import { fillWorld, openBenchDatabase } from './world/bench-database.ts'
import { EXAMPLE_PLACE, rankingFigures } from './world/ranking-figures.ts'

const LIMIT_SECONDS = { full: 45, small: 5 }

export async function run(report: Report): Promise<void> {
  for (const size of ['small', 'full'] as const) {
    const database = await openBenchDatabase()
    try {
      const { ms, cpuMs, value: steps } = await timed(() => fillWorld(database, size))
      report.check(`${size} world`, ms / 1000, { atMost: LIMIT_SECONDS[size], unit: 's' })
      const longest = [...steps].sort(([, a], [, b]) => b - a).slice(0, 8)
      report.say(`processor time of node: ${shown(cpuMs / 1000)} s`)
      report.say(`longest steps: ${longest.map(([step, took]) => `${step} ${shown(took / 1000)} s`).join(', ')}`)
      const status = await worldStatus(database.db, firstChampionship)
      report.say(`${status.managers} managers, ${status.leagues} leagues, ${status.lineups} lineups`)
      report.say(`${status.picks} picks, ${status.settledPicks} of them settled`)
      for (const { name, members } of status.featured) report.say(`${name}: ${members} members`)
      const { least, most, change, atExample } = await rankingFigures(database.db)
      report.check('points of the 50th', least, { atLeast: 10_000, unit: '' })
      report.check('points of the first', most, { atMost: 100_000, unit: '' })
      report.check('median change of the first 50', change, { atMost: 10, unit: 'places' })
      if (size === 'full') {
        report.check(`points at rank ${EXAMPLE_PLACE}, distance from 15,420`, Math.abs(atExample - 15_420), {
          atMost: 500,
          unit: '',
        })
        report.check('managers', status.managers, { atLeast: 50_000, unit: '' })
        report.check('settled picks', status.settledPicks, { atLeast: 1_000_000, unit: '' })
        const members = status.featured.map((league) => league.members)
        report.check('featured leagues with 15,420, 8,750 and 12 members', Number(members.join() === '15420,8750,12'), {
          atLeast: 1,
          unit: '',
        })
      }
    } finally {
      await database.finish()
    }
  }
}
