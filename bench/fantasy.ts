import { benchOptimiser } from './fantasy/optimiser.ts'

const met = [await benchOptimiser()]
process.exitCode = met.every(Boolean) ? 0 : 1
