import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './deploy-process.mjs'

const USER = 10_001
const readyMs = 180_000
/** A round of the sample world takes days. At this pace a day takes nine seconds. */
const PACE = 10_000

const until = async (what, limitMs, look) => {
  for (const endsAt = performance.now() + limitMs; ;) {
    const found = await look()
    if (found) return found
    if (performance.now() > endsAt) throw new Error(`${what}: not within ${limitMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const childrenOf = (pid) => {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent) => pairs.filter(([, above]) => above === parent).flatMap(([own]) => [own, ...below(own)])
  return below(pid)
}

/** The process that gets a container engine's stop signal: the image's own program. */
const mainProcess = (pid) =>
  childrenOf(pid).find((child) => {
    const args = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0')
    return args.some((arg) => arg.endsWith('/bin/craque')) && path.basename(args[0]) === 'node'
  })

const makeVolume = (work, name) => {
  const volume = path.join(work, name)
  mkdirSync(volume, { mode: 0o700 })
  chownSync(volume, USER, USER)
  return volume
}

/** The servers that are running, so that those of a failed trial can be stopped. */
const running = new Set()
export const stopServers = () => {
  for (const child of running) {
    const server = mainProcess(child.pid)
    if (server) process.kill(server, 'SIGKILL')
  }
}

async function serve(buildah, { image, volume }) {
  const container = buildah.run(['from', image])
  const port = await freePort()
  const env = { PORT: port, HOST: '127.0.0.1', CRAQUE_WORLD: 'small', CRAQUE_PACE: PACE }
  const startedAt = performance.now()
  const child = buildah.start(container, { volume, env, command: ['/opt/craque/bin/craque'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  running.add(child)
  const ended = new Promise((resolve) => child.once('close', resolve)).then(() => running.delete(child))
  const run = async (...words) => {
    const command = buildah.start(container, { volume, env, command: ['/opt/craque/bin/craque', ...words] })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk) => (text += chunk))
    const status = await new Promise((resolve) => command.once('close', resolve))
    if (status !== 0) throw new Error(`craque ${words.join(' ')}: ${text}`)
    return text
  }
  await until('the server is ready', readyMs, () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output}`)
    return output.includes('is ready: http')
  })
  return {
    run,
    seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
    owners: () =>
      childrenOf(child.pid).map((pid) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]),
    page: () => fetch(`http://127.0.0.1:${port}/`),
    stop: async () => {
      const stoppedAt = performance.now()
      const server = mainProcess(child.pid)
      process.kill(server, 'SIGTERM')
      await until('the server has ended', 60_000, () => !existsSync(`/proc/${server}`))
      const seconds = ((performance.now() - stoppedAt) / 1000).toFixed(1)
      await ended
      buildah.run(['rm', container])
      return seconds
    },
  }
}

const roundsOf = async (server) => JSON.parse(await server.run('world', 'status', '--json')).rounds.settled ?? 0

/** What operators do with an image: first start, a round, restart, backup, and restoring it elsewhere. */
export async function playInImage(buildah, { image, work, say }) {
  const volume = makeVolume(work, 'volume')
  const first = await serve(buildah, { image, volume })
  if ((await first.page()).status !== 200) throw new Error('the first page does not load')
  if (!(await first.run('health')).includes('ready')) throw new Error('craque health does not say that it is ready')
  if (!first.owners().includes(String(USER))) throw new Error(`it does not run as ${USER}`)
  say(`✓ started in ${first.seconds} s with the small world, as user ${USER}; craque health says that it is ready`)

  const before = await roundsOf(first)
  await until('a round is played', 300_000, async () => (await roundsOf(first)) > before)
  say(`✓ a round was played, at ${PACE} times the pace`)
  const stopSeconds = await first.stop()
  if (Number(stopSeconds) > 10) throw new Error(`stopping took ${stopSeconds} s`)

  const again = await serve(buildah, { image, volume })
  const after = await roundsOf(again)
  if (after <= before) throw new Error('the played round is missing')
  say(`✓ stopped in ${stopSeconds} s, started again on the same volume in ${again.seconds} s: ${after} rounds settled`)
  await again.run('pace', '1')
  await again.run('backup', '/var/lib/craque/image.backup')
  const managers = JSON.parse(await again.run('world', 'status', '--json')).managers
  await again.stop()

  const second = makeVolume(work, 'second-volume')
  copyFileSync(path.join(volume, 'image.backup'), path.join(second, 'image.backup'))
  chownSync(path.join(second, 'image.backup'), USER, USER)
  const empty = buildah.run(['from', image])
  const restore = ['/opt/craque/bin/craque', 'restore', '/var/lib/craque/image.backup']
  const child = buildah.start(empty, { volume: second, env: { CRAQUE_WORLD: 'none' }, command: restore })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  if ((await new Promise((resolve) => child.once('close', resolve))) !== 0) throw new Error(`restore: ${text}`)
  buildah.run(['rm', empty])
  const restored = await serve(buildah, { image, volume: second })
  const status = JSON.parse(await restored.run('world', 'status', '--json'))
  if (status.managers !== managers) throw new Error(`${status.managers} managers were restored, of ${managers}`)
  if ((status.rounds.settled ?? 0) < after) throw new Error('rounds are missing after the restore')
  await restored.stop()
  const inVolume = readdirSync(second).filter((name) => name !== 'image.backup')
  say(
    `✓ a backup, restored into a second volume (${inVolume.join(', ')}): ${managers} managers, ${after} rounds settled`,
  )
}
