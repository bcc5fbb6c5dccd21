import { sql } from 'kysely'
import { testApp, type TestApp } from '#api/testing/test-app.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { quantile, timed, type Report } from './tools/report.ts'
import { openBenchDatabase } from './world/bench-database.ts'

const MESSAGES = 100_000
const PEOPLE = 2_000
const REQUESTS = 500
/** This many requests are not measured, so that the JavaScript engine has compiled the code before. */
const WARM_UP = 300
const MOST_MS = 30

/** A league whose wall has a hundred thousand messages, with one reader among its members. */
async function fill({ db, session }: TestApp) {
  const reader = await signInAs(session)
  await sql`insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    select 'bot', 'Robô ' || n, 'robo-' || n, 'BR', 'b' || n, game_now() from generate_series(1, ${PEOPLE}) n`.execute(
    db,
  )
  await sql`insert into squad (championship_id, modality, manager_id, name, created_at, updated_at)
    select 1, 'campo', id, 'Time', game_now(), game_now() from manager`.execute(db)
  const { rows } = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id)
    values (1, 'Liga que fala', 'pontos-corridos', 'private', 0, game_now() - interval '9 days', game_now() + interval '9 days', game_now(),
      ${reader.managerId}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`insert into league_member (league_id, squad_id, manager_id, joined_at)
    select ${id}, id, manager_id, game_now() from squad`.execute(db)
  await sql`insert into wall_message (league_id, manager_id, text, at)
    select ${id}, (select min(id) from manager) + n % ${PEOPLE}, 'Mensagem ' || n, game_now() from generate_series(1, ${MESSAGES}) n`.execute(
    db,
  )
  await sql`insert into wall_reaction (message_id, manager_id, reaction)
    select m.id, p.id, 'fire' from wall_message m, lateral (select id from manager order by id limit 3) p
    where m.id % 3 = 0`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { wall: `/api/leagues/${id}/wall`, reader }
}

export async function run(report: Report): Promise<void> {
  const database = await openBenchDatabase()
  const app = await testApp({ database: { ...database, drop: database.finish } })
  try {
    const { wall, reader } = await fill(app)
    const ask = async (path: string) => {
      const { ms, value } = await timed(async () => {
        const answer = await app.request(path, { headers: { cookie: reader.cookie } })
        await answer.arrayBuffer()
        return answer.status
      })
      return { ms, status: value }
    }
    const slowest = async (path: (turn: number) => string) => {
      const taken: number[] = []
      for (let turn = 0; turn < WARM_UP + REQUESTS; turn++) {
        const { ms, status } = await ask(path(turn))
        if (status !== 200) throw new Error(`${status} ${path(turn)}`)
        if (turn >= WARM_UP) taken.push(ms)
      }
      return quantile(taken, 0.99)
    }
    const limit = { unit: 'ms', atMost: MOST_MS }
    report.say(`${MESSAGES.toLocaleString('en-US')} messages of ${PEOPLE.toLocaleString('en-US')} people on one wall`)
    report.check('newest page, unread among it, p99', await slowest(() => wall), limit)
    const somewhere = (turn: number) => `${wall}?cursor=${1 + ((turn * 7919) % MESSAGES)}`
    report.check('a page anywhere in it, p99', await slowest(somewhere), limit)
    report.check('unread of all my leagues, p99', await slowest(() => '/api/walls/unread'), limit)
  } finally {
    await app.close()
  }
}
