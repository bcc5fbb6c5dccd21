import { drawDuels, standingsForDraw } from '#db/round/lock-round.ts'
import { addToLeagues } from '#db/league/settle-league.ts'
import type { Trx } from '#db/schema/trx.ts'
import { storeDuels } from '#db/round/settle-round.ts'
import { planDuels } from '#domain/lock/plan-lock.ts'
import { planSettlement } from '#domain/settlement/plan-settlement.ts'
import { formDivisions } from './form-divisions.ts'
import { freezeSquads } from './freeze-squads.ts'
import { readSettlement } from './read-settlement.ts'
import type { RoundTransaction, RoundWriter } from './round-writer.ts'
import { writeMembers, writeScores } from './write-settlement.ts'

/** Does everything on the connection of an open transaction, one statement after the other. */
export const serialTransaction = (trx: Trx): RoundTransaction => ({
  trx,
  freezeSquads: async (round, at) => {
    const counting = await freezeSquads(trx, round, { at, reader: trx, write: (write) => write() })
    const { duels, newcomers } = planDuels(counting, await standingsForDraw(trx, round.championship_id), round.id)
    await drawDuels(trx, round.id, duels)
    return newcomers
  },
  formDivisions: async (championshipId) => void (await formDivisions(trx, championshipId)),
  settle: async ({ round, cycles }, rest) => {
    const plan = planSettlement(await readSettlement(round, { trx, reader: trx }))
    await writeMembers(trx, cycles, plan.placeMembers)
    await addToLeagues(trx, round, plan.leagues)
    await writeScores(trx, round, plan)
    await storeDuels(trx, round.id, plan.duels)
    return rest(plan)
  },
})

/** One transaction on one connection. */
export const serialWriter: RoundWriter = {
  transact: (db, work) => db.transaction().execute((trx) => work(serialTransaction(trx))),
}
