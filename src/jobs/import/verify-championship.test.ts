import { expect, test } from 'vitest'
import { lateScouts, uncheckedRows, unexplained } from './verify-championship.ts'

const row = (round: number, publishedHundredths: number, oursHundredths: number | null, playerId = 7) => ({
  round,
  matchId: round,
  playerId,
  name: 'Fulano',
  publishedHundredths,
  oursHundredths,
})

test('IM10 scouts that arrived one file late are recognised by the sum of two consecutive rounds, and no others are', () => {
  const [first, second] = [row(24, 680, -40), row(25, 90, 810)]
  expect([...lateScouts([first, second])]).toEqual([first, second])
  expect(lateScouts([first, row(26, 90, 810)]).size).toBe(0)
  expect(lateScouts([first, row(25, 90, 820)]).size).toBe(0)
  expect(lateScouts([first, row(25, 90, 810, 8)]).size).toBe(0)
  expect(lateScouts([first, row(25, 640, null)]).size).toBe(0)
})

test('IM10 at most one row in a hundred of the newest file may wait for the next file to explain it', () => {
  const rowsOf = new Map([
    [24, 200],
    [25, 200],
  ])
  const rounds = new Set([24, 25])
  const old = row(24, 680, -40)
  const newest = [row(25, 680, -40), row(25, 90, 810, 8), row(25, 30, 10, 9)]
  expect([...unexplained([old, ...newest.slice(0, 2)], { rounds, rowsOf })]).toEqual(newest.slice(0, 2))
  expect(unexplained(newest, { rounds, rowsOf }).size).toBe(0)
})

test('IM10 after a file that nobody could check, at most one row in twenty of a round may differ', () => {
  const rows = [row(3, 680, -40), row(3, 90, 810, 8), row(3, 30, 10, 9)]
  const asked = { rounds: new Set([3]), rowsOf: new Map([[3, 40]]) }
  expect([...uncheckedRows(rows.slice(0, 2), asked)]).toEqual(rows.slice(0, 2))
  expect(uncheckedRows(rows, asked).size).toBe(0)
  expect(uncheckedRows([row(4, 680, -40)], asked).size).toBe(0)
})
