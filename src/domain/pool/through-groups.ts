import type { ClubId } from '#domain/ids.ts'
import { clubForSlot, type FinishedGroup } from '#domain/import/bracket-slots.ts'
import type { CupTie } from './bracket.ts'

/** BL18: who has come out of the groups: who stands in a first tie, or will by what his group tells. */
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
