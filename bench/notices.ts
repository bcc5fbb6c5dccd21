import { sql } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { insertMarket, OPEN_ROUND } from '#db/testing/market-fixture.ts'
import { noteCause, createPendingNotices } from '#db/notice/cause.ts'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { processorMs } from './tools/processor.ts'
import { quantile, timed, type Report } from './tools/report.ts'
import { openBenchDatabase } from './world/bench-database.ts'

const ACCOUNTS = 52_000
const MOST_MS = 5_000
const OTHERS_MS = 50

/** As many accounts as the sample world has bots, each with a lineup, a score and a duel in one settled round. */
async function fill({ db }: TestApp): Promise<void> {
  await insertMarket(db)
  await sql`insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    select 'account', 'Pessoa ' || n, 'pessoa-' || n, 'BR', 'p' || n, game_now() from generate_series(1, ${ACCOUNTS}) n`.execute(
    db,
  )
  await sql`insert into manager_stat (manager_id, championship_id, rank, previous_rank)
    select id, ${firstChampionship}, id, ${ACCOUNTS} - id from manager`.execute(db)
  await sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at)
    select 1, 'campo', id, 'Time', game_now(), game_now() from manager`.execute(db)
  await sql`alter table lineup disable trigger user`.execute(db)
  await sql`insert into lineup (round_id, squad_id, manager_id, player_ids, captain_id, counts, locked_at)
    select ${OPEN_ROUND}, id, manager_id, array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]::smallint[], 1, true, game_now() from squad`.execute(
    db,
  )
  await sql`insert into lineup_score (round_id, squad_id, manager_id, point_tenths, rank)
    select ${OPEN_ROUND}, id, manager_id, id % 900, id from squad`.execute(db)
  await sql`insert into duel (round_id, squad_a_id, squad_b_id, a_tenths, b_tenths)
    select ${OPEN_ROUND}, id, id + 1, id % 900, (id + 1) % 900 from squad where id % 2 = 1 and exists (select from squad o where o.id = squad.id + 1)`.execute(
    db,
  )
  await sql`insert into follow (follower_id, followed_id, at)
    select a.id, b.id, game_now() from manager a join manager b on b.id in (a.id + 7, a.id - 7)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Uses a connection of its own, so that its cost is not mixed with other queries. */
const tellMeasured = ({ db }: TestApp) =>
  db.connection().execute(async (own) => {
    const { rows } = await rowOf({ pid: int }).sql`select pg_backend_pid() as pid`.execute(own)
    const pid = rows[0]?.pid ?? 0
    const before = processorMs(pid)
    const { ms, value: told } = await timed(() => createPendingNotices(own, firstChampionship))
    return { ms, told, postgresMs: processorMs(pid) - before }
  })

export async function run(report: Report): Promise<void> {
  const database = await openBenchDatabase()
  const app = await testApp({ database: { ...database, drop: database.finish } })
  try {
    await fill(app)
    const { cookie } = await signInAs(app.session)
    const ask = async (path: string) => {
      const { ms } = await timed(async () => {
        const answer = await app.request(path, { headers: { cookie } })
        if (answer.status !== 200) throw new Error(`${answer.status} ${path}`)
        await answer.arrayBuffer()
      })
      return ms
    }
    const paths = ['/api/viewer', '/api/notices', '/api/profile', '/api/market/clock']
    for (const path of paths) await ask(path)
    await app.db
      .transaction()
      .execute((trx) =>
        noteCause(trx, { championshipId: firstChampionship, kind: 'round_settled', subjectId: OPEN_ROUND }),
      )
    const over = new AbortController()
    const telling = tellMeasured(app).finally(() => over.abort())
    const others: number[] = []
    for (let turn = 0; !over.signal.aborted; turn++) others.push(await ask(paths[turn % paths.length] ?? ''))
    const { ms, told, postgresMs } = await telling
    report.say(
      `${told.toLocaleString('en-US')} notices for ${ACCOUNTS.toLocaleString('en-US')} accounts after one settled round`,
    )
    report.say(`PostgreSQL’s processor time for them: ${postgresMs} ms`)
    report.check('stored in', ms, { unit: 'ms', atMost: MOST_MS })
    report.check('wait of other requests at the same time, p99', quantile(others, 0.99), {
      unit: 'ms',
      atMost: OTHERS_MS,
    })
    const unread = await timed(() => app.request('/api/notices', { headers: { cookie } }))
    report.check('a page of the list afterwards', unread.ms, { unit: 'ms', atMost: OTHERS_MS })
  } finally {
    await app.close()
  }
}
