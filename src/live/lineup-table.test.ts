import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineupPointTenths } from '#domain/testing/lineup-points.ts'
import { createLineupTable, playerNumber, type PlayerChange } from './lineup-table.ts'

/** Numbers around those where a byte, and then each further bit, is no longer enough; and the whole range between. */
const edges = [0, 1, 253, 254, 255, 256, 257, 508, 509, 510, 511, 1018, 1019, 1020, 1021]
const player = fc
  .oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(...edges), fc.integer({ min: 0, max: 4000 }))
  .map(playerNumber)
const eleven = fc.uniqueArray(player, { minLength: 11, maxLength: 11 })
const tenths = fc.integer({ min: -120, max: 300 })

const bonus = (points: number) => Math.ceil(points / 2)

test('numbers of players differ and never have a low byte of nobody', () => {
  const numbers = Array.from({ length: 3000 }, (_, i) => playerNumber(i))
  expect(new Set(numbers).size).toBe(3000)
  expect(numbers.every((number) => number % 256 > 0)).toBe(true)
  expect(numbers[254]).toBe(255)
})

test('SC6 SC7 sums equal those of the rule, however many players there are', () => {
  fc.assert(
    fc.property(fc.array(eleven, { minLength: 1, maxLength: 8 }), fc.infiniteStream(tenths), (lineups, stream) => {
      const points = new Map([...new Set(lineups.flat())].map((number) => [number, stream.next().value as number]))
      const table = createLineupTable(lineups.length + 1)
      lineups.forEach((numbers, row) => table.put(row, numbers))
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
  const rows = fc.array(fc.oneof({ weight: 4, arbitrary: eleven }, fc.constant(undefined)), {
    minLength: 1,
    maxLength: 10,
  })
  const change = fc.record({ player, to: tenths })
  fc.assert(
    // Far apart, so that the rows lie in several blocks of a scan.
    fc.property(rows, fc.array(change, { maxLength: 40 }), fc.constantFrom(1, 1500), (lineups, news, apart) => {
      const table = createLineupTable(lineups.length * apart)
      lineups.forEach((numbers, i) => numbers && table.put(i * apart, numbers))
      const owned = lineups.flatMap((numbers) => numbers ?? [])
      const changes = news.map(({ player: number, to }, i): PlayerChange => {
        const who = i % 2 === 0 && owned.length > 0 ? owned[(i * 31) % owned.length]! : number
        return { player: who, fielded: to, captain: bonus(to) }
      })
      const won = new Int32Array(table.rows)
      table.forEachChange(changes, ({ entrants, differences, count }) => {
        for (let i = 0; i < count; i++) won[entrants[i]!]! += differences[i]!
      })
      const wanted = new Int32Array(table.rows)
      lineups.forEach((numbers, i) => {
        for (const { player: number, fielded, captain } of changes) {
          if (numbers?.includes(number)) wanted[i * apart]! += fielded
          if (numbers?.[0] === number) wanted[i * apart]! += captain
        }
      })
      expect(won).toEqual(wanted)
    }),
  )
})
