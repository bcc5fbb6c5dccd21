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
const IN_TURN = 10

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
  // Unlogged saves are measured twice: their difference shows how much a run varies by itself. Switching the trigger
  // makes the next save slower, so the first save of each turn does not count.
  const kinds = ['with', 'without', 'again'] as const
  const times: Record<(typeof kinds)[number], number[]> = { with: [], without: [], again: [] }
  let saved = 0
  for (let turn = 0; turn < (SAVES / IN_TURN) * kinds.length; turn++) {
    const kind = kinds[turn % kinds.length] ?? 'with'
    for (const state of ['disable', kind === 'with' ? 'enable' : 'disable'])
      await sql.raw(`alter table squad ${state} trigger var_of_squad`).execute(db)
    for (let save = 0; save <= IN_TURN; save++, saved++) {
      const captainId = playerIds[saved % 11] ?? null
      const startedMs = performance.now()
      await saveSquad(db, {
        managerId: me.managerId,
        squadId: squad.id,
        version: squad.version + saved,
        playerIds,
        captainId,
        roundId: OPEN_ROUND,
      })
      if (save > 0) times[kind].push(performance.now() - startedMs)
    }
  }
  const of = (kind: (typeof kinds)[number], share: number) =>
    quantile(
      times[kind].toSorted((a, b) => a - b),
      share,
    )
  for (const [name, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const)
    note(
      context,
      `${name} ${of('with', share).toFixed(2)} ms with the log, ${of('without', share).toFixed(2)} and ${of('again', share).toFixed(2)} ms without`,
    )
  const startedMs = performance.now()
  const appended = await growLog(db, firstChampionship)
  const seconds = (performance.now() - startedMs) / 1000
  note(context, `${appended} entries appended in ${seconds.toFixed(2)} s, ${Math.round(appended / seconds)} a second`)
  // The fixture appends some decisions too, such as deadlines.
  expect(appended).toBeGreaterThan(SAVES)
  // The gate makes only ten saves, too few to compare times on a busy machine.
  if (!isGate) expect(of('with', 0.5)).toBeLessThan(of('without', 0.5) * 1.5)
})
