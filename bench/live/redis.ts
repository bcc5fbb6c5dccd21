import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EngineFigures } from './engine.ts'
import { shown, timed, type Report } from '#bench/tools/report.ts'

const LOOKUPS = 300_000
const BATCH = 1_000
const KEY = 'ranking'

const command = (...parts: (string | number)[]) =>
  `*${parts.length}\r\n${parts.map((part) => `$${String(part).length}\r\n${part}\r\n`).join('')}`

/** The same scores in a Redis sorted set, with pipelining so that the network is not measured. */
export async function benchRedis(report: Report, engine: EngineFigures): Promise<void> {
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    report.skip('the comparison with ZREVRANK, because redis-server is not installed')
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'craque-redis-'))
  const socketPath = path.join(folder, 'redis.sock')
  const server = spawn('redis-server', ['--port', '0', '--unixsocket', socketPath, '--save', '', '--dir', folder], {
    stdio: 'ignore',
  })
  try {
    await until(() => existsSync(socketPath))
    await measure(report, engine, connect(socketPath))
  } finally {
    await stop(server)
    rmSync(folder, { recursive: true })
  }
}

async function measure(report: Report, { ids, scores, ...engine }: EngineFigures, socket: Socket): Promise<void> {
  await once(socket, 'connect')
  for (let from = 0; from < ids.length; from += BATCH) {
    const pairs: (string | number)[] = []
    for (let i = from; i < Math.min(ids.length, from + BATCH); i++) pairs.push(scores[i]!, ids[i]!)
    await send(socket, command('ZADD', KEY, ...pairs), 1)
  }
  const batches = Array.from({ length: LOOKUPS / BATCH }, (_, batch) =>
    Array.from({ length: BATCH }, (__, i) => command('ZREVRANK', KEY, ids[((batch * BATCH + i) * 7919) % ids.length]!)),
  ).map((commands) => commands.join(''))
  const { ms } = await timed(async () => {
    for (const batch of batches) await send(socket, batch, BATCH)
  })
  const perSecond = LOOKUPS / (ms / 1000)
  const memory = Number((await send(socket, command('MEMORY', 'USAGE', KEY, 'SAMPLES', 0), 1)).trim().slice(1))
  socket.destroy()
  const bytes = memory / ids.length
  report.say(`Redis ZREVRANK, pipelined: ${shown(perSecond / 1e6)} million a second, ${shown(bytes)} bytes a manager`)
  report.check('exact ranks against ZREVRANK', engine.lookupsPerSecond / perSecond, { atLeast: 20, unit: 'times' })
  report.say(`memory of the ranks against the sorted set: ${shown(bytes / engine.bytesPerManager)} times less`)
}

/** Waits for `replies` one-line answers. */
function send(socket: Socket, commands: string, replies: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    let lines = 0
    const onData = (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines++
      text += replies === 1 ? chunk.toString() : ''
      if (chunk[0] === 45) reject(new Error(chunk.toString()))
      if (lines < replies) return
      socket.off('data', onData)
      resolve(text)
    }
    socket.on('data', onData)
    socket.write(commands)
  })
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (condition()) return
    await new Promise((resolve) => {
      setTimeout(resolve, 25)
    })
  }
  throw new Error('redis-server did not open its socket')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill()
  await once(server, 'exit')
}
