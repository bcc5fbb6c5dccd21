import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFplCsv } from './fpl-row.ts'
import { verifyFpl } from './fpl-verify.ts'

const DATA = join(process.cwd(), '..', 'shared', 'data', 'futebol', 'fpl', '2023-24')
const missing = existsSync(DATA) ? '' : ' (skipped: no real data at ../shared/data/futebol/fpl)'

describe.skipIf(missing !== '')(`the real Premier League of 2023-24${missing}`, () => {
  test('SC9 every published point of every player and match is reproduced', async () => {
    const result = await verifyFpl({ folder: DATA, rules: 'fpl-2023' })
    expect(result.mismatches.slice(0, 5)).toEqual([])
    expect(result).toMatchObject({ matched: 29_725, total: 29_725, managersLeftOut: 0, refused: [] })
  })

  test('SC9 other rules give other points, so the comparison can fail', async () => {
    const { matched, total } = await verifyFpl({ folder: DATA, rules: 'cartola-2024' })
    expect(matched).toBeLessThan(total)
  })
})

const HEADER =
  'name,position,team,element,fixture,kickoff_time,minutes,round,total_points,was_home,goals_scored,mng_win,value'

test('SC9 rows of managers and unknown columns are skipped', () => {
  const file = readFplCsv(
    'gw1.csv',
    `${HEADER}\nA,FWD,X,1,7,2024-08-16T19:00:00Z,90,1,6,True,1,0,60\nB,AM,X,2,7,2024-08-16T19:00:00Z,0,1,6,True,0,1,15\n`,
  )
  expect(file?.rows.map(({ position }) => position)).toEqual(['Atacante', 'manager'])
  expect(file?.rows[0]?.scouts).toEqual({ played: 1, playedHour: 1, goal: 1 })
})

test('an unreadable number is reported with its line and column', () => {
  const file = readFplCsv('gw1.csv', `${HEADER}\nA,FWD,X,1,7,2024-08-16T19:00:00Z,noventa,1,6,True,1,0,60\n`)
  expect(file?.problems).toEqual([
    { file: 'gw1.csv', line: 2, code: 'bad_cell', values: { column: 'minutes', value: 'noventa' } },
  ])
})
