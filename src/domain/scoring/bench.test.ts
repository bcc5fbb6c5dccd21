import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_POSITIONS, type Position } from '#domain/sport/position.ts'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { addBenches, NO_VICE } from './add-benches.ts'
import { createAttendance, notePresence } from './arrangement.ts'
import { PRESENCES, type Presence } from './presence.ts'
import { scoreLineups } from './score-lineups.ts'
import { resolveLineup, type FrozenLineup } from './resolve-lineup.ts'

const LINES: Position[] = [
  'Goleiro',
  ...Array<Position>(4).fill('Defensor'),
  ...Array<Position>(3).fill('Meio-Campo'),
  ...Array<Position>(3).fill('Atacante'),
]

/** Players 1 to 11 and reserves 21 to 24, one for each position. Everybody played except `others`. */
function lineup(others: Record<number, Presence>): FrozenLineup {
  const fielded = (playerId: number, position: Position) => ({
    playerId,
    position,
    presence: others[playerId] ?? 'played',
  })
  return {
    players: LINES.map((position, at) => fielded(at + 1, position)),
    captainId: 11,
    viceCaptainId: 10,
    bench: FIELD_POSITIONS.map((position, at) => fielded(21 + at, position)),
  }
}

test.each<[string, Record<number, Presence>, [number, number][]]>([
  ['BN5 nobody comes in while everybody plays', {}, []],
  ['BN5 nobody comes in while a match of the starter is left', { 3: 'awaited' }, []],
  ['BN5 the reserve of the same position comes in for an absent starter', { 3: 'absent' }, [[22, 3]]],
  ['BN5 a reserve who did not take part does not come in', { 3: 'absent', 22: 'absent' }, []],
  ['BN5 a reserve whose match is still to come waits', { 3: 'absent', 22: 'awaited' }, []],
  ['BN6 of two absent starters the one with the lower id is replaced, once', { 5: 'absent', 4: 'absent' }, [[22, 4]]],
  [
    'BN6 absent starters of two positions are both replaced',
    { 1: 'absent', 9: 'absent' },
    [
      [21, 1],
      [24, 9],
    ],
  ],
])('%s', (_name, others, entered) => {
  expect(resolveLineup(lineup(others)).entered).toEqual(
    entered.map(([playerId, insteadOf]) => ({ playerId, insteadOf })),
  )
})

test.each<[string, Record<number, Presence>, number]>([
  ['BN7 the captain has the armband while a match of their club is left', { 11: 'awaited' }, 11],
  ['BN7 the vice has it when the captain was absent', { 11: 'absent' }, 10],
  ['BN7 the captain keeps it when neither took part', { 11: 'absent', 10: 'absent' }, 11],
  ['BN7 the captain keeps it until the vice has played', { 11: 'absent', 10: 'awaited' }, 11],
])('%s', (_name, others, armbandId) => {
  expect(resolveLineup(lineup(others)).armbandId).toBe(armbandId)
})

test('BN7 a lineup from before there was a vice keeps its captain', () => {
  expect(resolveLineup({ ...lineup({ 11: 'absent' }), viceCaptainId: null }).armbandId).toBe(11)
})

test('BN6 a starter’s card on the bench counts; a reserve’s card counts only if the reserve comes in', () => {
  const ids = { playerIds: LINES.map((_, at) => at + 1), captainId: 11, viceCaptainId: 10, benchIds: [22] }
  const points = new Map([
    [3, -30],
    [10, 40],
    [11, -10],
    [22, 55],
  ])
  const tenths = (others: Record<number, Presence>) => {
    const { players, bench } = lineup(others)
    return lineupPointTenths(ids, points, new Map([...players, ...bench].map((one) => [one.playerId, one])))
  }
  expect(tenths({ 3: 'absent' })).toBe(-30 + 40 - 10 + 55 - 5)
  expect(tenths({ 3: 'absent', 11: 'absent' })).toBe(-30 + 40 - 10 + 55 + 20)
  expect(tenths({ 3: 'absent', 22: 'absent' })).toBe(-30 + 40 - 10 - 5)
})

test('BN5 BN6 BN7 scoring a whole round at once gives each lineup the points of the rule', () => {
  const PLAYERS = 40
  const known = fc.array(
    fc.record({
      position: fc.constantFrom(...FIELD_POSITIONS),
      presence: fc.constantFrom(...PRESENCES),
      tenths: fc.integer({ min: -50, max: 200 }),
    }),
    { minLength: PLAYERS, maxLength: PLAYERS },
  )
  const numbers = Array.from({ length: PLAYERS }, (_, at) => at + 1)
  const chosen = fc.record({
    order: fc.shuffledSubarray(numbers, { minLength: PLAYERS, maxLength: PLAYERS }),
    captain: fc.nat(10),
    vice: fc.nat(10),
    seats: fc.nat(15),
  })
  fc.assert(
    fc.property(known, fc.array(chosen, { minLength: 1, maxLength: 9 }), (facts, lineups) => {
      const factsOf = (number: number) => facts[number - 1]!
      const attendance = createAttendance(PLAYERS + 1)
      for (const number of numbers) {
        const { position, presence } = factsOf(number)
        notePresence(attendance, { number, position, presence })
      }
      const rows = lineups.map(({ order, captain, vice, seats }) => {
        const [eleven, rest] = [order.slice(0, 11), order.slice(11)]
        const bench = FIELD_POSITIONS.map((position, seat) =>
          (seats >> seat) & 1 ? (rest.find((number) => factsOf(number).position === position) ?? 0) : 0,
        )
        return { eleven, bench, captain, vice: vice === captain ? NO_VICE : vice }
      })
      const points = Int32Array.from([0, ...facts.map(({ tenths }) => tenths)])
      const columns = {
        players: Uint16Array.from(rows.flatMap(({ eleven }) => eleven)),
        captains: Uint8Array.from(rows, ({ captain }) => captain),
        vices: Uint8Array.from(rows, ({ vice }) => vice),
        benches: Uint16Array.from(rows.flatMap(({ bench }) => bench)),
      }
      const scores = scoreLineups(columns, points)
      addBenches(scores, columns, { attendance, points })
      const attended = new Map(numbers.map((number) => [number, factsOf(number)]))
      const tenthsOf = new Map(numbers.map((number) => [number, factsOf(number).tenths]))
      const plain = rows.map(({ eleven, bench, captain, vice }) =>
        lineupPointTenths(
          {
            playerIds: eleven,
            captainId: eleven[captain]!,
            viceCaptainId: eleven[vice] ?? null,
            benchIds: bench.filter((number) => number > 0),
          },
          tenthsOf,
          attended,
        ),
      )
      expect([...scores]).toEqual(plain)
    }),
  )
})
