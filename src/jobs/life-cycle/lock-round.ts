import type { Kysely } from 'kysely'
import { rewardFirstLineups } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { assignTies, bracketsDue } from '#db/league/league-ties.ts'
import { noteCause } from '#db/notice/cause.ts'
import { addMissing } from '#db/manager/manager-stat.ts'
import { markLocked } from '#db/round/lock-round.ts'
import { gameNow, selectRoundForUpdate, type RoundRow } from '#db/round/round.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { noteLockRoot } from '#db/var/round-roots.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { isLocked } from '#domain/round/round.ts'
import { formDivisions } from '#jobs/bulk/form-divisions.ts'
import type { RoundTransaction, RoundWriter } from '#jobs/bulk/round-writer.ts'
import { serialWriter } from '#jobs/bulk/serial-writer.ts'
import { startBrackets } from './brackets.ts'

export type LockOutcome = 'locked' | 'already' | 'early' | 'unknown_round'

async function lock(writing: RoundTransaction, round: RoundRow, at: Date): Promise<void> {
  const { trx } = writing
  const { id, championship_id: championshipId } = round
  const newcomers = await writing.freezeSquads(round, at)
  await noteLockRoot(trx, round)
  // The live ranking finds managers by their row of `manager_stat`, which those of older versions may lack.
  await addMissing(trx, championshipId, newcomers)
  await rewardFirstLineups(trx, round, newcomers)
  await noteCause(trx, { championshipId, kind: 'round_locked', subjectId: id })
  await startBrackets(trx, await bracketsDue(trx, round))
  await assignTies(trx, round)
  await markLocked(trx, id)
  await writing.formDivisions(championshipId)
  await bumpVersion(trx, championshipId, 'round', 'market', 'league')
}

/** Forms the groups of locked rounds without groups, such as one whose process ended before it wrote them. */
const formMissingDivisions = (db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    if (await formDivisions(trx, championshipId)) await bumpVersion(trx, championshipId, 'league')
  })

/**
 * RL2: at the deadline every complete squad becomes a lineup, once; duels are drawn; knockout stages and divisions get
 * the round.
 */
export async function lockRound(
  db: Kysely<Tables>,
  roundId: number,
  writer: RoundWriter = serialWriter,
): Promise<LockOutcome> {
  const [outcome, championshipId] = await writer.transact(
    db,
    async (writing): Promise<[LockOutcome, ChampionshipId?]> => {
      const { trx } = writing
      await lockChampionship(trx, { roundId })
      const round = await selectRoundForUpdate(trx, roundId)
      if (!round) return ['unknown_round']
      if (round.state !== 'open') return ['already', round.championship_id]
      const at = await gameNow(trx, round.championship_id)
      if (!isLocked({ state: round.state, deadlineMs: round.deadline_at.getTime() }, at.getTime())) return ['early']
      await lock(writing, round, at)
      return ['locked']
    },
  )
  if (championshipId !== undefined) await formMissingDivisions(db, championshipId)
  return outcome
}
