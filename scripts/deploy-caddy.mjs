import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startProcess } from './deploy-process.mjs'
import { root } from './lib.mjs'

/**
 * The check makes this many attempts, each with another false address. A server that believed these addresses would
 * count each address alone and refuse no attempt.
 */
const MORE_THAN_THE_LIMIT = 30

const expect = (isTrue, sentence) => {
  if (!isTrue) throw new Error(sentence)
}

/** The Caddyfile of deploy/ with ports, certificates and a folder for this check. */
function ownCaddyfile(folder, ports) {
  const file = path.join(folder, 'Caddyfile')
  const storage = path.join(folder, 'storage')
  writeFileSync(
    file,
    `{
	admin off
	skip_install_trust
	http_port ${ports.http}
	https_port ${ports.https}
	default_bind 127.0.0.1
	storage file_system ${storage}
}
import ${path.join(root, 'deploy', 'Caddyfile')}
`,
  )
  return { file, certificate: path.join(storage, 'pki', 'authorities', 'local', 'root.crt') }
}

/** Sends requests through Caddy and trusts only its certificates. */
function askerOf(port, ca) {
  const send = (address, options, body) =>
    new Promise((resolve, reject) => {
      const request = https.request(`https://localhost:${port}${address}`, { ca, ...options }, resolve)
      request.on('error', reject).end(body)
    })
  const ask = async (address, options, body) => {
    const answer = await send(address, options, body)
    const chunks = []
    for await (const chunk of answer) chunks.push(chunk)
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks).length }
  }
  return { send, ask }
}

async function checkPages({ ask }, say) {
  const page = await ask('/', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(page.status === 200, `the page answered ${page.status}`)
  expect(page.headers['content-encoding'] === 'br', 'the page was not compressed')
  expect(page.headers['strict-transport-security'], 'Craque does not recognise https')
  say(`✓ https with a certificate of Caddy's own authority; the page in ${page.bytes} bytes of brotli; HSTS is sent`)
}

async function checkStream({ send }, say) {
  const startedAt = performance.now()
  const stream = await send('/api/stream', { headers: { accept: 'text/event-stream' } })
  const first = await new Promise((resolve) => stream.once('data', resolve))
  expect(!stream.complete, 'the stream was buffered until its end')
  say(
    `✓ ${first.length} bytes of the event stream after ${Math.round(performance.now() - startedAt)} ms, while the stream continues`,
  )
  stream.destroy()
}

async function checkAddress({ ask }, say) {
  for (let claimed = 1; claimed <= MORE_THAN_THE_LIMIT; claimed++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${claimed}` }
    const { status } = await ask('/api/championships/entered', { method: 'POST', headers }, '{"code":"NENHUM"}')
    if (status !== 429) continue
    return say(`✓ a visitor who sends a false address each time is still recognised: refused at try ${claimed}`)
  }
  throw new Error('a visitor with false addresses can guess without a limit')
}

/**
 * Runs Debian's Caddy in front of a server of this version, both on loopback with free ports and a folder of their own.
 */
export async function checkBehindCaddy(say) {
  if (spawnSync('caddy', ['version']).error) say('skipped: caddy is not installed (apt install caddy)')
  else await tryBehindCaddy(say)
}

async function tryBehindCaddy(say) {
  const folder = mkdtempSync(path.join(tmpdir(), 'craque-caddy-'))
  const ports = { http: await freePort(), https: await freePort() }
  const { file, certificate } = ownCaddyfile(folder, ports)
  const settings = { CRAQUE_DATA: mkdtempSync(path.join(tmpdir(), 'craque-caddy-')), CRAQUE_WORLD: 'small' }
  const craque = startProcess(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: '0', CRAQUE_TRUST_PROXY: 'true', CRAQUE_LOG: 'warn' },
  })
  const running = [craque]
  try {
    const address = await craque.written(/is ready: http:\/\/(\S+)/)
    const caddy = startProcess('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...process.env, HOME: folder, CRAQUE_SITE: `https://localhost:${ports.https}`, CRAQUE_ADDRESS: address },
    })
    running.push(caddy)
    await caddy.written(/certificate obtained successfully/)
    const asker = askerOf(ports.https, readFileSync(certificate))
    await checkPages(asker, say)
    await checkStream(asker, say)
    await checkAddress(asker, say)
  } finally {
    for (const one of running.reverse()) await one.stop()
    for (const one of [folder, settings.CRAQUE_DATA]) rmSync(one, { recursive: true, force: true })
  }
}
