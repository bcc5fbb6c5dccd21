import type { Kysely } from 'kysely'
import { alignTopRanks } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { keepAsTrophies, oldPrizes } from '#db/league/old-prizes.ts'
import { postDues } from '#db/ledger/ledger.ts'
import { rankManagers, rebuildStats } from '#db/manager/manager-stat.ts'
import { rewriteRanks } from '#db/manager/rank-history.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { prizeSubject } from '#domain/ledger/subject.ts'

/**
 * Decision 021: what a version before paid into the ranking becomes a trophy. In the ledger it is a correction like any
 * other (LD4): the prize stays, the next line takes it back, and the history since then is what the ledger says now.
 */
export async function makeTrophies(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    const prizes = await oldPrizes(trx, championshipId)
    const paidTimes: number[] = []
    for (const { leagueId, edition, paidAt: at } of prizes) {
      if (!at) continue
      const subject = prizeSubject({ leagueId, edition })
      await postDues(trx, {
        championshipId,
        kind: 'prize',
        subject,
        refs: { leagueId },
        at,
        managerIds: [],
        points: [],
      })
      paidTimes.push(at.getTime())
    }
    await keepAsTrophies(trx, prizes)
    await rebuildStats(
      trx,
      championshipId,
      prizes.map(({ managerId }) => managerId),
    )
    if (paidTimes.length > 0) {
      const since = new Date(Math.min(...paidTimes))
      await rankManagers(trx, championshipId)
      await rewriteRanks(trx, championshipId, since)
      await alignTopRanks(trx, championshipId, since)
    }
    if (prizes.length > 0) await bumpVersion(trx, championshipId, 'league', 'ranking')
    return prizes.length
  })
}
