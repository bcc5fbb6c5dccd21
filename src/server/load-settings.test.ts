import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSettings } from './load-settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'craque-settings-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a clone reads its .env, and a variable of the environment wins', () => {
  loadSettings(folder)
  vi.stubEnv('CRAQUE_GIVEN', 'environment')
  vi.stubEnv('CRAQUE_FROM_FILE', undefined)
  writeFileSync(path.join(folder, '.env'), 'CRAQUE_GIVEN=file\nCRAQUE_FROM_FILE=file\n')
  loadSettings(folder)
  expect(process.env['CRAQUE_GIVEN']).toBe('environment')
  expect(process.env['CRAQUE_FROM_FILE']).toBe('file')
})
