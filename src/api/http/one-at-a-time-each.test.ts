import { expect, test } from 'vitest'
import { oneAtATimeEach } from './one-at-a-time-each.ts'
import { xlsxBytes } from './xlsx.ts'

test('a person’s large request waits for their own before, failed or not, and for nobody else’s', async () => {
  const inTurn = oneAtATimeEach()
  const done: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const work = (name: string, waits?: Promise<void>) => async () => {
    await waits
    done.push(name)
    if (name === 'first') throw new Error(name)
  }
  const failed = inTurn(1, work('first', held)).catch(() => 'failed')
  const second = inTurn(1, work('second'))
  await inTurn(2, work('other'))
  expect(done).toEqual(['other'])
  release()
  expect(await failed).toBe('failed')
  await second
  expect(done).toEqual(['other', 'first', 'second'])
})

test('other requests are answered between two sheets of a workbook', async () => {
  let turns = 0
  const tick = () => {
    turns += 1
    if (turns < 100) setImmediate(tick)
  }
  setImmediate(tick)
  await xlsxBytes(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, rows: [[1, 'a']] })))
  expect(turns).toBeGreaterThanOrEqual(20)
})
