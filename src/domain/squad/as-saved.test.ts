import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MODALITY_NAMES, positionsOf, rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Market } from './apply-moves.ts'
import { competesAsSaved, createSavedCheck, type SavedSquads } from './as-saved.ts'
import { fittingBench } from './bench.ts'
import { captainOf, viceCaptainOf, type Squad } from './squad.ts'
import { canCompete } from './formation.ts'

const BENCH_IDS = 1_000
const GONE = 999

/**
 * A typical squad: players 1 to its size in the usual formation, captain and vice named, a cheap reserve for each line.
 */
function usualSquad(modality: Modality): Squad {
  const { lines } = rulesOf(modality)
  const positions = lines.flatMap(({ position, usual }) => Array<Position>(usual).fill(position))
  return {
    modality,
    players: positions.map((position, at) => ({ playerId: at + 1, position, pricePaid: 50 + at })),
    captainId: 1,
    viceCaptainId: 2,
    bench: lines.map(({ position }, at) => ({ playerId: BENCH_IDS + at, position, price: 40 })),
  }
}

const marketOf = (squads: readonly Squad[]) =>
  new Map(
    squads
      .flatMap(({ players, bench }) => [...players, ...bench])
      .filter(({ playerId }) => playerId !== GONE)
      .map(({ playerId, position }) => [playerId, position] as const),
  )

const pricedAlike = (positions: ReadonlyMap<number, Position>): Market => ({
  get: (playerId) => {
    const position = positions.get(playerId)
    return position && { playerId, position, price: 1 }
  },
})

const columnsOf = (squads: readonly Squad[]): SavedSquads => ({
  playerIds: Int32Array.from(squads.flatMap(({ players }) => players.map(({ playerId }) => playerId))),
  pricesPaid: Int32Array.from(squads.flatMap(({ players }) => players.map(({ pricePaid }) => pricePaid))),
  captainIds: Int32Array.from(squads, ({ captainId }) => captainId ?? 0),
  viceCaptainIds: Int32Array.from(squads, ({ viceCaptainId }) => viceCaptainId ?? 0),
  benchIds: Int32Array.from(squads.flatMap(({ bench }) => bench.map(({ playerId }) => playerId))),
  benchPrices: Int32Array.from(squads.flatMap(({ bench }) => bench.map(({ price }) => price))),
})

function checked(modality: Modality, squads: readonly Squad[]): boolean[] {
  const positions = marketOf([usualSquad(modality), ...squads])
  const isAsSaved = createSavedCheck(modality, positions)
  const columns = columnsOf(squads)
  let from = 0
  return squads.map((squad, place) => {
    const seats = { from, to: (from += squad.bench.length) }
    const asSaved = isAsSaved(columns, { squad: place, bench: seats })
    expect(competesAsSaved(squad, pricedAlike(positions)), 'what its saving says').toBe(asSaved)
    return asSaved
  })
}

test.each(MODALITY_NAMES)('SQ5 BN1 a usual squad of %s competes as saved, with a bench or without', (modality) => {
  const squad = usualSquad(modality)
  expect(checked(modality, [squad, { ...squad, bench: [] }, squad])).toEqual([true, true, true])
})

test.each<[string, (squad: Squad) => Squad]>([
  ['SQ6 nobody was named captain', (squad) => ({ ...squad, captainId: null })],
  ['BN3 nobody was named vice', (squad) => ({ ...squad, viceCaptainId: null })],
  ['BN3 the vice was sold', (squad) => ({ ...squad, viceCaptainId: 900 })],
  ['BN3 captain and vice are the same', (squad) => ({ ...squad, viceCaptainId: squad.captainId })],
  ['BN1 a reserve plays', (squad) => ({ ...squad, bench: [{ playerId: 3, position: 'Defensor', price: 1 }] })],
  ['BN2 a reserve costs too much', (squad) => ({ ...squad, bench: squad.bench.map((one) => ({ ...one, price: 99 })) })],
  [
    'BN1 two of a position',
    (squad) => ({ ...squad, bench: [...squad.bench, { playerId: 1_100, position: 'Defensor', price: 1 }] }),
  ],
  [
    'a reserve has left the market',
    (squad) => ({ ...squad, bench: [{ playerId: GONE, position: 'Defensor', price: 1 }] }),
  ],
  [
    'a player has left the market',
    (squad) => ({
      ...squad,
      players: squad.players.map((one, at) => (at === 4 ? { ...one, playerId: GONE } : one)),
    }),
  ],
  [
    'SQ5 two goalkeepers',
    (squad) => ({
      ...squad,
      players: squad.players.map((one, at) => (at === 4 ? { ...one, playerId: 800, position: 'Goleiro' } : one)),
    }),
  ],
])('%s: the rules for one squad decide', (_, change) => {
  const squad = usualSquad('campo')
  expect(checked('campo', [squad, change(squad), squad])).toEqual([true, false, true])
})

/** Any players, positions, captains and bench. Only some of these squads follow the rules. */
const anySquad = (modality: Modality) => {
  const { size } = rulesOf(modality)
  const position = fc.constantFrom(...positionsOf(modality))
  const usual = usualSquad(modality)
  const named = fc.option(fc.integer({ min: 1, max: size }))
  return fc
    .record({
      turned: fc.array(fc.record({ at: fc.nat(size - 1), position }), { maxLength: 4 }),
      captainId: named,
      viceCaptainId: named,
      bench: fc.array(
        fc.record({ playerId: fc.integer({ min: 1, max: 30 }), position, price: fc.integer({ min: 1, max: 70 }) }),
        { maxLength: 4 },
      ),
    })
    .map(({ turned, bench, ...armbands }): Squad => {
      const players = usual.players.map((one) => ({ ...one, playerId: one.playerId }))
      for (const { at, position: to } of turned)
        players[at] = { playerId: 100 + 10 * at + positionsOf(modality).indexOf(to), position: to, pricePaid: 60 }
      const ofEleven = new Map(players.map((one) => [one.playerId, one.position]))
      const seats = bench.map((one) => ({
        playerId: ofEleven.has(one.playerId)
          ? one.playerId
          : 1_000 + 10 * one.playerId + positionsOf(modality).indexOf(one.position),
        position: ofEleven.get(one.playerId) ?? one.position,
        price: one.price,
      }))
      const held = (id: number | null) => (id === null ? null : (players[id - 1]?.playerId ?? null))
      return {
        modality,
        players,
        captainId: held(armbands.captainId),
        viceCaptainId: held(armbands.viceCaptainId),
        bench: seats,
      }
    })
}

test.each(MODALITY_NAMES)(
  'SQ8 BN4 a squad of %s competes as saved exactly if the rules for one squad say so',
  (modality) => {
    fc.assert(
      fc.property(fc.array(anySquad(modality), { minLength: 1, maxLength: 6 }), (squads) => {
        for (const [place, isAsSaved] of checked(modality, squads).entries()) {
          const squad = squads[place] as Squad
          const isPlain =
            canCompete(squad) &&
            squad.captainId !== null &&
            captainOf(squad) === squad.captainId &&
            squad.viceCaptainId !== null &&
            viceCaptainOf(squad) === squad.viceCaptainId &&
            fittingBench(squad).length === squad.bench.length
          expect(isAsSaved).toBe(isPlain)
        }
      }),
      { numRuns: 500 },
    )
  },
)

test('SQ5 a squad with too few players does not compete, and nothing else of it is checked', () => {
  const squad = usualSquad('campo')
  expect(competesAsSaved({ ...squad, players: squad.players.slice(1) }, pricedAlike(marketOf([squad])))).toBe(false)
})
