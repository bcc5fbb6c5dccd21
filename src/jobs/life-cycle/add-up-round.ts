import { postDues } from '#db/ledger/ledger.ts'
import { addMissing, addRoundToStats, correctRoundInStats } from '#db/manager/manager-stat.ts'
import { storePrices } from '#db/market/price.ts'
import { addSquadsToPools } from '#db/pool/pool-squads.ts'
import type { RoundRow } from '#db/round/round.ts'
import { postRoundOnWalls } from '#db/wall/quiet-line.ts'
import { lineupSubject } from '#domain/ledger/subject.ts'
import type { RoundCorrections } from '#domain/settlement/correct-round.ts'
import type { SettlementPlan } from '#domain/settlement/plan-settlement.ts'
import type { RoundTransaction } from '#jobs/bulk/round-writer.ts'
import { advanceBrackets } from './brackets.ts'
import { closeFinishedLeagues } from './end-leagues.ts'

interface PlannedRound {
  plan: SettlementPlan
  /** When the round was first settled, and the time now. */
  at: Date
  now: Date
  correctionId: number | undefined
}

export interface AddedUp {
  gained: SettlementPlan['gained']
  /** What a correction changed. */
  changes: RoundCorrections | undefined
  /** Managers who have won a league. */
  winners: number[]
}

/** LD4: a lineup's row of scores is its first entry; settling again posts the differences to what was paid. */
async function postAgain({ trx }: RoundTransaction, round: RoundRow, { plan, at, correctionId }: PlannedRound) {
  const { managerIds, tenths, squadIds } = plan.counting
  const posted = await postDues(trx, {
    championshipId: round.championship_id,
    kind: 'lineup',
    subject: lineupSubject(round.id),
    refs: { roundId: round.id },
    at,
    managerIds,
    points: tenths,
    squadIds,
    correctionId,
  })
  return plan.correctionsFor(posted)
}

/** What follows from the lineups for bolões, divisions, walls, brackets, leagues, figures of managers and prices. */
export async function addUpRound(writing: RoundTransaction, round: RoundRow, planned: PlannedRound): Promise<AddedUp> {
  const { trx } = writing
  const { championship_id: championshipId } = round
  const { plan, at, now } = planned
  const { gained } = plan
  const changes = gained ? undefined : await postAgain(writing, round, planned)
  await addSquadsToPools(trx, round)
  await writing.formDivisions(championshipId)
  if (gained) await postRoundOnWalls(trx, round, at)
  const champions = await advanceBrackets(trx, { roundId: round.id, tenthsOf: plan.tenthsOf })
  const { winners } = await closeFinishedLeagues(trx, championshipId, { champions, at: now })
  if (gained) {
    await addMissing(trx, championshipId, gained.newcomers)
    await addRoundToStats(trx, { championshipId, roundId: round.id, at }, gained.tallies)
    await storePrices(trx, round.id, gained.prices)
  }
  if (changes) await correctRoundInStats(trx, { championshipId, roundId: round.id, settledAt: at }, changes)
  return { gained, changes, winners }
}
