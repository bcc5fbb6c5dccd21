import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { reachRunning } from '#db/embedded/reach-running.ts'
import { postmastersOf } from '#db/testing/test-process.ts'
import { WEBHOOK_KINDS } from '#domain/webhook/webhook-kinds.ts'
import { openReceiver } from '#server/testing/webhook-receiver.ts'
import { note } from '#test/figure.ts'
import { freeze, killServer, patience, reachGame, type Game } from './live-game.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** A day in half a minute: matches are over in two seconds, and a kill costs hours of the game, not days. */
const PACE = '3000'
const KILLS = 16
/** The number of new events to wait for before each kill. */
const NEW_EVENTS = 4
const SECRET = `whsec_${Buffer.from('a secret for this test alone').toString('base64')}`

interface Told {
  type: string
  data: {
    number: number
    settlement?: number
    round?: { id: number }
    match?: { id: number; homeScore: number; awayScore: number }
    goal?: { minute: number }
    reminder?: string
    day?: string
  }
}

let folder: string
let server: ServerProcess
let receiver: Awaited<ReturnType<typeof openReceiver>>
const env = () => ({ CRAQUE_PACE: PACE, CRAQUE_WEBHOOK_HOSTS: receiver.host })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-webhooks-'))
  receiver = await openReceiver()
  let turn = 0
  // Every seventh delivery is refused, and every eleventh arrives but gets no answer.
  receiver.answerBy((response) => {
    turn++
    if (turn % 11 === 0) response.destroy()
    else response.writeHead(turn % 7 === 0 ? 503 : 204).end()
  })
  server = await startServer({ env: env(), dataFolder: path.join(folder, 'data') })
})
afterAll(async () => {
  if (server.child.signalCode === null) await server.stop()
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask<T>(work: (game: Game) => Promise<T>): Promise<T> {
  const game = await reachGame(server)
  try {
    return await work(game)
  } finally {
    await game.close()
  }
}

/** What happened in the game, read from its own tables and not from those of webhooks. */
async function happened({ db }: Game): Promise<Set<string>> {
  const { rows } = await rowOf({ what: text }).sql`
    select format('match.over %s', id) as what from match where state = 'final'
    union all select format('round.locked %s', id) from round where state <> 'open'
    union all select format('round.settled %s %s', r.id, n) from round r, generate_series(1, r.settlements) n
    union all select format('match.goal %s %s-%s %s', match_id, home_score, away_score, minute) from match_event
      where kind in ('goal', 'penalty_goal', 'own_goal')
    union all select format('match.corrected %s', match_id) from correction`.execute(db)
  return new Set(rows.map(({ what }) => what))
}

function meaningOf({ type, data: { round, match, goal, settlement, reminder, day } }: Told): string {
  if (type === 'match.goal') return `${type} ${match?.id} ${match?.homeScore}-${match?.awayScore} ${goal?.minute}`
  if (type === 'round.settled') return `${type} ${round?.id} ${settlement}`
  if (type === 'reminder.due') return `${type} ${reminder} ${round?.id ?? day}`
  return `${type} ${match?.id ?? round?.id}`
}

const subscribe = ({ db }: Game) =>
  sql`
    with operator as (insert into auth_user (id, name, email, email_verified, is_operator)
      values ('hooks', 'Ganchos', 'ganchos@example.org', true, true) returning id),
    person as (insert into manager (kind, name, name_key, country, avatar_seed, created_at, user_id)
      select 'account', 'Ganchos', 'ganchos', 'BR', 's', now(), id from operator returning id)
    insert into webhook (manager_id, championship_id, address, kinds, secret)
    select person.id, 1, a, ${[...WEBHOOK_KINDS]}::text[], ${SECRET}
    from person, unnest(${['/um', '/dois'].map(receiver.address)}::text[]) a`.execute(db)

const waiting = ({ db }: Game) =>
  rowOf({ left: int }).sql`
    select (select count(*) from webhook_event where numbered_at is null)::integer
      + (select count(*) from webhook_delivery where state = 'waiting')::integer as left`
    .execute(db)
    .then(({ rows }) => rows[0]!.left)

const told = ({ db }: Game) =>
  rowOf({ events: int }).sql`select count(*)::integer as events from webhook_event`
    .execute(db)
    .then(({ rows }) => rows[0]!.events)

/** Waits for new events, so that the kill interrupts their delivery. */
const busy = () =>
  ask(async (game) => {
    const before = await told(game)
    await expect.poll(() => told(game), { timeout: 90_000, interval: 5 }).toBeGreaterThanOrEqual(before + NEW_EVENTS)
  })

async function killDatabase(): Promise<void> {
  const [postmaster] = await postmastersOf(server.dataFolder)
  await busy()
  process.kill(postmaster!, 'SIGKILL')
  const isBack = async () => {
    const [next] = (await postmastersOf(server.dataFolder)).filter((one) => one !== postmaster)
    return next !== undefined && (await reachRunning(server.dataFolder)) !== undefined
  }
  await expect.poll(isBack, patience).toBe(true)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, patience).toBe(200)
}

async function killAndStart(): Promise<void> {
  await busy()
  await killServer(server)
  server = await startServer({ env: env(), dataFolder: server.dataFolder })
}

const title = 'WH3 WH4 no event is lost and none has two ids, however often server and database are killed'
test(title, { timeout: 600_000 }, async (context) => {
  const before = await ask(async (game) => {
    const found = await happened(game)
    await subscribe(game)
    return found
  })
  for (let kill = 1; kill <= KILLS; kill++) await (kill % 2 === 0 ? killAndStart() : killDatabase())
  const after = await ask(async (game) => {
    await freeze(game)
    const isDone = async () => {
      await sql`update webhook_delivery set next_at = clock_timestamp() where next_at > clock_timestamp() + interval '20 seconds'`.execute(
        game.db,
      )
      return waiting(game)
    }
    await expect.poll(isDone, { timeout: 120_000, interval: 1_000 }).toBe(0)
    expect((await audit(game.db, { wanted: ['webhooks'] })).filter(({ wrong }) => wrong > 0)).toEqual([])
    return happened(game)
  })
  const expected = [...after].filter((what) => !before.has(what))
  const heard = receiver.got.map(({ headers, body, path: at }) => {
    const [id = '', sentAt, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      String(headers[name]),
    )
    // The signature is computed again, because the library's `verify` refuses events older than five minutes.
    expect(new Webhook(SECRET).sign(id, new Date(Number(sentAt) * 1000), body)).toBe(signature)
    const event = JSON.parse(body) as Told
    return { at, id, number: event.data.number, meaning: meaningOf(event) }
  })
  expect(expected.length).toBeGreaterThan(30)
  for (const at of ['/um', '/dois']) {
    const here = heard.filter((one) => one.at === at)
    const meanings = new Set(here.map(({ meaning }) => meaning))
    expect(expected.filter((what) => !meanings.has(what))).toEqual([])
    const idsOf = new Map<string, Set<string>>()
    for (const { id, meaning } of here) idsOf.set(meaning, (idsOf.get(meaning) ?? new Set()).add(id))
    expect([...idsOf].filter(([, ids]) => ids.size > 1)).toEqual([])
    const numbers = [...new Set(here.map(({ id, number }) => `${id} ${number}`))].map((one) =>
      Number(one.split(' ')[1]),
    )
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1))
  }
  const again = heard.length - new Set(heard.map(({ at, id }) => `${at} ${id}`)).size
  note(
    context,
    `${KILLS} kills: ${expected.length} events expected, 0 lost, 0 under two ids; ${heard.length} requests, ${again} repeats`,
  )
})
