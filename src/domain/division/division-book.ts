import type { ManagerId, RoundId } from '#domain/ids.ts'
import { cyclesOf, formGroups, GROUP_ROUNDS, NONE } from './form-groups.ts'
import { groupTable } from './group-table.ts'
import { nextTier } from './moves.ts'

interface Membership {
  managerId: ManagerId
  tier: number
  nextTier: number | null
}

interface Cycle {
  rounds: number
  roundIds: RoundId[]
  endedAtMs: number | null
  movesStand: boolean
  groups: Membership[][]
}

/** Tenths of the lineup that counted, by manager. */
export interface RoundScores {
  get(managerId: ManagerId): number | undefined
}

/**
 * Applies DV2, DV3, DV4, DV5, DV6, DV7, DV8, DV9 and DV10 to one lock or settlement after the other, from the first
 * lock on. `settledScores` returns the current scores of the settled rounds, by deadline.
 */
export function createDivisionBook(settledScores: () => ReadonlyMap<RoundId, RoundScores>) {
  const cycles: Cycle[] = []
  const latest = new Map<ManagerId, Membership>()

  function lock(roundId: RoundId, competing: readonly ManagerId[]): void {
    const isFirst = cycles.length === 0
    for (const cycle of cycles) {
      if (cycle.endedAtMs !== null) cycle.movesStand = true
      else if (cycle.roundIds.length < cycle.rounds) cycle.roundIds.push(roundId)
    }
    const recent = [...settledScores().values()].slice(-GROUP_ROUNDS)
    const managerIds = Int32Array.from(competing.filter((managerId) => latest.get(managerId)?.nextTier !== null))
    const entrants = {
      managerIds,
      tiers: managerIds.map((managerId) => latest.get(managerId)?.nextTier ?? NONE),
      strengths: managerIds.map((managerId) => meanOf(recent, managerId)),
    }
    for (const { rounds, ...seats } of cyclesOf(formGroups(entrants, { isFirst }))) {
      const groups: Membership[][] = []
      for (const [seat, managerId] of seats.managerIds.entries()) {
        const group = (groups[(seats.numbers[seat] as number) - 1] ??= [])
        group.push({ managerId, tier: seats.tiers[seat] as number, nextTier: null })
      }
      cycles.push({ rounds, roundIds: [roundId], endedAtMs: null, movesStand: false, groups })
      for (const membership of groups.flat()) latest.set(membership.managerId, membership)
    }
  }

  function tablesOf({ rounds, roundIds, groups }: Cycle, scores: ReadonlyMap<RoundId, RoundScores>) {
    const played = Array.from({ length: rounds }, (_, index) => scores.get(roundIds[index] ?? 0))
    return groups.map((group) =>
      groupTable(
        group.map((membership) => ({
          managerId: membership.managerId,
          membership,
          tenths: played.map((round) => round?.get(membership.managerId) ?? null),
        })),
      ),
    )
  }

  function settle(atMs: number): void {
    const scores = settledScores()
    const isSettled = (roundId: RoundId) => scores.has(roundId)
    for (const cycle of cycles) {
      if (cycle.movesStand || cycle.roundIds.length < cycle.rounds || !cycle.roundIds.every(isSettled)) continue
      cycle.endedAtMs ??= atMs
      for (const table of tablesOf(cycle, scores))
        for (const { membership, place, tenths } of table)
          membership.nextTier = nextTier({
            place,
            size: table.length,
            tier: membership.tier,
            missed: tenths.filter((one) => one === null).length,
            rounds: cycle.rounds,
          })
    }
  }

  /** Every cycle with its tables, numbered as in the game; a cycle has places from its first settled round on. */
  function read() {
    const scores = settledScores()
    return cycles.map((cycle, index) => ({
      id: index + 1,
      rounds: cycle.rounds,
      roundIds: cycle.roundIds,
      endedAtMs: cycle.endedAtMs,
      movesStand: cycle.movesStand,
      members: tablesOf(cycle, scores).flatMap((table, group) =>
        table.map(({ membership, place, ...row }) => ({
          ...row,
          groupNumber: group + 1,
          tier: membership.tier,
          nextTier: membership.nextTier,
          place: cycle.roundIds.some((id) => scores.has(id)) ? place : null,
        })),
      ),
    }))
  }

  return { lock, settle, read }
}

/** The mean of a manager's lineups in these rounds, rounded down as in the database; `NONE` without any. */
function meanOf(rounds: readonly RoundScores[], managerId: ManagerId): number {
  let [sum, count] = [0, 0]
  for (const scores of rounds) {
    const tenths = scores.get(managerId)
    if (tenths === undefined) continue
    sum += tenths
    count++
  }
  return count === 0 ? NONE : Math.floor(sum / count)
}
