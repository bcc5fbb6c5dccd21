import type { Kysely } from 'kysely'
import type { PoolJokers } from '#contract/pool-joker.ts'
import { isMatchStarted } from '#db/pick/pick.ts'
import { jokerMatches, removeJoker, storeJoker } from '#db/pool/pool-joker.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requireMembership, requirePool } from '#api/league-shared/require-league.ts'

/** Only the person's own jokers. The grid shows those of others from kick-off on. */
export async function readJokers(db: Kysely<Tables>, leagueId: number, managerId: number): Promise<PoolJokers> {
  const { row, place } = await readVisible(db, { leagueId, managerId, code: undefined })
  requirePool(row)
  if (!place) throw leagueProblem('pool_members_only')
  const stages = new Map<string, PoolJokers['stages'][number]>()
  for (const { stage, round, matchId, startsAt, ...match } of await jokerMatches(db, leagueId, managerId)) {
    const known = stages.get(stage) ?? { key: stage, round, matches: [] }
    known.matches.push({ ...match, id: matchId, startsAtMs: startsAt.getTime() })
    stages.set(stage, known)
  }
  return { stages: [...stages.values()] }
}

/** BL11: a joker may move until its old or its new match has kicked off. */
export async function saveJoker(
  db: Kysely<Tables>,
  { isOn, ...joker }: { leagueId: number; managerId: number; matchId: number; isOn: boolean },
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await requireMembership(trx, joker.leagueId, joker.managerId)
      const pool = await poolOf(trx, joker.leagueId)
      if (!pool?.extras.hasJoker) throw leagueProblem('no_joker')
      if (!isOn) await removeJoker(trx, joker)
      else if (!(await storeJoker(trx, joker))) throw httpProblem('not_found')
    })
  } catch (error) {
    if (isMatchStarted(error)) throw leagueProblem('joker_late')
    throw error
  }
}
