import { createDivisionBook, type RoundScores } from '#domain/division/division-book.ts'
import type { RoundId } from '#domain/ids.ts'
import { hasSquad } from '#world/bots/squads.ts'
import { OPENING_SEASON } from '#world/fixtures/calendar.ts'
import { copyLine } from '#db/connection/copy.ts'
import { iso } from './manager-lines.ts'
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

/** Every bot plays in divisions since the season that is under way began. */
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

const arrayText = (values: readonly (number | null)[]) => `{${values.map((one) => one ?? 'NULL').join()}}`

export function* cycleLines(cycles: BuiltCycles): Generator<string> {
  for (const { id, rounds, roundIds, endedAtMs, movesStand } of cycles)
    yield copyLine(id, rounds, arrayText(roundIds), endedAtMs === null ? null : iso(endedAtMs), movesStand)
}

export function* divisionMemberLines(cycles: BuiltCycles): Generator<string> {
  for (const { id, members } of cycles)
    for (const { groupNumber, managerId, tier, tenths, pointTenths, place, nextTier } of members)
      yield copyLine(id, groupNumber, managerId, tier, arrayText(tenths), pointTenths, place, nextTier)
}
