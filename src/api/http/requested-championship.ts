import type { Context } from 'hono'
import type { ChampionshipId } from '#domain/ids.ts'
import type { AppEnv, RequestedChampionship } from './context.ts'
import { httpProblem } from './http-problems.ts'

/** A championship that the visitor may not enter is answered as if it did not exist. */
export function requestedChampionship(c: Context<AppEnv>): RequestedChampionship {
  const asked = c.get('championship')
  if (!asked) throw httpProblem('championship_unknown')
  return asked
}

export const championshipIdOf = (c: Context<AppEnv>): ChampionshipId => requestedChampionship(c).id
