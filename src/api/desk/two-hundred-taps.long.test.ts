import { afterAll, beforeAll, expect, test } from 'vitest'
import { KICK_OFF, deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createProviders } from '#jobs/providers.ts'
import { runDue } from '#jobs/testing/run-due.ts'
import { ApiProblem, problemOf } from '#web/base/api-client.ts'
import { memoryStore } from '#web/base/outbox/entry-list.ts'
import { Outbox } from '#web/base/outbox/outbox.ts'
import { tapKind } from '#web/game/desk/tap-kind.ts'

const TAPS = 200
let game: DeskGame
beforeAll(async () => {
  game = await deskGame({ desk: (db) => createDesk(db, createProviders(db)) })
  await game.goTo(10)
  await runDue(game.db, game.championshipId)
  await game.tell([game.tap({ kind: 'period', period: 'first_half' }, { atMs: KICK_OFF })])
})
afterAll(() => game.close())

/** Loses every third request: alternately the request itself and its answer. */
function badLine() {
  let count = 0
  let lost = 0
  return {
    lost: () => lost,
    async post(path: string, body: unknown): Promise<unknown> {
      const isLost = ++count % 3 === 0
      if (isLost) lost++
      if (isLost && lost % 2 === 0) throw new ApiProblem({ kind: 'network' })
      const answer = await game.app.request(path, {
        method: 'POST',
        headers: { cookie: game.organiser.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (isLost) throw new ApiProblem({ kind: 'network' })
      if (!answer.ok) throw await problemOf(answer)
      return answer.json()
    },
  }
}

/** The browser's outbox on a line that we control. Retries happen immediately. */
function outboxOn(line: ReturnType<typeof badLine>) {
  const viewer = game.organiser.managerId
  return new Outbox({
    store: Promise.resolve(memoryStore()),
    viewer: async () => viewer,
    knownViewer: () => viewer,
    hasEnded: async () => false,
    forgetViewer: () => {},
    championship: undefined,
    requestOf: (_kind, { id }) => ({ path: '/api/desk', method: 'POST', headers: { 'Idempotency-Key': id } }),
    send: (_kind, { body }) => {
      const { matchId, taps } = body as Parameters<typeof tapKind.request>[0]
      return line.post(`/api/desk/${matchId}/taps`, { taps })
    },
    alone: (work) => work(),
    broadcast: () => {},
    arrived: () => {},
    wordsOf: String,
    isOnline: () => true,
    nowMs: () => KICK_OFF,
    later: (_afterMs, work) => {
      queueMicrotask(work)
      return () => {}
    },
  })
}

test('DK1 two hundred taps over a line that loses every third request: two hundred events, in order, none twice', async () => {
  const line = badLine()
  const outbox = outboxOn(line)
  const { matchId, homeId, home } = game
  const players = Array.from({ length: TAPS }, (_, i) => home[1 + (i % 5)] ?? 0)
  for (const [i, playerId] of players.entries()) {
    const tap = game.tap({ kind: 'deed', deed: 'tackle', clubId: homeId, playerId }, { atMs: KICK_OFF + i * 250 })
    await outbox.leave(tapKind, { body: { matchId, taps: [tap] }, label: 'Desarme' })
  }
  await expect.poll(() => outbox.flush().then(() => outbox.state().entries.length)).toBe(0)
  expect(line.lost()).toBeGreaterThan(TAPS / 3)
  const { rows } = await rowOf({ playerId: int }).sql`
    select player_id as "playerId" from match_event where match_id = ${matchId} and kind = 'tackle' order by seq`.execute(
    game.db,
  )
  expect(rows.map(({ playerId }) => playerId)).toEqual(players)
  const { rows: counted } = await rowOf({ tackles: int }).sql`
    select sum((scouts ->> 'tackle')::integer)::integer as tackles from player_match where match_id = ${matchId}`.execute(
    game.db,
  )
  expect(counted).toEqual([{ tackles: TAPS }])
})
