import { createProviders } from '#jobs/providers.ts'
import { createWorldFiller } from '#server/sample-world.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createApp } from '#api/app.ts'
import { createSession } from '#api/session/session-service.ts'
import type { Connected } from '#db/connection/connect.ts'
import { createDataVersions } from '#db/championship/data-version.ts'
import { createFeeds } from '#jobs/operate/create-feeds.ts'
import { planRounds } from '#domain/planner/plan-rounds.ts'
import { judgeRounds } from '#jobs/import/cartola/cartola-statement.ts'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { createImports } from '#jobs/operate/create-imports.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { median, quantile, shown, type Report } from '#bench/tools/report.ts'
import { int, rowOf } from '#db/connection/row.ts'

const LARGE = 15_420
const SMALL = 12
const REQUESTS = 1000
/** How much slower the page of the large league may be than that of the small one at the 99th percentile. */
const MOST_TIMES_SLOWER = 2
const SLACK_MS = 10
const MARKET_BYTES = 16_000
const MARKET_MS = 5

/** Managers, squads and two leagues of different sizes, with ranks as after a settlement. */
async function fillLeagues({ db }: Connected): Promise<[large: number, small: number]> {
  await sql`insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    select 'bot', 'Robô ' || n, 'robo-bench-' || n, 'BR', 'b' || n, game_now() from generate_series(1, ${LARGE}) n`.execute(
    db,
  )
  await sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at)
    select 1, 'campo', id, 'Time ' || id, game_now(), game_now() from manager where name_key like 'robo-bench-%'`.execute(
    db,
  )
  const ids: number[] = []
  for (const size of [LARGE, SMALL]) {
    const { rows } = await rowOf({ id: int }).sql`
      insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
      values (1, ${`Liga de ${size}`}, 'pontos-corridos', 'public', 1000, game_now() - interval '9 days', game_now() + interval '9 days', game_now())
      returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    await sql`insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths, rank)
      select ${id}, s.id, s.manager_id, game_now(), 5000 - row_number() over (), row_number() over ()
      from squad s join manager m on m.id = s.manager_id where m.name_key like 'robo-bench-%' order by s.id limit ${size}`.execute(
      db,
    )
    ids.push(id)
  }
  await sql`analyze`.execute(db)
  return [ids[0] ?? 0, ids[1] ?? 0]
}

async function times(request: () => Promise<Response>): Promise<number[]> {
  const taken: number[] = []
  for (let i = 0; i < REQUESTS; i++) {
    const start = performance.now()
    const response = await request()
    await response.arrayBuffer()
    taken.push(performance.now() - start)
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  }
  return taken.slice(REQUESTS / 5)
}

export async function benchServer(report: Report, connected: Connected): Promise<void> {
  const { db } = connected
  const log = pino({ level: 'silent' })
  const mail = { send: async () => {} }
  const session = createSession({ db, log, mail, secret: 'a secret of forty letters, only for benches' })
  const providers = createProviders(db)
  const app = await createApp({
    db,
    log,
    versions: createDataVersions(db),
    session,
    pushKey: async () => '',
    operations: createOperations(db, providers),
    imports: createImports(db, providers, { read: readFiles, judge: judgeRounds }),
    feeds: createFeeds(db, { providers, hosts: [] }),
    webhooks: { isOn: false, hosts: [] },
    makePlan: async (problem) => planRounds(problem),
    fillWorld: createWorldFiller(connected, providers, { log, signal: new AbortController().signal }),
    desk: createDesk(db, providers),
    version: 'bench',
    readiness: async () => ({ ready: true }),
    renderPage: async () => new Response('page'),
    assetsFolder: undefined,
    trustProxy: false,
    development: false,
  })
  const ask = async (path: string) => app.request(path, { headers: { 'accept-encoding': 'br' } })

  const start = performance.now()
  const first = await ask('/api/market')
  const bytes = (await first.arrayBuffer()).byteLength
  const cold = performance.now() - start
  const warm = await times(() => ask('/api/market'))

  const [large, small] = await fillLeagues(connected)
  // In turns, so that warming up affects both equally.
  let turn = 0
  const both = await times(() => ask(`/api/leagues/${turn++ % 2 === 0 ? large : small}`))
  const largeTimes = both.filter((_, at) => at % 2 === 0)
  const smallTimes = both.filter((_, at) => at % 2 === 1)
  await session.close()
  const [slowLarge, slowSmall] = [quantile(largeTimes, 0.99), quantile(smallTimes, 0.99)]
  report.say(`first answer of the market: ${shown(cold)} ms`)
  report.check('market answer, brotli', bytes, { atMost: MARKET_BYTES, unit: 'bytes' })
  report.check('market answer, kept, median', median(warm), { atMost: MARKET_MS, unit: 'ms' })
  report.say(`medians of the two leagues: ${shown(median(largeTimes))} and ${shown(median(smallTimes))} ms`)
  report.check(`p99 of a league of ${LARGE} against ${shown(slowSmall)} ms of one of ${SMALL}`, slowLarge, {
    atMost: MOST_TIMES_SLOWER * slowSmall + SLACK_MS,
    unit: 'ms',
  })
}
