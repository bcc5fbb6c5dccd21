import type { ClubId } from '#domain/ids.ts'
import { clubForSlot, type FinishedGroup } from '#domain/import/bracket-slots.ts'
import type { CupTie } from './bracket.ts'

/**
 * BL18: the clubs that have come out of the groups: those in a first tie, and those that their group has already
 * decided.
 */
export function throughOf(ties: readonly CupTie[], groups: ReadonlyMap<string, FinishedGroup>): ClubId[] {
  const first = Math.min(...ties.map(({ stageOrder }) => stageOrder))
  const sides = ties
    .filter(({ stageOrder }) => stageOrder === first)
    .flatMap(({ homeSlot, homeId, awaySlot, awayId }) => [
      { slot: homeSlot, clubId: homeId },
      { slot: awaySlot, clubId: awayId },
    ])
  return sides.flatMap(({ slot, clubId }) => {
    const known = clubId ?? (slot === null ? undefined : clubForSlot(slot, { ties: new Map(), groups }))
    return known === undefined ? [] : [known]
  })
}
