import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '#test/e2e/server-process.ts'
import { attacks, type Writer } from './flood/attacks.ts'
import { ask, squadOwner, wallWriter, type Answer } from './flood/person.ts'
import { quantile, shown, type Report } from './tools/report.ts'

const FOR_MS = 5_000
const GAP_MS = 50
const WITHIN_MS = 500
const MEMORY_MB = 1_024

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function begin(port: number, name: string, { cookie, wall }: Writer) {
  const file = fileURLToPath(new URL('./flood/attacker.ts', import.meta.url))
  const attacker = fork(file, [String(port), name, cookie, wall], { execArgv: process.execArgv })
  const ended = once(attacker, 'exit')
  await once(attacker, 'spawn')
  return async () => {
    if (attacker.exitCode !== null) throw new Error(`the attack "${name}" ended by itself`)
    attacker.kill('SIGKILL')
    await ended
  }
}

const summary = (answers: Answer[]) => {
  const times = answers.map(({ ms }) => ms)
  return `median ${shown(quantile(times, 0.5))} ms, worst ${shown(quantile(times, 1))} ms`
}

/** Measures the answers to a visitor, to a signed-in person and to a guest. */
async function measureVisitors(
  port: number,
  { save, saveAsGuest }: Record<'save' | 'saveAsGuest', () => Promise<Answer>>,
) {
  const [health, saves, guests]: [Answer[], Answer[], Answer[]] = [[], [], []]
  for (const until = performance.now() + FOR_MS; performance.now() < until; await pause(GAP_MS)) {
    health.push(await ask({ port, path: '/healthz' }))
    saves.push(await save())
    guests.push(await saveAsGuest())
  }
  return { health, saves, guests }
}

export async function run(report: Report): Promise<void> {
  const server = await startServer({ env: { CRAQUE_LOG: 'error' } })
  const port = Number(new URL(server.url).port)
  const { save } = await squadOwner(port, 'account')
  const { save: saveAsGuest } = await squadOwner(port, 'guest')
  const people = { save, saveAsGuest }
  const writer = await wallWriter(port)
  let memory = 0
  const calm = await measureVisitors(port, people)
  report.say(
    `without an attack: health ${summary(calm.health)}; save ${summary(calm.saves)}; save by a guest ${summary(calm.guests)}`,
  )
  for (const name of Object.keys(attacks)) {
    const end = await begin(port, name, writer)
    const { health, saves, guests } = await measureVisitors(port, people)
    memory = Math.max(memory, memoryOf(server.child.pid ?? 0))
    await end()
    report.say(`${name}: health ${summary(health)}; save ${summary(saves)}; save by a guest ${summary(guests)}`)
    const all = [...health, ...saves]
    report.check(`  answered, of ${all.length}`, all.filter(({ status }) => status === 200).length, {
      atLeast: all.length,
      unit: '',
    })
    report.check(
      '  the slowest of both',
      quantile(
        all.map(({ ms }) => ms),
        1,
      ),
      { atMost: WITHIN_MS, unit: 'ms' },
    )
  }
  report.check('peak memory of the server', memory, { atMost: MEMORY_MB, unit: 'MB' })
  const end = await begin(port, 'the second from 100 addresses', writer)
  await measureVisitors(port, people)
  const from = performance.now()
  await server.stop()
  await end()
  report.check('from SIGTERM during the flood to the end', (performance.now() - from) / 1000, { atMost: 10, unit: 's' })
}
