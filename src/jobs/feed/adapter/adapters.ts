import type { Adapters } from './adapter.ts'
import { cartola } from './cartola.ts'
import { footballData } from './football-data.ts'
import { openfootball } from './openfootball.ts'

export const ADAPTERS: Adapters = { cartola, 'football-data': footballData, openfootball }
