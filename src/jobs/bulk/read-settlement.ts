import type { Kysely } from 'kysely'
import { concatColumns } from '#db/connection/columns.ts'
import { playersToPrice } from '#db/market/price.ts'
import { standingsOf } from '#db/manager/manager-stat.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { lineupRange, lineupsBetween } from '#db/round/lineup-columns.ts'
import { botsIn } from '#db/round/lock-round.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { duelsOfRound, scoresOfRound } from '#db/round/settle-round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { idSet } from '#domain/by-id.ts'
import { RECENT_MATCHES } from '#domain/price/price.ts'
import { SCORED, scoreBatch, type ScoredLineups } from '#domain/settlement/score-batch.ts'
import type { FirstColumns, SettlementColumns } from '#domain/settlement/settlement-columns.ts'
import { readRanges, type Reader } from './read-ranges.ts'

/** The players of millions of lineups do not fit into memory: a batch is scored as soon as it is read. */
const LINEUPS_A_BATCH = 20_000

async function scoredLineups(readers: readonly [Reader, ...Reader[]], roundId: number): Promise<ScoredLineups> {
  const first = await readers[0]
  const attended = await attendanceOf(first, { roundId })
  const range = { ...(await lineupRange(first, roundId)), most: LINEUPS_A_BATCH }
  const batches = await readRanges(readers, range, async (db, part) => {
    const lineups = await lineupsBetween(db, roundId, part)
    return { ...scoreBatch(lineups, attended), length: lineups.squadIds.length }
  })
  return concatColumns(SCORED, batches)
}

const firstColumns = async (
  db: Kysely<Tables>,
  championshipId: RoundRow['championship_id'],
): Promise<FirstColumns> => ({
  standings: await standingsOf(db, championshipId),
  bots: idSet(await botsIn(db)),
  players: await playersToPrice(db, { championshipId, matches: RECENT_MATCHES }),
})

async function otherColumns(db: Kysely<Tables>, { id, championship_id, settlements }: RoundRow) {
  const duels = await duelsOfRound(db, id)
  return { duels, first: settlements === 0 ? await firstColumns(db, championship_id) : undefined }
}

/** Connections that see the same rows. Both are the same one if there is no second connection. */
interface Readers {
  trx: Trx
  reader: Kysely<Tables>
}

/**
 * The whole input of a round's settlement, except members of divisions. The reader takes a share of the lineups after
 * it has read the rest.
 */
export async function readSettlement(round: RoundRow, { trx, reader }: Readers): Promise<SettlementColumns> {
  const others = otherColumns(reader, round)
  const freeReader = others.then(() => reader)
  // If reading the lineups fails first, nobody awaits this promise: its failure would end the process.
  freeReader.catch(() => undefined)
  const lineups = await scoredLineups(reader === trx ? [freeReader] : [Promise.resolve(trx), freeReader], round.id)
  const before = round.settlements === 0 ? new Map<number, number>() : await scoresOfRound(trx, round.id)
  return { lineups, before, ...(await others) }
}
