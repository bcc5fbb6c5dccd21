import { alignAchievements, PICK_ACHIEVEMENTS } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { postDues } from '#db/ledger/ledger.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { BY_SOURCE, noteCorrection, roundOfMatch, standingOfMatch } from '#db/match/correction.ts'
import { clearResult, ungradePicks } from '#db/match/withdraw-result.ts'
import { settledAfter, takeMatch, type FinishedMatch } from '#db/pick/settle-picks.ts'
import { addToPools } from '#db/pool/settle-pool.ts'
import type { Trx } from '#db/schema/trx.ts'
import { pickSubject } from '#domain/ledger/subject.ts'
import { answerPoolQuestions } from './answer-pool-questions.ts'
import type { ChangedMatch } from './settle-again.ts'
import { settlePoolBracketsAfter } from './settle-pool-brackets.ts'
import { settlePicksIn } from './settle-picks.ts'

/** Takes back what picks had earned; the picks stay, and count when there is a result again. */
async function unsettlePicks(trx: Trx, match: FinishedMatch, correctionId: number): Promise<void> {
  const { id: matchId, championshipId, endedAt } = match
  for (const moved of await addToPools(trx, { matchId, result: null, full: null, wentOn: null, lead: 0 }))
    await bumpVersion(trx, moved, 'league')
  const managerIds = await ungradePicks(trx, matchId)
  if (endedAt)
    await postDues(trx, {
      championshipId,
      kind: 'pick',
      subject: pickSubject(matchId),
      refs: { matchId },
      at: endedAt,
      correctionId,
      managerIds: [],
      points: [],
    })
  await rebuildStats(trx, championshipId, managerIds)
  await alignAchievements(trx, championshipId, managerIds, PICK_ACHIEVEMENTS)
}

/**
 * IM7: a match whose result is taken back waits for it again. Ledger entries stay, and corrections offset what was
 * settled on it. The holder of the championship's lock settles its round afterwards.
 */
export async function withdrawResult(trx: Trx, matchId: number): Promise<ChangedMatch | undefined> {
  const match = await takeMatch(trx, matchId)
  if (!match) return undefined
  const roundId = await roundOfMatch(trx, matchId)
  const { score } = await standingOfMatch(trx, matchId)
  await clearResult(trx, matchId)
  const correctionId = await noteCorrection(trx, {
    matchId,
    roundId,
    old: { score },
    new: {},
    reason: '',
    by: BY_SOURCE,
  })
  if (match.picksSettled) await unsettlePicks(trx, match, correctionId)
  const second = await settledAfter(trx, matchId)
  if (second !== undefined) await settlePicksIn(trx, second, correctionId)
  await answerPoolQuestions(trx, matchId)
  await settlePoolBracketsAfter(trx, matchId)
  await bumpVersion(trx, match.championshipId, 'pick')
  return { roundId, endedAt: match.endedAt, correctionId }
}
