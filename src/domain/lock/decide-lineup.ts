import { MOST_LINES, rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { createSavedCheck, type SavedSquads as CheckedSquads } from '#domain/squad/as-saved.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf, type Squad } from '#domain/squad/squad.ts'
import { canCompete } from '#domain/squad/formation.ts'

/**
 * Full squads in the order of their ids. `playerIds` and `pricesPaid` have as many numbers for each squad as the
 * modality has players. The bench has four, and `benchSizes` says how many of them are used.
 */
export interface SavedSquads extends CheckedSquads {
  squadIds: Int32Array
  benchSizes: Int32Array
}

/** The players who can be bought, with their positions. */
export interface LockMarket {
  modality: Modality
  positions: ReadonlyMap<number, Position>
}

/** A lineup that differs from its squad as it was saved. */
export interface OtherLineup {
  captainId: number
  viceCaptainId: number | null
  /** Null: the bench of the squad. */
  benchIds: number[] | null
}

/** Undefined: the squad does not compete. */
export type LineupDecision = 'as saved' | OtherLineup | undefined

/** SQ8, BN4: what a squad that is not fielded as it was saved becomes; undefined if it does not compete. */
function decideLineup(squad: Squad, benchSize: number): OtherLineup | undefined {
  const captainId = captainOf(squad)
  if (captainId === null || !canCompete(squad)) return undefined
  const benchIds = fittingBench(squad).map(({ playerId }) => playerId)
  return {
    captainId,
    viceCaptainId: viceCaptainOf(squad),
    benchIds: benchIds.length === benchSize ? null : benchIds,
  }
}

interface BenchRange {
  from: number
  to: number
}

function squadAt(squads: SavedSquads, squad: number, of: LockMarket & { bench: BenchRange }): Squad {
  const { modality, positions, bench } = of
  const { size } = rulesOf(modality)
  const known = (playerId: number) => ({ playerId, position: positions.get(playerId) as Position })
  const pricesPaid = squads.pricesPaid.subarray(squad * size)
  const prices = squads.benchPrices.subarray(bench.from)
  return {
    modality,
    players: Array.from(squads.playerIds.subarray(squad * size, (squad + 1) * size), (playerId, i) => ({
      ...known(playerId),
      pricePaid: pricesPaid[i] ?? 0,
    })),
    captainId: squads.captainIds[squad] || null,
    viceCaptainId: squads.viceCaptainIds[squad] || null,
    // A reserve who has left the market no longer has a position, and is left out.
    bench: Array.from(squads.benchIds.subarray(bench.from, bench.to), (playerId, i) => ({
      ...known(playerId),
      price: prices[i] ?? 0,
    })).filter(({ playerId }) => positions.has(playerId)),
  }
}

/** Returns a function that decides which lineup, if any, the squad at an index becomes. */
export function createLineupDecider(market: LockMarket): (squads: SavedSquads, squad: number) => LineupDecision {
  const isAsSaved = createSavedCheck(market.modality, market.positions)
  return (squads, squad) => {
    const benchSize = squads.benchSizes[squad] as number
    const bench = { from: squad * MOST_LINES, to: squad * MOST_LINES + benchSize }
    if (isAsSaved(squads, { squad, bench })) return 'as saved'
    return decideLineup(squadAt(squads, squad, { ...market, bench }), benchSize)
  }
}
