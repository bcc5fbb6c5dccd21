import type { PlayerId } from '#domain/ids.ts'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Market } from './apply-moves.ts'
import { squadSize, type Squad } from './squad.ts'

/**
 * Many squads that have all their players: `playerIds` and `pricesPaid` have as many numbers for each squad as the
 * modality says.
 */
export interface SavedSquads {
  playerIds: Int32Array
  pricesPaid: Int32Array
  /** Captains and vices: 0 if the manager named nobody. */
  captainIds: Int32Array
  viceCaptainIds: Int32Array
  /** A range of entries for each squad, which `Place` names. */
  benchIds: Int32Array
  benchPrices: Int32Array
}

interface Place {
  squad: number
  /** Where the squad's bench begins and ends in `benchIds`. */
  bench: { from: number; to: number }
}

/**
 * Returns a check for whether a squad competes exactly as it was saved: SQ5 holds, captain and vice (SQ6, BN3) are
 * named, and everybody on the bench is allowed there (BN1, BN2). The market must have every player. A refused squad may
 * still compete in another way, which the slower rules for one squad decide. Nearly all squads pass this check.
 */
export function createSavedCheck(
  modality: Modality,
  positions: ReadonlyMap<PlayerId, Position>,
): (squads: SavedSquads, place: Place) => boolean {
  const { lines, size } = rulesOf(modality)
  const lineOf = new Int8Array(Math.max(0, ...positions.keys()) + 1).fill(-1)
  for (const [playerId, of] of positions) lineOf[playerId] = lines.findIndex(({ position }) => position === of)
  const counts = new Int32Array(lines.length)
  const cheapest = new Int32Array(lines.length)
  const isSeated = new Uint8Array(lines.length)

  function countLines({ playerIds, pricesPaid }: SavedSquads, from: number): boolean {
    counts.fill(0)
    cheapest.fill(2 ** 31 - 1)
    for (let at = from; at < from + size; at++) {
      const line = lineOf[playerIds[at] as number] ?? -1
      if (line < 0) return false
      counts[line] = (counts[line] as number) + 1
      cheapest[line] = Math.min(cheapest[line] as number, pricesPaid[at] as number)
    }
    return lines.every(({ min, max }, line) => (counts[line] as number) >= min && (counts[line] as number) <= max)
  }

  function holds(playerIds: Int32Array, from: number, playerId: number): boolean {
    for (let at = from; at < from + size; at++) if (playerIds[at] === playerId) return true
    return false
  }

  return (squads, { squad, bench }) => {
    const from = squad * size
    const captainId = squads.captainIds[squad] as number
    const viceId = squads.viceCaptainIds[squad] as number
    if (captainId === 0 || viceId === 0 || viceId === captainId) return false
    if (!countLines(squads, from) || !holds(squads.playerIds, from, viceId)) return false
    isSeated.fill(0)
    for (let at = bench.from; at < bench.to; at++) {
      const playerId = squads.benchIds[at] as number
      const line = lineOf[playerId] ?? -1
      if (line < 0 || isSeated[line] === 1 || (squads.benchPrices[at] as number) > (cheapest[line] as number))
        return false
      if (holds(squads.playerIds, from, playerId)) return false
      isSeated[line] = 1
    }
    return true
  }
}

/**
 * The same for one squad and today's market: the result is stored with the squad, so that a lock need not check again.
 */
export function competesAsSaved(squad: Squad, market: Market): boolean {
  if (squad.players.length !== squadSize(squad)) return false
  // Players are numbered in their order: with their ids, the table of the check would be larger.
  const inMarket = [...squad.players, ...squad.bench].filter(({ playerId }) => market.get(playerId))
  const numbers = new Map(inMarket.map(({ playerId }, at) => [playerId, at + 1]))
  const positions = new Map(Array.from(numbers, ([id, number]) => [number, market.get(id)?.position as Position]))
  const numberOf = (playerId: PlayerId | null) => (playerId === null ? 0 : (numbers.get(playerId) ?? 0))
  return createSavedCheck(squad.modality, positions)(
    {
      playerIds: Int32Array.from(squad.players, ({ playerId }) => numberOf(playerId)),
      pricesPaid: Int32Array.from(squad.players, ({ pricePaid }) => pricePaid),
      captainIds: Int32Array.of(numberOf(squad.captainId)),
      viceCaptainIds: Int32Array.of(numberOf(squad.viceCaptainId)),
      benchIds: Int32Array.from(squad.bench, ({ playerId }) => numberOf(playerId)),
      benchPrices: Int32Array.from(squad.bench, ({ price }) => price),
    },
    { squad: 0, bench: { from: 0, to: squad.bench.length } },
  )
}
