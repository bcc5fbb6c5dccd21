import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from './live-game.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** Only root can mount a disk. Without root, only src/server/readiness.test.ts tests a full one. */
const disk = path.join(tmpdir(), `craque-disk-${process.pid}`)
const filler = path.join(disk, 'filler')
const mount = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0755', 'tmpfs', disk]).status === 0

let hasDisk = false
let server: ServerProcess | undefined
beforeAll(async () => {
  await mkdir(disk)
  hasDisk = process.platform === 'linux' && mount()
  if (hasDisk) server = await startServer({ dataFolder: path.join(disk, 'data') })
})
afterAll(async () => {
  if (hasDisk) {
    // The server may not have started. A disk in memory must not stay mounted after the run.
    await server?.stop()
    spawnSync('umount', [disk])
  }
  await rm(disk, { recursive: true, force: true })
})

async function fillDisk(): Promise<void> {
  const file = await open(filler, 'w')
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size)
    const fits = () =>
      file.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      )
    while (await fits());
  }
  await file.close()
}

async function ready() {
  const answer = await fetch(`${server!.url}/readyz`)
  return [answer.status, ((await answer.json()) as { waitingFor?: string }).waitingFor]
}

interface Outcome {
  status: number
  kind?: string
  retryAfter: string | null
}

async function send(method: string, route: string, body: unknown, cookie = '') {
  const answer = await fetch(server!.url + route, {
    method,
    // Like the outbox, with a key: the server stores the answer under it, so every save needs space.
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie },
    body: JSON.stringify(body),
  })
  const { kind, squad } = (await answer.json()) as { kind?: string; squad?: { id: number; name: string } }
  const outcome: Outcome = {
    status: answer.status,
    ...(kind && { kind }),
    retryAfter: answer.headers.get('retry-after'),
  }
  return { outcome, squad, cookies: answer.headers.getSetCookie().map((line) => line.split(';')[0]) }
}

/** A person who keeps renaming their squad. */
async function squadOwner() {
  const { round } = (await (await fetch(`${server!.url}/api/market`)).json()) as { round: { id: number } }
  const squad = { name: 'Time do disco', playerIds: [], captainId: null, roundId: round.id }
  const made = await send('POST', '/api/squads', squad)
  const cookie = made.cookies.join('; ')
  const address = `/api/squads/${made.squad!.id}`
  return {
    save: (name: string) => send('PATCH', address, { name }, cookie),
    name: async () => {
      const answer = await fetch(`${server!.url}/api/squads`, { headers: { cookie } })
      return ((await answer.json()) as { squads: { name: string }[] }).squads[0]?.name
    },
  }
}

test('on a full disk the server is not ready and refuses saves with a reason, and both recover with space', async (context) => {
  if (!hasDisk) context.skip('a disk of its own cannot be mounted here')
  expect(await ready()).toEqual([200, undefined])
  const owner = await squadOwner()
  await fillDisk()
  await expect.poll(ready, patience).toEqual([503, 'disk space'])

  // Saves that fit into existing pages still succeed. The first one that does not fit is refused.
  let last = 'Time do disco'
  let outcome: Outcome | undefined
  for (let turn = 1; !outcome && turn < 1_000; turn++) {
    const name = `Time ${turn}`
    const answer = await owner.save(name)
    if (answer.outcome.status === 200) last = name
    else outcome = answer.outcome
  }
  expect(outcome).toEqual({
    status: 503,
    kind: expect.stringMatching(/^(disk_full|unavailable)$/),
    retryAfter: expect.stringMatching(/^\d+$/),
  })
  expect((await fetch(`${server!.url}/healthz`)).status).toBe(200)

  await rm(filler)
  await expect.poll(ready, patience).toEqual([200, undefined])
  expect(await owner.name()).toBe(last)
  expect((await owner.save('Time de volta')).outcome).toEqual({ status: 200, retryAfter: null })
})
