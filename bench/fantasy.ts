import { fillWorld, openBenchDatabase } from './world/bench-database.ts'
import { benchOptimiser } from './fantasy/optimiser.ts'
import { benchServer } from './fantasy/server-figures.ts'

const met = [await benchOptimiser()]
const database = await openBenchDatabase()
try {
  await fillWorld(database, 'small')
  met.push(await benchServer(database))
} finally {
  await database.finish()
}
process.exitCode = met.every(Boolean) ? 0 : 1
