import { checkExtras, type PoolExtras } from '#domain/pool/pool-extras.ts'
import { checkScoring, type PoolScoring } from '#domain/pool/pool-scoring.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { addPerson } from '#db/pool/pool-member.ts'
import { poolOf, storeExtras, storeScoring } from '#db/pool/pool.ts'
import type { Trx } from '#db/schema/trx.ts'
import { leagueProblem } from './league-problems.ts'
import { requirePool } from './require-league.ts'

/** BL3: throws if the scoring is not allowed. */
export function scoringFrom(scoring: PoolScoring): PoolScoring {
  const checked = checkScoring(scoring)
  if (!checked.ok) throw leagueProblem(checked.error.kind, { facts: { errors: [checked.error] } })
  return checked.value
}

export function extrasFrom(extras: PoolExtras): PoolExtras {
  const checked = checkExtras(extras)
  if (!checked.ok) throw leagueProblem(checked.error.kind, { facts: { errors: [checked.error] } })
  return checked.value
}

export async function enterPool(trx: Trx, league: LeagueRow, managerId: number): Promise<void> {
  const added = await addPerson(trx, { leagueId: league.id, managerId, leagueName: league.name })
  if (!added) throw leagueProblem('already_joined_pool')
}

export interface PoolChange {
  scoring: PoolScoring | undefined
  extras: PoolExtras | undefined
}

/** BL3: possible until the first match kicks off. */
export async function changePool(trx: Trx, league: LeagueRow, { scoring, extras }: PoolChange): Promise<void> {
  requirePool(league)
  const pool = await poolOf(trx, league.id)
  if (pool?.isFrozen) throw leagueProblem('scoring_frozen')
  if (scoring) await storeScoring(trx, league.id, scoringFrom(scoring))
  if (extras) await storeExtras(trx, league.id, extrasFrom(extras))
}
