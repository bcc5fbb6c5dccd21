import type { ManagerId, RoundId, SquadId } from '#domain/ids.ts'
import { rngFrom } from '#domain/rng.ts'

export interface DuelSquad {
  squadId: SquadId
  managerId: ManagerId
  /** The points of the manager in the championship when the round locks. The draw orders squads by them. */
  points: number
  isBot: boolean
}

/** The squads to be drawn; the same index in each column is the same squad. */
export interface DuelColumns {
  squadIds: Int32Array
  managerIds: Int32Array
  points: Int32Array
  /** 1 for a bot's squad. */
  bots: Uint8Array
}

/** The same index in `a` and `b` is the same duel. */
export interface PairedColumns {
  a: Int32Array
  b: Int32Array
  byes: Int32Array
}

export interface Pairing {
  pairs: [SquadId, SquadId][]
  byes: SquadId[]
}

/** This many neighbours in the ranking are drawn together. */
export const DUEL_BLOCK = 8

function isAscending(ids: Int32Array): boolean {
  for (let place = 1; place < ids.length; place++) if ((ids[place] as number) < (ids[place - 1] as number)) return false
  return true
}

/**
 * Indexes of the columns, by points and then the lower id. One number holds both, so that millions are sorted without a
 * comparison function.
 */
function rankingOf({ squadIds, points }: DuelColumns): Int32Array {
  const { length } = squadIds
  const byId = new Int32Array(length)
  for (let place = 0; place < length; place++) byId[place] = place
  if (!isAscending(squadIds)) byId.sort((a, b) => (squadIds[a] as number) - (squadIds[b] as number))
  let most = -Infinity
  for (const one of points) most = Math.max(most, one)
  const keys = new Float64Array(length)
  for (let index = 0; index < length; index++)
    keys[index] = (most - (points[byId[index] as number] as number)) * length + index
  keys.sort()
  if (length > 0 && !Number.isSafeInteger(keys.at(-1))) throw new RangeError(`${length} squads are too far apart`)
  const ranking = new Int32Array(length)
  for (let place = 0; place < length; place++) ranking[place] = byId[(keys[place] as number) % length] as number
  return ranking
}

/** DU1: drawn within blocks of eight neighbours, so that the same two do not meet every round. */
function drawOrder(squads: DuelColumns, roundId: RoundId): Int32Array {
  const order = rankingOf(squads)
  const rng = rngFrom('duel', roundId)
  for (let start = 0; start < order.length; start += DUEL_BLOCK) {
    const end = Math.min(start + DUEL_BLOCK, order.length)
    for (let i = end - 1; i > start; i--) {
      const j = start + rng.int(i - start + 1)
      const held = order[i] as number
      order[i] = order[j] as number
      order[j] = held
    }
  }
  return order
}

/**
 * DU2: if the number is odd, the last bot of the draw comes after everybody, and so has the bye. A person has it only
 * if no bot plays.
 */
function restingLast(order: Int32Array, bots: Uint8Array): Int32Array {
  const place = order.length % 2 === 1 ? order.findLastIndex((squad) => bots[squad] === 1) : -1
  if (place < 0) return order
  const resting = order[place] as number
  order.copyWithin(place, place + 1)
  order[order.length - 1] = resting
  return order
}

/**
 * DU1, DU2: neighbours in the draw meet. Managers never meet themselves: a squad meets the nearest one of another
 * manager. Squads that are left over have a bye.
 */
export function pairColumns(squads: DuelColumns, roundId: RoundId): PairedColumns {
  const { squadIds, managerIds, bots } = squads
  const order = restingLast(drawOrder(squads, roundId), bots)
  const [a, b] = [new Int32Array(order.length >> 1), new Int32Array(order.length >> 1)]
  const waiting: number[] = []
  let pairs = 0
  for (const squad of order) {
    let at = 0
    while (at < waiting.length && managerIds[waiting[at] as number] === managerIds[squad]) at++
    if (at === waiting.length) {
      waiting.push(squad)
      continue
    }
    a[pairs] = squadIds[waiting[at] as number] as number
    b[pairs++] = squadIds[squad] as number
    if (waiting.length === 1) waiting.pop()
    else waiting.splice(at, 1)
  }
  const byes = Int32Array.from(waiting, (squad) => squadIds[squad] as number)
  return { a: a.subarray(0, pairs), b: b.subarray(0, pairs), byes }
}

export function pairSquads(squads: readonly DuelSquad[], roundId: RoundId): Pairing {
  const column = (of: (squad: DuelSquad) => number) => Int32Array.from(squads, of)
  const { a, b, byes } = pairColumns(
    {
      squadIds: column(({ squadId }) => squadId),
      managerIds: column(({ managerId }) => managerId),
      points: column(({ points }) => points),
      bots: Uint8Array.from(squads, ({ isBot }) => Number(isBot)),
    },
    roundId,
  )
  return { pairs: Array.from(a, (first, duel) => [first, b[duel] as number]), byes: [...byes] }
}
