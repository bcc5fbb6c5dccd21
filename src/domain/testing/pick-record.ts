import type { PickRecord } from '#domain/pick/pick-record.ts'

const EMPTY_RECORD: PickRecord = { settled: 0, right: 0, streak: 0, bestStreak: 0 }

/** Picks must come in the order of their matches' kick-off (PK5). */
function addSettledPick(record: PickRecord, right: boolean): PickRecord {
  const streak = right ? record.streak + 1 : 0
  return {
    settled: record.settled + 1,
    right: record.right + (right ? 1 : 0),
    streak,
    bestStreak: Math.max(record.bestStreak, streak),
  }
}

export const recordOf = (outcomes: readonly boolean[]): PickRecord => outcomes.reduce(addSettledPick, EMPTY_RECORD)
