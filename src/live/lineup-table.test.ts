import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { arrangementOf, createAttendance, ENTERED, PASSED } from '#domain/scoring/arrangement.ts'
import { atOnce } from './yield-to-others.ts'
import { playerNumber } from './lineup-bytes.ts'
import type { PlayerChange } from './lineup-sums.ts'
import { createLineupTable } from './lineup-table.ts'
import type { Moves } from './rank-board.ts'

/** Player indexes around the limits of one byte and of each further bit. */
const edges = [0, 1, 253, 254, 255, 256, 257, 508, 509, 510, 511, 1018, 1019, 1020, 1021]
const player = fc
  .oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(...edges), fc.integer({ min: 0, max: 4000 }))
  .map(playerNumber)
const eleven = fc.uniqueArray(player, { minLength: 11, maxLength: 11 })
const tenths = fc.integer({ min: -120, max: 300 })

const bonus = (points: number) => Math.ceil(points / 2)
/** The table chooses favourites after the first lineup, after the third, or never. */
const sample = fc.constantFrom(1, 3, 4096)
const eachOf = ({ differences, count, ...which }: Moves): [row: number, difference: number][] =>
  [...differences.subarray(0, count)].map((difference, i) => [
    'entrants' in which ? which.entrants[i]! : which.from + i,
    difference,
  ])
/** Rows with a change. Comparing the thousands of other rows would take longer than the rest of the test. */
const moved = (sums: Int32Array) => [...sums.entries()].filter(([, difference]) => difference !== 0)

test('numbers of players differ, and their low byte is never 0, which means nobody', () => {
  const numbers = Array.from({ length: 3000 }, (_, i) => playerNumber(i))
  expect(new Set(numbers).size).toBe(3000)
  expect(numbers.every((number) => number % 256 > 0)).toBe(true)
  expect(numbers[254]).toBe(255)
})

test('SC6 SC7 sums equal those of the rule, for any number of players', () => {
  fc.assert(
    fc.property(fc.array(eleven, { minLength: 1, maxLength: 8 }), fc.infiniteStream(tenths), (lineups, stream) => {
      const points = new Map([...new Set(lineups.flat())].map((number) => [number, stream.next().value as number]))
      const table = createLineupTable(lineups.length + 1)
      lineups.forEach((numbers, row) => table.put(row, { numbers, hasVice: false }))
      const values = new Int32Array(8192)
      for (const [number, value] of points) values[number] = value
      lineups.forEach((playerIds, row) => {
        expect(table.tenths(row, values)).toBe(lineupPointTenths({ playerIds, captainId: playerIds[0]! }, points))
        expect(table.isEmpty(row)).toBe(false)
      })
      expect([table.isEmpty(lineups.length), table.tenths(lineups.length, values)]).toEqual([true, 0])
    }),
  )
})

test('a change reaches every lineup that holds the player, and no other, one or many at a time', () => {
  // Player numbers of 8, 9, 10 and more bits.
  const rowsAndNews = fc.constantFrom(254, 509, 1019, 4000).chain((most) => {
    const anybody = fc.integer({ min: 0, max: most }).map(playerNumber)
    const lineup = fc.uniqueArray(anybody, { minLength: 11, maxLength: 11 })
    return fc.tuple(
      fc.array(fc.oneof({ weight: 4, arbitrary: lineup }, fc.constant(undefined)), { minLength: 1, maxLength: 10 }),
      fc.array(fc.record({ player: anybody, to: tenths }), { maxLength: 40 }),
    )
  })
  fc.assert(
    // With one lineup in 1,500 rows, four lineups or more are in several blocks of a scan.
    fc.property(rowsAndNews, fc.constantFrom(1, 1500), sample, ([lineups, news], apart, of) => {
      const table = createLineupTable(lineups.length * apart, { sample: of })
      lineups.forEach((numbers, i) => numbers && table.put(i * apart, { numbers, hasVice: false }))
      const owned = lineups.flatMap((numbers) => numbers ?? [])
      const changes = news.map(({ player: number, to }, i): PlayerChange => {
        const who = i % 2 === 0 && owned.length > 0 ? owned[(i * 31) % owned.length]! : number
        return { player: who, fielded: to, captain: bonus(to) }
      })
      const won = new Int32Array(table.rows)
      for (const moves of table.moves(changes)) for (const [row, by] of eachOf(moves)) won[row]! += by
      const wanted = new Int32Array(table.rows)
      lineups.forEach((numbers, i) => {
        for (const { player: number, fielded, captain } of changes) {
          if (numbers?.includes(number)) wanted[i * apart]! += fielded
          if (numbers?.[0] === number) wanted[i * apart]! += captain
        }
      })
      expect(moved(won)).toEqual(moved(wanted))
    }),
  )
})

test('BN5 BN7 reserves come in and armbands pass in every lineup they belong to, one or many players at a time', () => {
  const fifteen = fc.uniqueArray(player, { minLength: 15, maxLength: 15 })
  const known = fc.record({ seat: fc.nat(3), presence: fc.constantFrom(0, 1, 2), tenths })
  fc.assert(
    fc.property(
      fc.array(fifteen, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(known),
      fc.constantFrom(1, 4, 1500),
      fc.boolean(),
      sample,
      (lineups, stream, apart, hasVice, of) => {
        const table = createLineupTable(lineups.length * apart, { sample: of })
        lineups.forEach((numbers, i) => table.put(i * apart, { numbers, hasVice }))
        const points = new Int32Array(8192)
        const attendance = createAttendance(8192)
        const won = lineups.map((_, i) => table.tenths(i * apart, points))
        const everybody = [...new Set(lineups.flat())]
        // Some players come twice, because an absent player may turn out to have played.
        for (const batch of [everybody.slice(0, 1), everybody.slice(1, 3), everybody, everybody.slice(0, 2)]) {
          for (const number of batch) {
            const { seat, presence } = stream.next().value as { seat: number; presence: number; tenths: number }
            attendance.played[number] = Number(presence === 1)
            attendance.missed[number] = presence === 2 ? 1 << seat : 0
          }
          const standing = () => lineups.map((_, i) => [table.arrangement(i * apart), table.tenths(i * apart, points)])
          const before = standing()
          const arranging = atOnce(table.rearrange(batch, { attendance, points }))
          expect(standing(), 'the changes are computed, but not made yet').toEqual(before)
          for (const moves of arranging) for (const [row, by] of eachOf(moves)) won[row / apart]! += by
          for (const number of everybody.slice(0, 2)) {
            const to = (stream.next().value as { tenths: number }).tenths
            const from = points[number]!
            points[number] = to
            const change = { player: number, fielded: to - from, captain: bonus(to) - bonus(from) }
            for (const moves of table.moves([change])) for (const [row, by] of eachOf(moves)) won[row / apart]! += by
          }
        }
        lineups.forEach((numbers, i) => {
          const arrangement = arrangementOf(numbers, attendance, hasVice)
          expect(table.arrangement(i * apart)).toBe(arrangement)
          expect([...table.numbers(i * apart)]).toEqual(numbers)
          const entered = numbers.slice(11).filter((_, seat) => ((arrangement & ENTERED) >> seat) & 1)
          const armband = numbers[arrangement & PASSED ? 1 : 0]!
          const sum = [...numbers.slice(0, 11), ...entered].reduce((total, number) => total + points[number]!, 0)
          expect(table.tenths(i * apart, points)).toBe(sum + bonus(points[armband]!))
          expect(won[i]).toBe(sum + bonus(points[armband]!))
          for (const number of numbers.slice(11))
            expect(Math.sign(table.placeOf(i * apart, number))).toBe(
              entered.includes(number) ? Math.sign(numbers.indexOf(number)) : -1,
            )
        })
      },
    ),
  )
})

test('a copy of a table has the armbands of the locked lineups, and finds favourites as the table does', () => {
  const numbers = Array.from({ length: 15 }, (_, i) => playerNumber(i))
  const [captain, vice] = numbers as [number, number]
  const table = createLineupTable(2, { sample: 1 })
  table.put(1, { numbers, hasVice: true })
  const [attendance, points] = [createAttendance(64), new Int32Array(64)]
  attendance.missed[captain] = 1
  attendance.played[vice] = 1
  for (const moves of atOnce(table.rearrange([captain, vice], { attendance, points }))) expect(moves.count).toBe(0)
  const gained = (of: typeof table, player: number) =>
    [...of.moves([{ player, fielded: 10, captain: 5 }])].reduce(
      (sum, { differences, count }) => sum + (count === 1 ? differences[0]! : 0),
      0,
    )
  expect([gained(table, captain), gained(table, vice)]).toEqual([10, 15])
  const anew = atOnce(table.asPut(3))
  expect([gained(anew, captain), gained(anew, vice), anew.placeOf(1, captain)]).toEqual([15, 10, 0])
  anew.put(2, { numbers, hasVice: true })
  expect([...anew.moves([{ player: captain, fielded: 1, captain: 0 }])].map(({ count }) => count)).toContain(2)
})

test('an armband that passes while a copy is made is in the copy as it was locked', () => {
  const numbers = Array.from({ length: 15 }, (_, i) => playerNumber(i))
  const [captain, vice] = numbers as [number, number]
  const [rows, attendance, points] = [10_000, createAttendance(64), new Int32Array(64)]
  const table = createLineupTable(rows, { sample: 1 })
  for (let row = 0; row < rows; row++) table.put(row, { numbers, hasVice: true })
  attendance.missed[captain] = 1
  attendance.played[vice] = 1
  const copying = table.asPut(rows)
  copying.next()
  for (const moves of atOnce(table.rearrange([captain, vice], { attendance, points }))) expect(moves.count).toBe(0)
  expect([0, rows - 1].map((row) => table.placeOf(row, vice))).toEqual([0, 0])
  const anew = atOnce(copying)
  for (let row = 0; row < rows; row++) if (anew.placeOf(row, captain) !== 0) expect.fail(`row ${row}`)
  const gained = [...anew.moves([{ player: captain, fielded: 1, captain: 5 }])].flatMap(({ differences, count }) => [
    ...differences.subarray(0, count),
  ])
  expect(gained).toEqual(Array.from({ length: rows }, () => 6))
})
