import { alignAchievements, rewardOutstanding } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { rankManagers, rebuildStats } from '#db/manager/manager-stat.ts'
import { noteRanks, recordRises } from '#db/manager/rank-history.ts'
import { noteCause } from '#db/notice/cause.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { noteScoreRoot } from '#db/var/round-roots.ts'
import { galasTurned } from '#domain/settlement/correct-round.ts'
import type { AddedUp } from './add-up-round.ts'

/**
 * Ranks and achievements, after all figures are written. Figures of managers who won a league are derived again. Then
 * readers are told that the round has changed.
 */
export async function rewardRound(
  trx: Trx,
  round: RoundRow,
  { at, gained, changes, winners }: AddedUp & { at: Date },
): Promise<void> {
  const championshipId = round.championship_id
  await noteScoreRoot(trx, round)
  await rebuildStats(trx, championshipId, winners)
  if (gained) {
    await noteRanks(trx, { roundId: round.id, championshipId, anew: winners }, gained.ranked)
    await rewardOutstanding(trx, { championshipId, at }, gained.outstanding)
    await recordRises(trx, { championshipId, at }, gained.rises)
    await noteCause(trx, { championshipId, kind: 'round_settled', subjectId: round.id })
  }
  if (changes) {
    await rankManagers(trx, championshipId)
    await alignAchievements(trx, championshipId, galasTurned(changes), ['rodada-de-gala'])
  }
  await alignAchievements(trx, championshipId, winners, ['campeao-de-liga'])
  await bumpVersion(trx, championshipId, 'round', 'ranking', 'league', 'market')
}
