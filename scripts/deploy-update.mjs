import { spawn, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './deploy-process.mjs'
import { root } from './lib.mjs'
import { signFile } from './release-files.mjs'

/** These scripts start and stop the server for update.sh, which usually asks systemd to do so. */
const START = `#!/bin/bash
cd "$1" && { setsid "$1/current/node_modules/.bin/craque" >>"$1/craque.log" 2>&1 </dev/null & echo $! >"$1/craque.pid"; }
`
const STOP = `#!/bin/bash
pid=$(cat "$1/craque.pid") && kill -TERM "$pid" 2>/dev/null
while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
`
const MOST_SECONDS_DOWN = 10

const must = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, ...options })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/**
 * Makes a signed package with another version number from the package of this version, after `change` has edited its
 * files.
 */
function repack(folder, { from, version, keyFile, change }) {
  const work = path.join(folder, `work-${version}`)
  mkdirSync(work)
  must('tar', ['-xzf', from, '-C', work])
  const inside = path.join(work, 'package')
  for (const name of ['package.json', 'npm-shrinkwrap.json']) {
    const file = path.join(inside, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`))
  }
  change?.(inside)
  const file = path.join(folder, `craque-${version}.tgz`)
  must('tar', ['-czf', file, '-C', work, 'package'])
  signFile(file, keyFile)
  return file
}

/** Checks every tenth of a second whether the server answers. Returns the longest time without an answer. */
function watchAnswers(address) {
  const over = new AbortController()
  let [lastMs, longestMs] = [performance.now(), 0]
  const watching = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
      if (answer?.ok) {
        longestMs = Math.max(longestMs, performance.now() - lastMs)
        lastMs = performance.now()
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return async () => {
    over.abort()
    await watching
    return longestMs / 1000
  }
}

/** Saves twice a second until the server stops. Resolves to the number of the last save that it acknowledged. */
async function saveUntilStop(server, cookie) {
  for (let quietFrom = 1; ; quietFrom++) {
    const reach = { timeZone: 'America/Sao_Paulo', quietFrom, quietTo: 1439, mailWeekly: false }
    const answer = await server.ask('PUT', '/api/notices/reach', reach, cookie).catch(() => undefined)
    if (answer === undefined || answer.status === 503) return quietFrom - 1
    if (answer.status !== 200) throw new Error(`save ${quietFrom} answered ${answer.status}`)
    // At most 120 changes a minute are allowed.
    await new Promise((resolve) => setTimeout(resolve, 550))
  }
}

function serverIn(home, { port, keys }) {
  const env = {
    ...process.env,
    CRAQUE_HOME: home,
    CRAQUE_UPDATE_KEY: keys,
    CRAQUE_SETTINGS: path.join(home, 'craque.env'),
    CRAQUE_BACKUP_FOLDER: path.join(home, 'backups'),
    CRAQUE_START: `${path.join(home, 'start.sh')} ${home}`,
    CRAQUE_STOP: `${path.join(home, 'stop.sh')} ${home}`,
  }
  const address = `http://127.0.0.1:${port}`
  const ask = async (method, place, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${address}${place}`, { method, headers, body: body && JSON.stringify(body) })
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { status: answer.status, body: await answer.json(), cookie: cookies.join('; ') }
  }
  return {
    address,
    ask,
    /** Runs update.sh in the background, while this process keeps sending requests. */
    update: (words, seconds = 120) =>
      new Promise((resolve) => {
        const child = spawn(path.join(root, 'deploy', 'update.sh'), words, {
          env: { ...env, CRAQUE_READY_SECONDS: String(seconds) },
        })
        let text = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
        child.once('close', (status) => resolve({ status, text }))
      }),
    stop: () => spawnSync(path.join(home, 'stop.sh'), [home]),
    craque: (...words) =>
      must(path.join(home, 'current', 'node_modules', '.bin', 'craque'), words, {
        env: { ...env, CRAQUE_DATA: path.join(home, 'data') },
      }),
    runs: () => path.basename(readlinkSync(path.join(home, 'current'))),
  }
}

const person = { name: 'Ana Atualiza', email: 'ana@craque.example', password: 'um jabuti na janela' }

async function expectRunning(server, version, what) {
  if (server.runs() !== version) throw new Error(`${what}: another version runs, ${server.runs()}`)
  const { body } = await server.ask('GET', '/healthz')
  if (body.version !== version) throw new Error(`${what}: the server says that it is ${body.version}`)
  const { email, password } = person
  const { status } = await server.ask('POST', '/api/account/sign-in', { email, password })
  if (status !== 200) throw new Error(`${what}: the account is gone (${status})`)
}

const liveIn = (server) => JSON.parse(server.craque('round', 'show', '--json')).find(({ state }) => state === 'live')

/** What a round must not lose: its squads, its matches, and the matches that are over. */
const sizeOf = ({ lineups, matches }) => [lineups, matches.length, matches.filter(({ score }) => score !== null).length]

function expectSameRound(server, before) {
  const [after] = JSON.parse(server.craque('round', 'show', String(before.id), '--json'))
  const [was, is] = [sizeOf(before), sizeOf(after)]
  if (!['live', 'settled'].includes(after.state) || is.some((count, index) => count < was[index]))
    throw new Error(`round ${before.id} was ${was.join(', ')} and is ${after.state} with ${is.join(', ')}`)
  return `round ${before.id} ${after.state}, ${is[0]} squads, ${is[2]} of ${is[1]} matches with a score`
}

/**
 * In the middle of a round, updates a server that runs from a package to the next package. Then it tries a package that
 * does not start, and the server must return to the version before.
 */
export async function checkUpdate(say) {
  const home = mkdtempSync(path.join(tmpdir(), 'craque-update-'))
  // PostgreSQL runs as another user than root and must be able to enter this folder.
  chmodSync(home, 0o755)
  const packages = path.join(home, 'packages')
  mkdirSync(packages)
  mkdirSync(path.join(home, 'data'))
  const keyFile = path.join(packages, 'private.pem')
  const keys = path.join(packages, 'public.pem')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  writeFileSync(keys, publicKey.export({ type: 'spki', format: 'pem' }))
  const port = await freePort()
  // A Wednesday evening: matches of the sample world are being played.
  const world = 'CRAQUE_WORLD=small\nCRAQUE_PACE=60\nCRAQUE_START_AT=2026-05-20T18:00:00-03:00\n'
  const settings = `PORT=${port}\nCRAQUE_DATA=${home}/data\n${world}NODE_ENV=production\n`
  writeFileSync(path.join(home, 'craque.env'), settings)
  writeFileSync(path.join(home, 'start.sh'), START, { mode: 0o755 })
  writeFileSync(path.join(home, 'stop.sh'), STOP, { mode: 0o755 })
  must(process.execPath, ['scripts/release.mjs', '--into', path.join(packages, 'made')], { cwd: root })
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const from = path.join(packages, 'made', `craque-${version}.tgz`)
  const older = repack(packages, { from, version: '0.9.0', keyFile })
  const newer = repack(packages, { from, version: '0.9.1', keyFile })
  const broken = repack(packages, {
    from,
    version: '0.9.2',
    keyFile,
    change: (inside) =>
      writeFileSync(path.join(inside, 'dist', 'server', 'server.js'), "throw new Error('does not start')\n"),
  })
  const server = serverIn(home, { port, keys })
  try {
    const first = await server.update(['--first', older])
    if (first.status !== 0) throw new Error(`the first start: ${first.text}`)
    const signedUp = await server.ask('POST', '/api/account/sign-up', person)
    if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}`)
    await expectRunning(server, '0.9.0', 'the first start')
    const round = liveIn(server)
    if (!round) throw new Error('no round is live')
    say(`✓ a package is installed and runs; at sixty times the pace round ${round.id} is live`)

    const longest = watchAnswers(`${server.address}/readyz`)
    const startedAt = performance.now()
    const saving = saveUntilStop(server, signedUp.cookie)
    saving.catch(() => undefined)
    const update = await server.update(['--from', newer])
    const took = Math.round((performance.now() - startedAt) / 1000)
    if (update.status !== 0) throw new Error(`the update: ${update.text}`)
    await expectRunning(server, '0.9.1', 'the update')
    const seconds = await longest()
    const acknowledged = await saving
    const stored = await server.ask('GET', '/api/notices/settings', undefined, signedUp.cookie)
    const kept = stored.body.reach.quietFrom
    // The server may have stored one more before its answer was cut off.
    if (acknowledged < 1 || kept < acknowledged || kept > acknowledged + 1)
      throw new Error(`save ${acknowledged} was acknowledged before the stop, and ${kept} is there`)
    say(`✓ save ${acknowledged}, acknowledged right before the stop, is there; ${expectSameRound(server, round)}`)
    if (seconds > MOST_SECONDS_DOWN) throw new Error(`the server was down for ${seconds.toFixed(1)} s`)
    const audited = server.craque('audit')
    say(`✓ updated in ${took} s, down for ${seconds.toFixed(1)} s; ${audited.trim().split('\n').at(-1)}`)

    const unsigned = repack(packages, { from, version: '0.9.3', keyFile })
    writeFileSync(`${unsigned}.sig`, readFileSync(`${newer}.sig`))
    const refused = await server.update(['--from', unsigned])
    if (refused.status === 0 || !refused.text.includes('signature')) throw new Error(`not refused: ${refused.text}`)
    await expectRunning(server, '0.9.1', 'after a wrong signature')
    say('✓ a package with a wrong signature is refused, and the server goes on')

    const failed = await server.update(['--from', broken], 20)
    if (failed.status === 0) throw new Error('a version that does not start was reported as running')
    await expectRunning(server, '0.9.1', 'after a version that does not start')
    say('✓ a version that does not start is rolled back with unchanged data')
  } finally {
    server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
