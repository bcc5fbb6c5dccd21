import type { ControlledTransaction, Kysely } from 'kysely'
import { rewardFirstLineups } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { isNextToDivide } from '#db/division/lock-division.ts'
import { assignTies, bracketsDue } from '#db/league/league-ties.ts'
import { noteCause } from '#db/notice/cause.ts'
import { addMissing } from '#db/manager/manager-stat.ts'
import { drawDuels, markLocked, standingsForDraw } from '#db/round/lock-round.ts'
import { beginReader, endQuietly, inTurn, writeBeside, type Beside } from '#db/round/read-beside.ts'
import { gameNow, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pairColumns } from '#domain/duel/pair-squads.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { isLocked } from '#domain/round/round.ts'
import { startBrackets } from './brackets.ts'
import { divideWaiting, formDivisions, groupsBeside, type GroupsBeside } from './form-divisions.ts'
import { freezeSquads, type CountingSquads } from './freeze-squads.ts'

export type LockOutcome = 'locked' | 'already' | 'early' | 'unknown_round'

/** Who meets whom (SQ9), and who of them may be new. */
async function pair(reader: Kysely<Tables>, round: RoundRow, { squadIds, managerIds }: CountingSquads) {
  const { points, bots, veterans } = await standingsForDraw(reader, round.championship_id)
  const of = {
    points: managerIds.map((managerId) => points[managerId] ?? 0),
    bots: new Uint8Array(managerIds.length),
  }
  for (let place = 0; place < managerIds.length; place++) if (bots.has(managerIds[place] as number)) of.bots[place] = 1
  const duels = pairColumns({ squadIds, managerIds, ...of }, round.id)
  return { duels, newcomers: Array.from(managerIds.filter((managerId) => !veterans.has(managerId))) }
}

/** Connections on which more is written than on the lock's own: two processors write at once. */
interface Writers {
  db: Kysely<Tables>
  groups: GroupsBeside | undefined
}

/** Groups are begun, unless their turn has not come: then nobody will read any more what the lock saw. */
async function beginGroups(
  { db }: Writers,
  round: RoundRow,
  seen: { reader: ControlledTransaction<Tables>; competing: Int32Array },
): Promise<GroupsBeside | undefined> {
  if (await isNextToDivide(seen.reader, round)) return groupsBeside(db, round, seen)
  await seen.reader.commit().execute()
  return undefined
}

/**
 * Lineups and duels; groups are begun, which are written later. Before the round is locked nobody sees duels, as whoever looks for one comes from
 * a lineup, and what a lock that failed has left of them is taken away. Tells who of those who compete may be new.
 */
async function freezeAndDraw(trx: Trx, round: RoundRow, { at, beside }: { at: Date; beside: Writers | undefined }) {
  const reader = beside && (await beginReader(trx, beside.db))
  try {
    return await inTurn((write) =>
      inTurn(async (writeAside) => {
        const counting = await freezeSquads(trx, round, { at, reader: reader ?? trx, freeze: write })
        const { duels, newcomers } = await pair(reader ?? trx, round, counting)
        const draw = (on: Trx) => drawDuels(on, round.id, duels)
        if (beside && reader) {
          writeAside(() => writeBeside(beside.db, draw))
          beside.groups = await beginGroups(beside, round, { reader, competing: counting.managerIds })
        } else write(() => draw(trx))
        return newcomers
      }),
    )
  } catch (error) {
    if (reader) await endQuietly(reader)
    throw error
  }
}

async function lock(trx: Trx, round: RoundRow, { at, beside }: { at: Date; beside: Writers | undefined }) {
  const { id, championship_id: championshipId } = round
  const newcomers = await freezeAndDraw(trx, round, { at, beside })
  // Squads of older versions, and of whoever wrote them another way: the live table knows everybody who competes by that row.
  await addMissing(trx, championshipId, newcomers)
  await rewardFirstLineups(trx, round, newcomers)
  await noteCause(trx, { championshipId, kind: 'round_locked', subjectId: id })
  await startBrackets(trx, await bracketsDue(trx, round))
  await assignTies(trx, round)
  await markLocked(trx, id)
  if (!beside?.groups) await formDivisions(trx, championshipId)
  await bumpVersion(trx, championshipId, 'round', 'market', 'league')
}

/**
 * RL2: at the deadline every complete squad becomes a lineup, once; pairs are drawn; knockout stages and divisions get the round. Groups stand a
 * moment after the rest; those of a round that was locked without them are made up for.
 */
export async function lockRound(db: Kysely<Tables>, roundId: number, reading?: Beside): Promise<LockOutcome> {
  const beside: Writers | undefined = reading && { db: reading, groups: undefined }
  try {
    const [outcome, waiting] = await db.transaction().execute(async (trx): Promise<[LockOutcome, ChampionshipId?]> => {
      await takeTurn(trx, { roundId })
      const round = await takeRound(trx, roundId)
      if (!round) return ['unknown_round']
      if (round.state !== 'open') return ['already', round.championship_id]
      const at = await gameNow(trx, round.championship_id)
      if (!isLocked({ state: round.state, deadlineMs: round.deadline_at.getTime() }, at.getTime())) return ['early']
      await lock(trx, round, { at, beside })
      return ['locked']
    })
    await beside?.groups?.write()
    if (waiting !== undefined) await divideWaiting(db, waiting)
    return outcome
  } catch (error) {
    await beside?.groups?.giveUp()
    throw error
  }
}
