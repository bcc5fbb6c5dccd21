import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { isImportedSince, isMarketClosing, joinsOf, markSplit, roundMarks, type StoredJoin } from '#db/join/joins.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { mayTakeBack, type RoundMarks, type SplitRefusal } from '#domain/join/join.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { splitClubs } from './join-clubs.ts'
import { splitPlayers } from './join-players.ts'

/** Why the newest join cannot be taken back; undefined if it can. */
export async function splitRefusal(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { kind, at, moved }: Pick<StoredJoin, 'kind' | 'at' | 'moved'>,
): Promise<SplitRefusal | undefined> {
  if (await isImportedSince(db, championshipId, at)) return 'split_imported'
  const { marks: before } = moved as { marks: RoundMarks }
  const may = mayTakeBack({ kind, before, now: await roundMarks(db, championshipId) })
  return may.ok ? undefined : may.error
}

/** JN7: takes back the newest join, unless `splitRefusal` names a reason or a round past its deadline is not locked. */
export async function splitJoin(
  db: Kysely<Tables>,
  { championshipId, joinId }: { championshipId: ChampionshipId; joinId: number },
): Promise<Result<true, SplitRefusal>> {
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    return split(trx, championshipId, joinId)
  })
}

async function split(trx: Trx, championshipId: ChampionshipId, joinId: number): Promise<Result<true, SplitRefusal>> {
  const joins = await joinsOf(trx, championshipId)
  const join = joins.find(({ id }) => id === joinId)
  if (!join) return fail('join_unknown')
  if (join !== joins[0]) return fail('split_newer')
  const refusal = await splitRefusal(trx, championshipId, join)
  if (refusal) return fail(refusal)
  if (await isMarketClosing(trx, championshipId)) return fail('join_market_closing')
  const take = join.kind === 'club' ? splitClubs : splitPlayers
  if (!(await take(trx, championshipId, join))) return fail('join_unknown')
  await markSplit(trx, joinId)
  await bumpVersion(trx, championshipId, 'round', 'market', 'match')
  return ok(true)
}
