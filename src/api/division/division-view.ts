import type { DivisionGroupView, PastGroup } from '#contract/division.ts'
import type { CycleRow, GroupAddress, GroupMemberRow, PastGroupRow } from '#db/division/division.ts'
import { groupTable } from '#domain/division/group-table.ts'
import { moved, moveOf, promotedOf, relegatedOf } from '#domain/division/moves.ts'
import type { Country } from '#domain/manager/country.ts'
import { tierName } from '#domain/division/tiers.ts'
import type { LiveRound } from '#live/live-round.ts'

interface GroupFacts {
  address: GroupAddress
  cycle: CycleRow
  rows: readonly GroupMemberRow[]
  /** The running round, once it has points. */
  live: LiveRound | undefined
  oldSinceMs: number | null
  viewerId: number | undefined
}

/** The manager's points by round, in tenths, including those so far in the running round. */
function tenthsOf({ tenths, roundInPlay, squadInPlay, managerId }: GroupMemberRow, live: LiveRound | undefined) {
  if (!live || roundInPlay === null || squadInPlay === null) return tenths
  const lineup = live.lineupOf({ managerId, squadId: squadInPlay })
  return lineup < 0 ? tenths : tenths.with(roundInPlay - 1, live.lineupTenths(lineup))
}

export function groupView({ address, cycle, rows, live, oldSinceMs, viewerId }: GroupFacts): DivisionGroupView {
  const size = rows.length
  const isProvisional = live !== undefined && rows.some(({ roundInPlay }) => roundInPlay !== null)
  const hasPoints = isProvisional || cycle.played.some(({ isSettled }) => isSettled)
  const missedBy = ({ tenths, squadInPlay, roundInPlay }: GroupMemberRow) =>
    cycle.played.filter(({ isSettled }, index) =>
      isSettled ? tenths[index] === null : roundInPlay === index + 1 && squadInPlay === null,
    ).length
  const table = groupTable(rows.map((row) => ({ ...row, row, tenths: tenthsOf(row, live) })))
  return {
    ...address,
    tiers: [...new Set(rows.map(({ tier }) => tier))].sort((a, b) => b - a).map(tierName),
    roundCount: cycle.rounds,
    rounds: cycle.played,
    promoted: promotedOf(size),
    relegated: relegatedOf(size),
    endedAtMs: cycle.endedAt?.getTime() ?? null,
    isProvisional,
    // A group that has ended uses settled points, which are never old.
    oldSinceMs: cycle.endedAt ? null : oldSinceMs,
    viewerId: viewerId ?? null,
    members: table.map(({ row, place, pointTenths, tenths }) => {
      const { managerId, managerName, country, tier, nextTier } = row
      const missed = missedBy(row)
      const leadsTo = hasPoints ? moveOf({ place, size, tier, missed, rounds: cycle.rounds }) : 'stay'
      return {
        managerId,
        managerName,
        country: country as Country,
        tier: tierName(tier),
        place: hasPoints ? place : null,
        pointTenths,
        tenths,
        missed,
        move: nextTier === null ? leadsTo : moved(tier, nextTier),
      }
    }),
  }
}

export const pastGroupView = ({ tier, nextTier, endedAt, ...row }: PastGroupRow): PastGroup => ({
  ...row,
  tier: tierName(tier),
  move: moved(tier, nextTier),
  endedAtMs: endedAt.getTime(),
})
