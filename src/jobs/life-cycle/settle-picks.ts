import { PICK_POINTS } from '#domain/rule-numbers.ts'
import type { Kysely } from 'kysely'
import { alignAchievements, PICK_ACHIEVEMENTS, rewardPicks } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { postDues } from '#db/ledger/ledger.ts'
import { addPicksToStats, rebuildStats } from '#db/manager/manager-stat.ts'
import { noteCause } from '#db/notice/cause.ts'
import { addToPools } from '#db/pool/settle-pool.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  distinctPicks,
  gradePicks,
  gradePoolPicks,
  markPicksSettled,
  pickDues,
  settledAfter,
  takeMatch,
  type FinishedMatch,
} from '#db/pick/settle-picks.ts'
import { pickSubject } from '#domain/ledger/subject.ts'
import { whoGoesOn } from '#domain/match/who-goes-on.ts'
import { pickedToGoOn } from '#domain/pick/goes-on.ts'
import { gradePick, isRightOutcome } from '#domain/pick/pick-points.ts'
import { pickOf } from '#domain/pick/stored-pick.ts'
import type { Score } from '#domain/sport/outcome.ts'
import { noteMovedTables } from '#db/webhook/moved-tables.ts'
import { answerPoolQuestions } from './answer-pool-questions.ts'
import { settlePoolBracketsAfter } from './settle-pool-brackets.ts'
import { giveVacationPicks } from './vacation-picks.ts'

export type PicksOutcome = 'settled' | 'nothing_to_do' | 'unfinished' | 'unknown_match'

/**
 * Settles the picks of a match. Even if nobody picked it, this also settles questions and brackets of bolões, and notes
 * for webhooks which tables changed.
 */
export const settlePicksIn = (trx: Trx, matchId: number, correctionId?: number): Promise<PicksOutcome> =>
  noteMovedTables(trx, { matchId }, () => settleAll(trx, matchId, correctionId))

async function settleAll(trx: Trx, matchId: number, correctionId?: number): Promise<PicksOutcome> {
  const match = await takeMatch(trx, matchId)
  if (!match) return 'unknown_match'
  const outcome = await settleMatch(trx, match, correctionId)
  if (outcome === 'unfinished') return outcome
  const second = await settledAfter(trx, matchId)
  if (second !== undefined) await settleAll(trx, second, correctionId)
  const answers = await answerPoolQuestions(trx, matchId)
  const brackets = await settlePoolBracketsAfter(trx, matchId)
  if (answers || brackets) await bumpVersion(trx, match.championshipId, 'league')
  return outcome
}

/** PK2: graded once per distinct pick, credited once per manager. After a correction it writes only the differences. */
async function settleMatch(trx: Trx, match: FinishedMatch, correctionId: number | undefined): Promise<PicksOutcome> {
  if (match.state !== 'final' || match.endedAt === null) return 'unfinished'
  const { id: matchId, championshipId } = match
  if (match.isAwarded) {
    // MT4: nothing was played that a pick could have predicted.
    await markPicksSettled(trx, matchId)
    return 'nothing_to_do'
  }
  await giveVacationPicks(trx, matchId)
  const result: Score = { home: match.homeScore ?? 0, away: match.awayScore ?? 0 }
  const full = match.extraTime
  const lead = match.lead ?? 0
  const wentOn = match.lead === null ? null : whoGoesOn({ ...match, score: result }, lead)
  const grades = (await distinctPicks(trx, matchId)).map((stored) => {
    const pick = pickOf(stored)
    const grade = gradePick(pick, result)
    return {
      ...stored,
      points: PICK_POINTS[grade],
      isRight: isRightOutcome(grade),
      grade,
      fullGrade: full && gradePick(pick, full),
      goesOnRight: wentOn && pickedToGoOn(pick, lead) === wentOn,
    }
  })
  await markPicksSettled(trx, matchId)
  if (grades.length === 0) return 'nothing_to_do'
  for (const moved of await addToPools(trx, { matchId, result, full, wentOn, lead }))
    await bumpVersion(trx, moved, 'league')
  await gradePoolPicks(trx, matchId, grades)
  const managerIds = await gradePicks(trx, matchId, grades)
  if (managerIds.length === 0) return 'nothing_to_do'
  const dues = await pickDues(trx, matchId)
  await postDues(trx, {
    championshipId,
    kind: 'pick',
    subject: pickSubject(matchId),
    refs: { matchId },
    at: match.endedAt,
    isFirst: !match.picksSettled,
    correctionId,
    ...dues,
  })
  if (match.picksSettled) {
    await rebuildStats(trx, championshipId, managerIds)
    await alignAchievements(trx, championshipId, managerIds, PICK_ACHIEVEMENTS)
  } else {
    const late = await addPicksToStats(trx, match, await gameNow(trx, championshipId))
    await rebuildStats(trx, championshipId, late)
    await rewardPicks(trx, { matchId, championshipId, late })
    await noteCause(trx, { championshipId, kind: 'picks_settled', subjectId: matchId })
  }
  await bumpVersion(trx, championshipId, 'pick', 'ranking')
  return 'settled'
}

export async function settlePicks(db: Kysely<Tables>, matchId: number): Promise<PicksOutcome> {
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { matchId })
    return settlePicksIn(trx, matchId)
  })
}
