import type { ManagerId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { captainBonusTenths } from '#domain/scoring/lineup-points.ts'
import { LINEUP_SIZE } from '#domain/scoring/score-lineups.ts'
import type { ManagerDirectory } from './manager-directory.ts'
import { buildOwnerIndex, forEachOwner } from './owner-index.ts'
import type { RoundLineups } from './pack-lineups.ts'
import type { RankBoard } from './rank-board.ts'

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

export interface LiveRound {
  readonly roundId: RoundId
  readonly lineups: RoundLineups
  /** Grows with every change. */
  version(): number
  pointsOf(playerId: PlayerId): number
  /** Returns what really changed; on each of the boards every owner moves by what he won or lost. */
  setPoints(news: Iterable<PlayerPoints>, boards: readonly RankBoard[]): PointChange[]
  /** Index of a squad's lineup; -1 when it does not compete. */
  lineupOf(squad: { managerId: ManagerId; squadId: SquadId }): number
  lineupTenths(lineup: number): number
  /** What the round gives the manager at an index so far: the lineup that counts (SQ9). */
  managerTenths(manager: number): number
}

interface LiveRoundInput {
  roundId: RoundId
  lineups: RoundLineups
  managers: ManagerDirectory
}

export function createLiveRound({ roundId, lineups, managers }: LiveRoundInput): LiveRound {
  const { players, captains, squadIds, firstOfManager, playerIndex } = lineups
  const owners = buildOwnerIndex(lineups)
  const points = new Int32Array(lineups.playerIds.length)
  /** Players nobody fielded still have points to show. */
  const unowned = new Map<PlayerId, number>()
  let version = 0

  function pointsOf(playerId: PlayerId): number {
    const index = playerIndex.get(playerId)
    return (index === undefined ? unowned.get(playerId) : points[index]) ?? 0
  }

  function lineupTenths(lineup: number): number {
    const start = lineup * LINEUP_SIZE
    let sum = captainBonusTenths(points[players[start + (captains[lineup] ?? 0)] as number] as number)
    for (let i = start; i < start + LINEUP_SIZE; i++) sum += points[players[i] as number] as number
    return sum
  }

  return {
    roundId,
    lineups,
    version: () => version,
    pointsOf,
    lineupTenths,
    setPoints: (news, boards) => {
      const changes: PointChange[] = []
      for (const { playerId, pointTenths } of news) {
        const fromTenths = pointsOf(playerId)
        if (fromTenths === pointTenths) continue
        changes.push({ playerId, fromTenths, toTenths: pointTenths })
        const player = playerIndex.get(playerId)
        if (player === undefined) {
          unowned.set(playerId, pointTenths)
          continue
        }
        const fielded = pointTenths - fromTenths
        const captain = fielded + captainBonusTenths(pointTenths) - captainBonusTenths(fromTenths)
        for (const board of boards)
          forEachOwner(owners, player, (manager, isCaptain) => board.move(manager, isCaptain ? captain : fielded))
        points[player] = pointTenths
      }
      if (changes.length > 0) version++
      return changes
    },
    lineupOf: ({ managerId, squadId }) => {
      const manager = managers.indexOf(managerId)
      if (manager < 0) return -1
      for (let i = firstOfManager[manager] ?? 0; i < (firstOfManager[manager + 1] ?? 0); i++)
        if (squadIds[i] === squadId) return i
      return -1
    },
    managerTenths: (manager) => {
      const lineup = firstOfManager[manager] ?? 0
      return lineup < (firstOfManager[manager + 1] ?? 0) ? lineupTenths(lineup) : 0
    },
  }
}
