import { expect, test } from 'vitest'
import { gather } from './gather.ts'

const joined = (id: number, leagueId: number, isRead = false) => ({ kind: 'league_joined', id, leagueId, isRead })
const lines = (notices: Parameters<typeof gather<ReturnType<typeof joined>>>[0]) =>
  gather(notices).map(({ newest, others }) => [newest.id, ...others.map(({ id }) => id)])

test('NT4 people who joined one league are one line, led by the newest; read notices stay apart', () => {
  expect(lines([joined(9, 1), joined(8, 1), joined(7, 2), joined(6, 1), joined(5, 1, true)])).toEqual([
    [9, 8],
    [7],
    [6],
    [5],
  ])
})

test('NT4 notices of other kinds are never gathered', () => {
  const duel = (id: number) => ({ ...joined(id, 1), kind: 'duel' })
  expect(lines([duel(3), duel(2)])).toEqual([[3], [2]])
})
