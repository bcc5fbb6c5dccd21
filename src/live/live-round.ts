import type { ManagerId, PlayerId, RoundId, SquadId } from '#domain/ids.ts'
import { BENCH_START, createAttendance, notePresence, PASSED } from '#domain/scoring/arrangement.ts'
import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { atOnce } from './yield-to-others.ts'
import { playerNumber } from './lineup-bytes.ts'
import type { PlayerChange } from './lineup-sums.ts'
import type { ManagerDirectory } from './manager-directory.ts'
import type { RoundLineups } from './round-lineups.ts'
import type { Moves, RankBoard } from './rank-board.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'

export interface PlayerPoints {
  playerId: PlayerId
  /** All tenths of the player in this round so far, not a difference: applying the same news twice changes nothing. */
  pointTenths: number
  /** Undefined if the presence has not changed. */
  presence?: Presence
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

/** A player whose points count since the starter, or the captain, was found absent (BN5, BN7). */
export interface Arrival {
  playerId: PlayerId
  /** Null if nobody is absent there any more, because a correction has taken the arrival back. */
  insteadOf: PlayerId | null
  /** Whether the player got the armband. */
  isCaptain: boolean
  tenths: number
}

export interface LiveRound {
  readonly roundId: RoundId
  /** Grows whenever points, attendance or arrangements change. */
  version(): number
  pointsOf(playerId: PlayerId): number
  /** Returns the points that have changed. On each board, every owner moves by what they won or lost. */
  setPoints(news: Iterable<PlayerPoints>, boards: readonly RankBoard[]): PointChange[]
  /**
   * The same as `setPoints`, yielding after every few thousand lineups. First it finds who moves. From `onMove` until
   * the last move the boards are incomplete. The boards in `later` move when `rest` is consumed, which must happen
   * before any other news.
   */
  setPointsInSteps(
    news: Iterable<PlayerPoints>,
    boards: readonly RankBoard[],
    { later, onMove }?: { later?: readonly RankBoard[]; onMove?: (() => void) | undefined },
  ): Generator<void, { changes: PointChange[]; rest: Generator<void, void> }>
  /** Index of a squad's lineup; -1 when it does not compete. */
  lineupOf(squad: { managerId: ManagerId; squadId: SquadId }): number
  lineupTenths(lineup: number): number
  /** Changes when a reserve comes in or the armband passes. */
  arrangementOf(lineup: number): number
  /** What reserves and armbands gave a lineup since the earlier arrangement, at the points from before the changes. */
  arrivalsOf(lineup: number, since: { arrangement: number; changes: readonly PointChange[] }): Arrival[]
  /** What a change of a player's points is to a lineup; undefined if the lineup does not hold the player. */
  sharesOf(change: PointChange): (lineup: number) => LineupShare | undefined
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

function copyOf(moves: Moves): Moves {
  const { count } = moves
  const differences = moves.differences.slice(0, count)
  return 'entrants' in moves
    ? { entrants: moves.entrants.slice(0, count), differences, count }
    : { from: moves.from, differences, count }
}

export function createLiveRound({ roundId, lineups, managers }: LiveRoundInput): LiveRound {
  const { counting, countingSquadIds, further, furtherSquadIds, furtherManagers, playerNumbers, positions } = lineups
  const numbers = playerNumber(playerNumbers.size)
  const points = new Int32Array(numbers)
  const attendance = createAttendance(numbers)
  const ids = new Int32Array(numbers)
  for (const [playerId, number] of playerNumbers) ids[number] = playerId
  /** Players whom nobody fielded still have points to show. */
  const unowned = new Map<PlayerId, number>()
  let hasMissed = false
  let version = 0

  function pointsOf(playerId: PlayerId): number {
    const number = playerNumbers.get(playerId)
    return (number === undefined ? unowned.get(playerId) : points[number]) ?? 0
  }

  /** True if the presence has changed. */
  function notePlayer(number: number, { playerId, presence }: PlayerPoints): boolean {
    const position = positions.get(playerId)
    if (presence === undefined || position === undefined) return false
    const { played, missed } = attendance
    const [wasPlayed, hadMissed] = [played[number], missed[number]]
    notePresence(attendance, { number, position, presence })
    hasMissed ||= missed[number] !== 0
    return wasPlayed !== played[number] || hadMissed !== missed[number]
  }

  /** Records changed attendance; nobody's points change by it yet. */
  function noteAttendance(news: readonly PlayerPoints[]): number[] {
    return news.flatMap((player) => {
      const number = playerNumbers.get(player.playerId)
      return number !== undefined && notePlayer(number, player) ? [number] : []
    })
  }

  /** The real changes: the last points of each player that differ from the known ones. */
  function changesIn(news: readonly PlayerPoints[]): PointChange[] {
    const newest = new Map(news.map(({ playerId, pointTenths }) => [playerId, pointTenths]))
    return [...newest].flatMap(([playerId, toTenths]) => {
      const fromTenths = pointsOf(playerId)
      return fromTenths === toTenths ? [] : [{ playerId, fromTenths, toTenths }]
    })
  }

  /** The points of all players after the changes. */
  function pointsAfter(changes: readonly PointChange[]): Int32Array {
    const after = points.slice()
    for (const { playerId, toTenths } of changes) {
      const number = playerNumbers.get(playerId)
      if (number !== undefined) after[number] = toTenths
    }
    return after
  }

  /** Stores the points. The boards do not move by it. */
  function notePoints(changes: readonly PointChange[]): void {
    for (const { playerId, toTenths } of changes) {
      const number = playerNumbers.get(playerId)
      if (number === undefined) unowned.set(playerId, toTenths)
      else points[number] = toTenths
    }
  }

  function ownedChange({ playerId, fromTenths, toTenths }: PointChange): PlayerChange | undefined {
    const player = playerNumbers.get(playerId)
    if (player === undefined) return undefined
    const captain = captainBonusTenths(toTenths) - captainBonusTenths(fromTenths)
    return { player, fielded: toTenths - fromTenths, captain }
  }

  const ownedChanges = (changes: readonly PointChange[]) => changes.flatMap((change) => ownedChange(change) ?? [])

  const rowOf = (lineup: number) =>
    lineup < counting.rows ? { table: counting, row: lineup } : { table: further, row: lineup - counting.rows }

  /** The absent starter for whom the reserve of a seat comes in (BN6). */
  function absentOf(places: Uint16Array, seat: number): PlayerId | null {
    const eleven = places.subarray(0, MOST_PLAYERS)
    const missing = eleven.filter((number) => attendance.missed[number] === 1 << seat)
    return missing.length === 0 ? null : Math.min(...Array.from(missing, (number) => ids[number] as number))
  }

  function arrivalsOf(lineup: number, since: { arrangement: number; changes: readonly PointChange[] }): Arrival[] {
    const { table, row } = rowOf(lineup)
    const now = table.arrangement(row)
    const turned = now ^ since.arrangement
    if (turned === 0) return []
    const before = new Map(since.changes.map(({ playerId, fromTenths }) => [playerId, fromTenths]))
    const tenthsBefore = (playerId: PlayerId) => before.get(playerId) ?? pointsOf(playerId)
    const places = table.numbers(row).slice()
    const idAt = (place: number) => ids[places[place] as number] as number
    const arrivals = Array.from({ length: MOST_LINES }, (_, seat) => seat).flatMap((seat): Arrival[] => {
      if (((turned >> seat) & 1) === 0) return []
      const playerId = idAt(BENCH_START + seat)
      const tenths = ((now >> seat) & 1 ? 1 : -1) * tenthsBefore(playerId)
      return [{ playerId, insteadOf: absentOf(places, seat), isCaptain: false, tenths }]
    })
    if ((turned & PASSED) === 0) return arrivals
    const [from, to] = now & PASSED ? [idAt(0), idAt(1)] : [idAt(1), idAt(0)]
    const tenths = captainBonusTenths(tenthsBefore(to)) - captainBonusTenths(tenthsBefore(from))
    return [...arrivals, { playerId: to, insteadOf: now & PASSED ? from : null, isCaptain: true, tenths }]
  }

  /** Each block is valid until the next one, so they are copied. */
  function* kept(all: Iterable<Moves>): Generator<void, Moves[]> {
    const moves: Moves[] = []
    for (const block of all) {
      if (block.count > 0) moves.push(copyOf(block))
      yield
    }
    return moves
  }

  function* tell(all: Iterable<Moves>, boards: readonly RankBoard[]): Generator<void, void> {
    if (boards.length > 0)
      for (const moves of all) {
        for (const board of boards) board.move(moves)
        yield
      }
  }

  function* setPointsInSteps(
    news: Iterable<PlayerPoints>,
    boards: readonly RankBoard[],
    { later = [], onMove }: { later?: readonly RankBoard[]; onMove?: (() => void) | undefined } = {},
  ): Generator<void, { changes: PointChange[]; rest: Generator<void, void> }> {
    const players = [...news]
    const turned = noteAttendance(players)
    const isRearranged = hasMissed && turned.length > 0
    const changes = changesIn(players)
    // Found before anybody's points change, because this takes long for millions of lineups.
    const state = { attendance, points: isRearranged ? pointsAfter(changes) : points }
    const arranged = isRearranged ? yield* counting.rearrange(turned, state) : []
    const arrangedFurther = isRearranged ? yield* further.rearrange(turned, state) : []
    const hasBoards = boards.length + later.length > 0
    const moves = hasBoards ? yield* kept(counting.moves(ownedChanges(changes))) : []
    notePoints(changes)
    if (changes.length + turned.length > 0) version++
    onMove?.()
    yield* tell(moves, boards)
    // A block stays unchanged after it was returned.
    for (const block of arranged) {
      if (later.length > 0) moves.push(block)
      yield* tell([block], boards)
      yield
    }
    for (const _ of arrangedFurther) yield
    // Readers of a lineup must read it again.
    if (isRearranged) version++
    return { changes, rest: tell(moves, later) }
  }

  return {
    roundId,
    version: () => version,
    pointsOf,
    lineupTenths: (lineup) => {
      const { table, row } = rowOf(lineup)
      return table.tenths(row, points)
    },
    arrangementOf: (lineup) => {
      const { table, row } = rowOf(lineup)
      return table.arrangement(row)
    },
    arrivalsOf,
    sharesOf: (change) => {
      const owned = ownedChange(change)
      if (!owned) return () => undefined
      const { player, fielded, captain } = owned
      const [asPlayer, asCaptain] = [
        { isCaptain: false, tenths: fielded },
        { isCaptain: true, tenths: fielded + captain },
      ]
      return (lineup) => {
        const isCounting = lineup < counting.rows
        const place = isCounting ? counting.placeOf(lineup, player) : further.placeOf(lineup - counting.rows, player)
        return place < 0 ? undefined : place === 0 ? asCaptain : asPlayer
      }
    },
    setPointsInSteps,
    setPoints: (news, boards) => atOnce(setPointsInSteps(news, boards)).changes,
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
