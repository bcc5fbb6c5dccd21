import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapEleven, insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { growLog } from '#db/var/grow-log.ts'
import { saveSquad } from '#api/squad/save-squad.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { note } from '#test/figure.ts'
import { isGate } from '#test/gate.ts'

const SAVES = isGate ? 10 : 1_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await insertMarket(app.db)
})
afterAll(() => app.close())

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

test('a logged save takes about as long as an unlogged one, measured in turns', async (context) => {
  const { db } = app
  const me = await signInAs(app.session)
  const playerIds = await cheapEleven(db)
  const made = await app.request('/api/squads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: me.cookie },
    body: JSON.stringify({ name: 'Time', playerIds, captainId: playerIds[0], roundId: OPEN_ROUND }),
  })
  const { squad } = (await made.json()) as { squad: { id: number; version: number } }
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] }
  for (let turn = 0; turn < SAVES * 2; turn++) {
    const kind = turn % 2 === 0 ? 'with' : 'without'
    await sql.raw(`alter table squad ${kind === 'with' ? 'enable' : 'disable'} trigger var_of_squad`).execute(db)
    const captainId = playerIds[turn % 11] ?? null
    const startedMs = performance.now()
    await saveSquad(db, {
      managerId: me.managerId,
      squadId: squad.id,
      version: squad.version + turn,
      playerIds,
      captainId,
      roundId: OPEN_ROUND,
    })
    times[kind].push(performance.now() - startedMs)
  }
  const [logged, plain] = [times.with, times.without].map((all) => all.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ]
  for (const [name, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const)
    note(
      context,
      `${name} ${quantile(logged, share).toFixed(2)} ms with the log, ${quantile(plain, share).toFixed(2)} ms without`,
    )
  const startedMs = performance.now()
  const appended = await growLog(db, firstChampionship)
  const seconds = (performance.now() - startedMs) / 1000
  note(context, `${appended} entries appended in ${seconds.toFixed(2)} s, ${Math.round(appended / seconds)} a second`)
  // The fixture appends some decisions too, such as deadlines.
  expect(appended).toBeGreaterThan(SAVES)
  // The time of ten saves on a busy machine means nothing.
  if (!isGate) expect(quantile(logged, 0.5)).toBeLessThan(quantile(plain, 0.5) * 1.5)
})
