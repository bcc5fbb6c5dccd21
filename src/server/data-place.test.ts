import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeOfData } from './data-place.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-place-'))
})
afterEach(() => rm(folder, { recursive: true }))

const home = '/home/ana'
const at = (env: Record<string, string>, platform = 'linux') => placeOfData({ env, cwd: folder, home, platform })
const makeDatabase = (...place: string[]) => mkdir(path.join(folder, ...place, 'postgres'), { recursive: true })

test.each([
  ['linux', {}, '/home/ana/.local/share/craque'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/craque'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ana/.local/share/craque'],
  ['darwin', {}, '/home/ana/Library/Application Support/craque'],
  ['linux', { XDG_DATA_HOME: '/data', CRAQUE_DATA: '/srv/craque' }, '/srv/craque'],
])('an installed Craque on %s with %o keeps its data in %s', (platform, env, expected) => {
  expect(at(env, platform)).toEqual({ ok: true, folder: expected })
})

test('a ./data with the only database is used, and the notice says so', async () => {
  await makeDatabase('data')
  const here = path.join(folder, 'data')
  expect(at({})).toEqual({ ok: true, folder: here, notice: expect.stringContaining(here) })
})

test('a ./data of another program is not used, and the notice says so', async () => {
  await mkdir(path.join(folder, 'data'))
  const place = at({})
  expect(place).toMatchObject({ ok: true, folder: '/home/ana/.local/share/craque' })
  expect(place).toHaveProperty('notice', expect.stringContaining(path.join(folder, 'data')))
})

test('two databases: nothing starts until CRAQUE_DATA names one', async () => {
  await makeDatabase('data')
  await makeDatabase('share', 'craque')
  const env = { XDG_DATA_HOME: path.join(folder, 'share') }
  expect(at(env)).toEqual({ ok: false, error: expect.stringContaining('Set CRAQUE_DATA') })
  expect(at({ ...env, CRAQUE_DATA: './data' })).toEqual({ ok: true, folder: path.join(folder, 'data') })
})
