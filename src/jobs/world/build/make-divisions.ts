import { createDivisionBook, type RoundScores } from '#domain/division/division-book.ts'
import type { RoundId } from '#domain/ids.ts'
import { hasSquad } from '#world/bots/squads.ts'
import { OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { integerArray } from '#db/connection/array-text.ts'
import type { CopyRow } from '#db/connection/copy-text.ts'
import { iso } from './manager-rows.ts'
import { idOf, indexOf, type PlayedRound, type PlayedRounds } from './play-rounds.ts'

export type BuiltCycles = ReturnType<ReturnType<typeof createDivisionBook>['read']>

const scoresOf = ({ squads, tenths }: PlayedRound): RoundScores => ({
  get: (managerId) => (hasSquad(squads, indexOf(managerId)) ? tenths[indexOf(managerId)] : undefined),
})

function competing({ squads }: PlayedRound): number[] {
  return Array.from({ length: squads.count }, (_, index) => index)
    .filter((index) => hasSquad(squads, index))
    .map(idOf)
}

/** The groups of the bots, which play in divisions from the first round of the running season on. */
export function buildDivisions({ rounds }: PlayedRounds): BuiltCycles {
  const settled = new Map<RoundId, RoundScores>()
  const book = createDivisionBook(() => settled)
  for (const played of rounds) {
    const { id, season, settledAtMs } = played.round
    if (season === OPENING_SEASON) book.lock(id, competing(played))
    if (settledAtMs === null) continue
    settled.set(id, scoresOf(played))
    book.settle(settledAtMs)
  }
  return book.read()
}

export function* cycleRows(cycles: BuiltCycles): Generator<CopyRow> {
  for (const { id, rounds, roundIds, endedAtMs, movesStand } of cycles)
    yield [id, rounds, integerArray(roundIds), endedAtMs === null ? null : iso(endedAtMs), movesStand]
}

export function* divisionMemberRows(cycles: BuiltCycles): Generator<CopyRow> {
  for (const { id, members } of cycles)
    for (const { groupNumber, managerId, tier, tenths, pointTenths, place, nextTier } of members)
      yield [id, groupNumber, managerId, tier, integerArray(tenths), pointTenths, place, nextTier]
}
