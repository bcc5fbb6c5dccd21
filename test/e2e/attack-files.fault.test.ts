import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ImportAnswer } from '#contract/import.ts'
import { ATTACKS } from '#jobs/testing/attack-files.ts'
import { templateFiles } from '#jobs/testing/template-files.ts'
import { note } from '#test/figure.ts'
import { newcomer, password } from './people-helpers.ts'
import { craque } from './server-process.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

let server: WorldServer
let cookie = ''
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'))
  const { name, email } = newcomer()
  const signedUp = await fetch(`${server.url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ name, email, password }),
  })
  cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect(signedUp.status).toBe(200)
  expect(await craque(['operator', 'grant', email], { DATABASE_URL: server.databaseUrl })).toMatchObject({ code: 0 })
})
afterAll(() => server.stop())

async function preview(files: { name: string; bytes: Uint8Array }[]): Promise<ImportAnswer> {
  const body = new FormData()
  for (const { name, bytes } of files) body.append('files', new File([Buffer.from(bytes)], name))
  const response = await fetch(`${server.url}/api/operator/imports/preview`, {
    method: 'POST',
    headers: { cookie, origin: server.url },
    body,
  })
  expect(response.status).toBe(200)
  return (await response.json()) as ImportAnswer
}

/** Measures repeatedly how long the health check and an API answer take together. */
function askMeanwhile() {
  const over = new AbortController()
  let slowestMs = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedMs = performance.now()
      const answers = await Promise.all(['/healthz', '/api/championships'].map((at) => fetch(server.url + at)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
    }
  })()
  return async () => {
    over.abort()
    await asking
    return slowestMs
  }
}

const memoryMb = async () => {
  const status = await readFile(path.join('/proc', String(server.child.pid), 'status'), 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

test('IM20 the server answers others while it reads files that once crashed it, and refuses each with a reason', async (context) => {
  const over = askMeanwhile()
  for (const [name, bytes, code] of ATTACKS) {
    const { problems } = await preview([{ name, bytes }])
    expect([name, ...problems.map((one) => one.code)]).toContain(code)
  }
  const slowestMs = await over()
  expect(slowestMs).toBeLessThan(3_000)
  expect(server.output()).not.toMatch(/"level":[56]0/)
  expect((await preview(templateFiles())).isRefused).toBe(false)
  const peak = process.platform === 'linux' ? `, at most ${await memoryMb()} MB of memory` : ''
  note(context, `others waited at most ${Math.round(slowestMs)} ms${peak}`)
})
