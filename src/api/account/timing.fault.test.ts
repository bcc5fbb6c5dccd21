import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { note } from '#test/figure.ts'

const PAIRS = 30

let app: TestApp
beforeAll(async () => {
  const often = { tries: 100_000, windowSeconds: 60 }
  app = await testApp({ limits: { account: often, address: often } })
})
afterAll(() => app.close())

const post = (path: string, body: unknown) => () =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.2.3' },
    body: JSON.stringify(body),
  })

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function msOf(ask: () => Promise<Response>): Promise<number> {
  const fromMs = performance.now()
  await (await ask()).text()
  return performance.now() - fromMs
}

/** Medians of requests that alternate, so that other load on the machine affects both kinds equally. */
async function compare(some: () => Promise<Response>, others: () => Promise<Response>) {
  const [first, second]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair++) {
    first.push(await msOf(some))
    second.push(await msOf(others))
  }
  return [median(first), median(second)] as const
}

/** Over a network, differences of some milliseconds are noise. */
const NOISE_MS = 10

test('the time of a wrong password or a reset does not show who has an account', async (context) => {
  const { email } = await signInAs(app.session)
  const nobody = 'ninguem@example.org'
  const password = 'errada de propósito'
  for (const [name, path, body] of [
    ['a wrong password', '/api/account/sign-in', { password }],
    ['a forgotten one', '/api/account/reset-requests', {}],
  ] as const) {
    const ask = (whose: string) => post(path, { ...body, email: whose })
    const told: string[] = []
    let isTold = true
    // A real difference shows in every attempt; noise from a busy machine does not.
    while (isTold && told.length < 3) {
      const [known, unknown] = await compare(ask(email), ask(nobody))
      told.push(`${name}: ${known.toFixed(1)} ms with an account, ${unknown.toFixed(1)} ms without`)
      isTold = Math.abs(known - unknown) >= Math.max(NOISE_MS, 0.2 * known)
    }
    const figure = told.join('; ')
    expect([figure, isTold]).toEqual([figure, false])
    note(context, figure)
  }
})
