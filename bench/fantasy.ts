import { benchOptimiser } from './fantasy/optimiser.ts'
import { benchProjections } from './fantasy/projections.ts'
import { benchServer } from './fantasy/server-figures.ts'
import { benchSwaps } from './fantasy/swaps.ts'
import type { Report } from './tools/report.ts'
import { fillWorld, openBenchDatabase } from './world/bench-database.ts'

export async function run(report: Report): Promise<void> {
  await benchOptimiser(report)
  await benchSwaps(report)
  await benchProjections(report)
  const database = await openBenchDatabase()
  try {
    await fillWorld(database, 'small')
    await benchServer(report, database)
  } finally {
    await database.finish()
  }
}
