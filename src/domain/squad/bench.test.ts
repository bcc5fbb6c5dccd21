import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POSITIONS, type Position } from '#domain/sport/position.ts'
import { addPlayer, nameCaptain, nameVice, removePlayer, changeSquad } from './apply-moves.ts'
import { benchError, benchPlayer, canBench, fittingBench, mostForReserve } from './bench.ts'
import { captainOf, viceCaptainOf, budgetLeft, emptySquad, type MarketPlayer, type Squad } from './squad.ts'
import { canCompete } from './formation.ts'
import { receiptText } from './receipt.ts'

const LINES: Position[] = [
  'Goleiro',
  ...Array<Position>(4).fill('Defensor'),
  ...Array<Position>(3).fill('Meio-Campo'),
  ...Array<Position>(3).fill('Atacante'),
]
/** Players 1 to 11 for 80 to 90, with an empty bench. */
const full: Squad = {
  ...emptySquad('campo'),
  players: LINES.map((position, at) => ({ playerId: at + 1, position, pricePaid: 80 + at })),
}
const player = (playerId: number, position: Position, price: number): MarketPlayer => ({ playerId, position, price })
const marketOf = (...players: MarketPlayer[]) => new Map(players.map((one) => [one.playerId, one]))
const wanted = { playerIds: full.players.map(({ playerId }) => playerId), captainId: 1 }

describe('the bench', () => {
  test('BN1 is outside the eleven and the budget, with one reserve per position: a second one replaces the first', () => {
    const one = benchPlayer(full, player(20, 'Defensor', 70))
    if (!one.ok) throw new Error(one.error.kind)
    expect([one.value.players.length, budgetLeft(one.value), canCompete(one.value)]).toEqual([
      11,
      budgetLeft(full),
      true,
    ])
    const other = benchPlayer(one.value, player(21, 'Defensor', 60))
    expect(other).toMatchObject({ ok: true, value: { bench: [player(21, 'Defensor', 60)] } })
  })

  test('BN1 has no player of the eleven, and loses a reserve who comes into the eleven', () => {
    expect(canBench(full, player(3, 'Defensor', 50))).toEqual({
      ok: false,
      error: { kind: 'reserve_in_eleven', playerId: 3 },
    })
    const ten = removePlayer({ ...full, bench: [player(20, 'Goleiro', 50)] }, 1)
    const back = ten.ok && addPlayer(ten.value, player(20, 'Goleiro', 50))
    expect(back).toMatchObject({ ok: true, value: { bench: [] } })
  })

  test.each([
    ['BN2 a reserve may cost as much as the cheapest of the position', 81, true],
    ['BN2 but not one more', 82, false],
  ])('%s', (_name, price, allowed) => {
    expect(mostForReserve(full, 'Defensor')).toBe(81)
    expect(canBench(full, player(20, 'Defensor', price)).ok).toBe(allowed)
    expect(canBench(emptySquad('campo'), player(20, 'Defensor', price)).ok).toBe(true)
  })

  test('BN2 a reserve keeps the price of their first day; a new one has today’s price', () => {
    const seated: Squad = { ...full, bench: [player(20, 'Defensor', 70)] }
    const dear = marketOf(player(20, 'Defensor', 100), player(21, 'Atacante', 100))
    expect(changeSquad(seated, { ...wanted, benchIds: [20] }, dear)).toMatchObject({
      ok: true,
      value: { bench: seated.bench },
    })
    expect(changeSquad(full, { ...wanted, benchIds: [20] }, dear)).toEqual({
      ok: false,
      error: { kind: 'reserve_too_dear', playerId: 20, price: 100, most: 81 },
    })
    expect(changeSquad(full, { ...wanted, benchIds: [22] }, dear)).toMatchObject({ error: { kind: 'not_on_market' } })
  })

  test('BN1 BN2 stays as it was if none is sent, as far as it still fits', () => {
    const seated: Squad = { ...full, bench: [player(20, 'Goleiro', 75), player(21, 'Atacante', 60)] }
    const market = marketOf(player(30, 'Goleiro', 70))
    const change = { ...wanted, captainId: 2, playerIds: [30, ...wanted.playerIds.slice(1)] }
    expect(changeSquad(seated, change, market)).toMatchObject({
      ok: true,
      value: { bench: [player(21, 'Atacante', 60)] },
    })
    expect(changeSquad(seated, { ...change, benchIds: [20] }, market)).toMatchObject({
      error: { kind: 'reserve_too_dear', most: 70 },
    })
  })

  test('BN1 BN2 loses only reserves who may not stay, and keeps all others', () => {
    const anyone = fc.record({
      playerId: fc.integer({ min: 8, max: 20 }),
      position: fc.constantFrom(...POSITIONS),
      price: fc.integer({ min: 78, max: 92 }),
    })
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 8 }), (bench) => {
        const kept = fittingBench({ players: full.players, bench })
        expect(benchError({ players: full.players, bench: kept })).toBeUndefined()
        for (const reserve of bench)
          if (!kept.includes(reserve))
            expect(benchError({ players: full.players, bench: [...kept, reserve] })).toBeDefined()
      }),
    )
  })
})

describe('the vice-captain', () => {
  test('BN3 is the named player, else the most expensive of the others, and never the captain', () => {
    expect([captainOf(full), viceCaptainOf(full)]).toEqual([11, 10])
    expect(viceCaptainOf({ ...full, captainId: 10 })).toBe(11)
    expect(viceCaptainOf({ ...full, viceCaptainId: 4 })).toBe(4)
    expect(viceCaptainOf({ ...full, captainId: 4, viceCaptainId: 4 })).toBe(11)
    expect(viceCaptainOf({ ...full, viceCaptainId: 99 })).toBe(10)
    expect(viceCaptainOf({ ...emptySquad('campo'), players: full.players.slice(0, 1) })).toBeNull()
  })

  test('BN3 is one of the eleven, and is no longer vice when sold or made captain', () => {
    expect(nameVice(full, 99)).toEqual({ ok: false, error: { kind: 'not_in_squad', playerId: 99 } })
    expect(nameVice({ ...full, captainId: 3 }, 3)).toMatchObject({ error: { kind: 'vice_is_captain' } })
    const named: Squad = { ...full, viceCaptainId: 5 }
    expect(nameCaptain(named, 5)).toMatchObject({ value: { captainId: 5, viceCaptainId: null } })
    expect(removePlayer(named, 5)).toMatchObject({ value: { viceCaptainId: null } })
    expect(changeSquad(named, wanted, marketOf())).toMatchObject({ value: { viceCaptainId: 5 } })
  })

  test('SQ10 a receipt names vice and bench, and has the old format without them', () => {
    const text = (squad: Squad) => receiptText({ roundId: 5, squadId: 7, squad })
    expect(text(full)).toMatch(/^craque-squad-1 /)
    const benched = { ...full, bench: [player(20, 'Goleiro', 70), player(19, 'Atacante', 60)] }
    expect(text(benched)).toMatch(/^craque-squad-2 .* vice=10 bench=19:60,20:70$/)
    expect(text({ ...benched, bench: [...benched.bench].reverse() })).toBe(text(benched))
    expect(new Set([full, benched, { ...full, viceCaptainId: 4 }].map(text)).size).toBe(3)
  })
})
