import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { beginDay, demoDayOf, isOver } from './demo.ts'
import { createPauses } from './supervise-demo.ts'

const read = (env: Record<string, string>) => readConfig({ CRAQUE_DEMO: 'true', ...env }, '/somewhere')

test('a demonstration is small and quick, sends no mail, and has a folder of its own', () => {
  const given = { CRAQUE_SMTP_URL: 'smtp://mail', CRAQUE_URL: 'https://demo.example', CRAQUE_FEED_HOSTS: 'a.example' }
  expect(read(given)).toMatchObject({
    ok: true,
    value: {
      isDemo: true,
      dataFolder: path.resolve('/somewhere/data/demo'),
      world: 'small',
      pace: 60,
      smtpUrl: undefined,
      wallsOn: false,
      backups: 0,
      feeds: { hosts: [] },
      creationsPerHour: 20,
      caps: { leaguesPerOwner: 2 },
    },
  })
  expect(read({ CRAQUE_WORLD: 'full', CRAQUE_CREATIONS_PER_HOUR: '5' })).toMatchObject({
    value: { world: 'full', creationsPerHour: 5 },
  })
})

test('a demonstration refuses a database that may belong to a real server', () => {
  expect(read({ DATABASE_URL: 'postgres://there/craque' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('CRAQUE_DEMO'),
  })
})

test('the data of a demonstration is deleted at four in Brasília, not earlier', () => {
  const above = mkdtempSync(path.join(tmpdir(), 'craque-demo-'))
  onTestFinished(() => rmSync(above, { recursive: true }))
  const folder = path.join(above, 'demo')
  const evening = Date.UTC(2026, 4, 20, 23)
  expect(beginDay(folder, evening)).toBe(true)
  mkdirSync(path.join(folder, 'postgres'))
  const late = Date.UTC(2026, 4, 21, 6, 59)
  expect([isOver(folder, late), beginDay(folder, late)]).toEqual([false, false])
  expect(readdirSync(folder)).toContain('postgres')
  const morning = Date.UTC(2026, 4, 21, 7)
  expect([demoDayOf(morning), isOver(folder, morning), beginDay(folder, morning)]).toEqual(['2026-05-21', true, true])
  expect(readdirSync(folder)).toEqual(['day'])
  writeFileSync(path.join(folder, 'day'), 'damaged')
  expect(isOver(folder, morning)).toBe(true)
})

test('a demonstration runs again after a slow stop or a crash, and gives up when starts keep failing', () => {
  const pauseAfter = createPauses()
  const day = { ranMs: 86_400_000, isOver: true }
  expect(pauseAfter({ ...day, code: 0 })).toBe(0)
  expect(pauseAfter({ ...day, code: 1 })).toBe(2_000)
  expect(pauseAfter({ ...day, code: 137, isOver: false })).toBe(2_000)
  const failedStart = { code: 1, ranMs: 5_000, isOver: false }
  const pauses = Array.from({ length: 5 }, () => pauseAfter(failedStart))
  expect(pauses).toEqual([8_000, 32_000, 128_000, 512_000, undefined])
  expect(createPauses()(failedStart)).toBe(undefined)
  expect(createPauses()({ ...day, code: 0, isOver: false })).toBe(undefined)
})
