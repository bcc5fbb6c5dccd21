import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVersion } from '#server/version.ts'
import { runCli } from './run-cli.ts'
import { isNewer, newerReleases, type Release } from './update-channel.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'craque-update-'))
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519').privateKey
const installed = readVersion()
const files = new Map<string, Uint8Array>()
let server: Server
let channel: string
const MEBIBYTE = 2 ** 20
let sentMebibytes = 0

/** More than any answer may hold, without a `content-length`. */
function* endless() {
  const chunk = Buffer.alloc(MEBIBYTE, ' ')
  for (sentMebibytes = 0; sentMebibytes < 300; sentMebibytes++) yield chunk
}

/** A package with nothing inside but its version. */
function pack(version: string): Uint8Array {
  mkdirSync(path.join(folder, version, 'package'), { recursive: true })
  writeFileSync(path.join(folder, version, 'package', 'package.json'), JSON.stringify({ name: 'craque', version }))
  const file = path.join(folder, `${version}.tgz`)
  spawnSync('tar', ['-czf', file, '-C', path.join(folder, version), 'package'])
  return readFileSync(file)
}
const release = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  package: `${version}.tgz`,
  signature: sign(undefined, files.get(`/${version}.tgz`) ?? Buffer.alloc(0), privateKey).toString('base64'),
  publishedAt: '2026-06-01',
  notes: 'Goals count twice.',
  ...more,
})
const publish = (...releases: Release[]) =>
  files.set('/channel.json', Buffer.from(JSON.stringify({ schema: 1, releases })))

beforeAll(async () => {
  for (const version of ['99.0.0', '0.0.1']) files.set(`/${version}.tgz`, pack(version))
  writeFileSync(path.join(folder, 'key.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (request.url === '/endless.json') pipeline(endless(), response, () => undefined)
    else response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  channel = `http://127.0.0.1:${(server.address() as AddressInfo).port}/channel.json`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

async function update(...words: string[]) {
  const said: string[] = []
  const note = (text: string) => void said.push(text)
  const env = { CRAQUE_UPDATE_CHANNEL: channel, CRAQUE_UPDATE_KEY: path.join(folder, 'key.pem') }
  const code = await runCli(['update', ...words], { program: 'craque', env, cwd: folder, out: note, err: note })
  return { code, text: said.join('\n') }
}
const into = path.join(folder, 'into')

test('versions are compared by number, and a fix stays within its minor version', () => {
  expect([isNewer('1.10.0', '1.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('0.9.9', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ])
  const all = ['1.0.1', '1.1.0', '1.0.10', '2.0.0', '1.0.0'].map((version) => release(version))
  const versions = (withinMinor: boolean) =>
    newerReleases(all, { installed: '1.0.0', withinMinor }).map(({ version }) => version)
  expect(versions(false)).toEqual(['2.0.0', '1.1.0', '1.0.10', '1.0.1'])
  expect(versions(true)).toEqual(['1.0.10', '1.0.1'])
})

test('a check says what is new, or that nothing is', async () => {
  publish(release('99.0.0'))
  expect(await update('--check')).toMatchObject({ code: 0, text: expect.stringContaining('Goals count twice.') })
  publish(release('0.0.1'))
  expect(await update('--check')).toEqual({ code: 0, text: `${installed} is the newest version.` })
})

test('a package with a valid signature is saved in the requested folder', async () => {
  publish(release('99.0.0'))
  expect(await update('--into', into)).toEqual({ code: 0, text: '99.0.0' })
  expect(readFileSync(path.join(into, 'craque.tgz'))).toEqual(files.get('/99.0.0.tgz'))
  expect(await update('--into', into, '--minor')).toEqual({ code: 0, text: '' })
})

test.each([
  ['signed by somebody else', () => publish(release('99.0.0', { signature: signedBy(stranger, '/99.0.0.tgz') }))],
  ['changed after it was signed', () => publish(release('99.0.0', { package: '0.0.1.tgz' }))],
  [
    'an older one under a new number',
    () => publish(release('99.0.0', { package: '0.0.1.tgz', signature: signedBy(privateKey, '/0.0.1.tgz') })),
  ],
  ['not there', () => publish(release('99.0.0', { package: 'gone.tgz' }))],
  ['from a channel that is no JSON', () => files.set('/channel.json', Buffer.from('<html>'))],
  ['from an invalid channel', () => files.set('/channel.json', Buffer.from('{"schema":2}'))],
])('a package that is %s is refused', async (_what, prepare) => {
  prepare()
  rmSync(into, { recursive: true, force: true })
  const { code, text } = await update('--into', into)
  expect([code, text]).toEqual([2, expect.stringMatching(/signature|says that it is|answered 404|no channel/)])
  expect(existsSync(path.join(into, 'craque.tgz'))).toBe(false)
})

test('a channel that does not answer is named, with the reason', async () => {
  const wanted = channel
  channel = 'http://127.0.0.1:1/channel.json'
  const { code, text } = await update('--check')
  channel = wanted
  expect([code, text]).toEqual([2, expect.stringMatching(/127\.0\.0\.1:1\/channel\.json does not answer: .+/)])
})

test('an answer without a length is counted, and the rest is not read', async () => {
  const wanted = channel
  channel = channel.replace('channel.json', 'endless.json')
  const { code, text } = await update('--check')
  channel = wanted
  expect([code, text]).toEqual([2, expect.stringContaining('is too large')])
  expect(sentMebibytes).toBeLessThan(250)
})

const signedBy = (key: typeof privateKey, file: string) =>
  sign(undefined, files.get(file) ?? Buffer.alloc(0), key).toString('base64')

test.each([
  [{}, 'http://127.0.0.1:1'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:1'],
  [{ HOST: '127.0.0.5' }, 'http://127.0.0.5:1'],
  [{ HOST: '::' }, 'http://[::1]:1'],
])('with %o, health asks where the server listens', async (given, address) => {
  const said: string[] = []
  const out = (line: string) => void said.push(line)
  await runCli(['health'], { env: { PORT: '1', ...given }, cwd: folder, program: 'craque', out, err: out })
  expect(said.join()).toContain(`no answer from ${address}`)
})
