import { expect, test } from 'vitest'
import { matchHead, readPickSheet } from './pick-sheet.ts'

test('BL14 a sheet with a row per person and a column per match is read, and unreadable cells are named', () => {
  const heads = [
    'Participante',
    matchHead({ id: 7, home: 'Brasil', away: 'Sérvia' }),
    'Total',
    matchHead({ id: 8, home: 'A #1', away: 'B' }),
  ]
  const sheet = [
    heads,
    ['Tia Maria', '2 x 1', '', '0-0'],
    ['', '1x1', '', '1x1'],
    [' Zé ', '3:0', '9', 'dois a um'],
    ['Ana', '99x0'],
  ]
  expect(readPickSheet(sheet, new Set([7, 8]))).toEqual({
    picks: [
      { name: 'Tia Maria', matchId: 7, score: { home: 2, away: 1 } },
      { name: 'Tia Maria', matchId: 8, score: { home: 0, away: 0 } },
      { name: 'Zé', matchId: 7, score: { home: 3, away: 0 } },
    ],
    problems: [
      { row: 1, column: 3, kind: 'unknown_match', text: 'Total' },
      { row: 4, column: 4, kind: 'no_score', text: 'dois a um' },
      { row: 5, column: 2, kind: 'no_score', text: '99x0' },
    ],
  })
  expect(readPickSheet([], new Set([7]))).toEqual({ picks: [], problems: [] })
})
