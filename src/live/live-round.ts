import type { ManagerId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { playerNumber, type PlayerChange } from './lineup-table.ts'
import type { ManagerDirectory } from './manager-directory.ts'
import type { RoundLineups } from './round-lineups.ts'
import type { RankBoard } from './rank-board.ts'
import { firstAtLeast } from './sorted-search.ts'

export interface PlayerPoints {
  playerId: PlayerId
  /** All his tenths of this round so far, not a difference: applying the same news twice changes nothing. */
  pointTenths: number
}

export interface PointChange {
  playerId: PlayerId
  fromTenths: number
  toTenths: number
}

export interface LineupShare {
  isCaptain: boolean
  tenths: number
}

export interface LiveRound {
  readonly roundId: RoundId
  /** Grows with every change. */
  version(): number
  pointsOf(playerId: PlayerId): number
  /** Returns what really changed; on each of the boards every owner moves by what he won or lost. */
  setPoints(news: Iterable<PlayerPoints>, boards: readonly RankBoard[]): PointChange[]
  /** Index of a squad's lineup; -1 when it does not compete. */
  lineupOf(squad: { managerId: ManagerId; squadId: SquadId }): number
  lineupTenths(lineup: number): number
  /** What a change of a player's points is to a lineup; undefined when it does not hold him. */
  shareOf(lineup: number, change: PointChange): LineupShare | undefined
  /** Whether the manager at an index has a lineup in this round. */
  competes(manager: number): boolean
  /** What the round gives the manager at an index so far: the lineup that counts (SQ9). */
  managerTenths(manager: number): number
}

interface LiveRoundInput {
  roundId: RoundId
  lineups: RoundLineups
  managers: ManagerDirectory
}

export function createLiveRound({ roundId, lineups, managers }: LiveRoundInput): LiveRound {
  const { counting, countingSquadIds, further, furtherSquadIds, furtherManagers, playerNumbers } = lineups
  const points = new Int32Array(playerNumber(playerNumbers.size))
  /** Players nobody fielded still have points to show. */
  const unowned = new Map<PlayerId, number>()
  let version = 0

  function pointsOf(playerId: PlayerId): number {
    const number = playerNumbers.get(playerId)
    return (number === undefined ? unowned.get(playerId) : points[number]) ?? 0
  }

  /** Notes the new points and says what changed; the boards are not told here. */
  function note(news: Iterable<PlayerPoints>): PointChange[] {
    const changes: PointChange[] = []
    for (const { playerId, pointTenths } of news) {
      const fromTenths = pointsOf(playerId)
      if (fromTenths === pointTenths) continue
      changes.push({ playerId, fromTenths, toTenths: pointTenths })
      const number = playerNumbers.get(playerId)
      if (number === undefined) unowned.set(playerId, pointTenths)
      else points[number] = pointTenths
    }
    return changes
  }

  function ownedChange({ playerId, fromTenths, toTenths }: PointChange): PlayerChange | undefined {
    const player = playerNumbers.get(playerId)
    if (player === undefined) return undefined
    const captain = captainBonusTenths(toTenths) - captainBonusTenths(fromTenths)
    return { player, fielded: toTenths - fromTenths, captain }
  }

  const ownedChanges = (changes: readonly PointChange[]) => changes.flatMap((change) => ownedChange(change) ?? [])

  const placeOf = (lineup: number, player: number) =>
    lineup < counting.rows ? counting.placeOf(lineup, player) : further.placeOf(lineup - counting.rows, player)

  return {
    roundId,
    version: () => version,
    pointsOf,
    lineupTenths: (lineup) =>
      lineup < counting.rows ? counting.tenths(lineup, points) : further.tenths(lineup - counting.rows, points),
    shareOf: (lineup, change) => {
      const owned = ownedChange(change)
      const place = owned ? placeOf(lineup, owned.player) : -1
      if (!owned || place < 0) return undefined
      const isCaptain = place === 0
      return { isCaptain, tenths: owned.fielded + (isCaptain ? owned.captain : 0) }
    },
    setPoints: (news, boards) => {
      const changes = note(news)
      if (changes.length > 0) version++
      if (boards.length > 0)
        counting.forEachChange(ownedChanges(changes), (moves) => {
          for (const board of boards) board.move(moves)
        })
      return changes
    },
    lineupOf: ({ managerId, squadId }) => {
      const manager = managers.indexOf(managerId)
      if (manager < 0 || counting.isEmpty(manager)) return -1
      if (countingSquadIds[manager] === squadId) return manager
      for (let i = firstAtLeast(furtherManagers, manager); furtherManagers[i] === manager; i++)
        if (furtherSquadIds[i] === squadId) return counting.rows + i
      return -1
    },
    competes: (manager) => !counting.isEmpty(manager),
    managerTenths: (manager) => (counting.isEmpty(manager) ? 0 : counting.tenths(manager, points)),
  }
}
