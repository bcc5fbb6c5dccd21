import type { Kysely } from 'kysely'
import { comparedWith, rankingStatsAt, type ComparedWith } from '#db/ranking/ranking-before.ts'
import { disableTimeouts } from '#db/connection/disable-timeouts.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { yieldToOthers } from '#live/yield-to-others.ts'
import { buildRankings, type Rankings } from '#live/rankings.ts'
import { directoryOf } from './stats-directory.ts'

export interface EarlierRankings extends ComparedWith {
  rankings: Rankings
}

export const areSame = (a: ComparedWith, b: ComparedWith): boolean =>
  a.since.getTime() === b.since.getTime() && a.period === b.period

const read = async (trx: Trx, championshipId: ChampionshipId, compared: ComparedWith): Promise<EarlierRankings> => ({
  ...compared,
  rankings: await yieldToOthers(buildRankings(await directoryOf(await rankingStatsAt(trx, championshipId, compared)))),
})

interface Requested {
  championshipId: ChampionshipId
  isInPlay: boolean
}

/**
 * The past does not change, so it is read once per round, and again when a month, week or season begins. With `isLater`
 * the reading is left for later, because visitors wait for the ranks themselves.
 */
export async function earlierRankings(
  trx: Trx,
  { known, isLater, ...of }: Requested & { known: EarlierRankings | undefined; isLater: boolean },
): Promise<{ before: EarlierRankings | undefined; awaited: ComparedWith | undefined }> {
  const compared = await comparedWith(trx, of)
  if (!compared) return { before: undefined, awaited: undefined }
  if (known && areSame(known, compared)) return { before: known, awaited: undefined }
  if (isLater) return { before: undefined, awaited: compared }
  return { before: await read(trx, of.championshipId, compared), awaited: undefined }
}

/** Reads what was left for later. Undefined if the comparison is by now with another round or period. */
export const awaitedRankings = (
  db: Kysely<Tables>,
  { awaited, ...of }: Requested & { awaited: ComparedWith },
): Promise<EarlierRankings | undefined> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await disableTimeouts(trx)
      const compared = await comparedWith(trx, of)
      return compared && areSame(compared, awaited) ? read(trx, of.championshipId, compared) : undefined
    })
