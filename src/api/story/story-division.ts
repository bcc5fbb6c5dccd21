import type { StoryDivision } from '#contract/story.ts'
import type { StoryGroupRow } from '#db/story/story-division.ts'
import { groupTable } from '#domain/division/group-table.ts'
import { moved } from '#domain/division/moves.ts'
import { tierName } from '#domain/division/tiers.ts'
import type { ManagerId } from '#domain/ids.ts'

/** DV6, DV7: the table after the round, or before it while the round runs. */
export function divisionView(
  members: readonly StoryGroupRow[],
  { managerId, isSettled }: { managerId: ManagerId; isSettled: boolean },
): StoryDivision | null {
  const own = members.find((member) => member.managerId === managerId)
  if (!own) return null
  const { cycleId, groupNumber, tier, nextTier, rounds, roundOfGroup } = own
  const counted = isSettled ? roundOfGroup : roundOfGroup - 1
  const table = groupTable(members.map((member) => ({ ...member, tenths: member.tenths.slice(0, counted) })))
  const place = table.find((member) => member.managerId === managerId)?.place ?? null
  return {
    cycleId,
    groupNumber,
    tier: tierName(tier),
    roundOfGroup,
    roundCount: rounds,
    place: counted > 0 ? place : null,
    size: members.length,
    move: nextTier !== null && roundOfGroup === rounds ? moved(tier, nextTier) : null,
  }
}
