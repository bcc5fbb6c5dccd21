import { forecastForForgetful, pickForForgetful } from '#db/pool/vacation-picks.ts'
import type { Trx } from '#db/schema/trx.ts'
import { modelPick } from '#domain/pick/model-pick.ts'
import { storedPickOf } from '#domain/pick/stored-pick.ts'

/** BL13: from kick-off on, in bolões that allow it, people who forgot a match get the model's pick. */
export async function giveVacationPicks(trx: Trx, matchId: number): Promise<void> {
  const forecast = await forecastForForgetful(trx, matchId)
  if (!forecast) return
  const pick = modelPick(forecast)
  const goesOn = forecast.home >= forecast.away ? 'home' : 'away'
  await pickForForgetful(
    trx,
    matchId,
    storedPickOf(pick.kind === 'score' ? { ...pick, goesOn } : pick, forecast.lead ?? 0),
  )
}
