import { atLength } from '#test/gate.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { startClock } from '#db/clock/clock.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { addSecondChampionship, secondChampionship } from '#db/testing/second-championship.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { craque, urlOf } from './testing/cli-process.ts'

let base: WorldDatabase
let before: Record<string, number>
beforeAll(async () => {
  base = await worldDatabase()
  before = await rowCounts()
  await addSecondChampionship(base.pool)
})
afterAll(() => base.drop())

/** These tables keep rows when a championship is deleted: actions of operators, versions of data, settings. */
const kept = new Set(['operator_action', 'data_version', 'setting'])

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await rowOf({ name: text }).sql`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition`.execute(base.db)
  const counted: Record<string, number> = {}
  for (const { name } of rows.filter((table) => !kept.has(table.name))) {
    const found = await rowOf({ n: int }).sql`select count(*)::integer as n from ${sql.table(name)}`.execute(base.db)
    counted[name] = found.rows[0]!.n
  }
  return counted
}

const run = (...words: string[]) => craque(words, { DATABASE_URL: urlOf(base.connection) })
const json = async (...words: string[]): Promise<unknown> => {
  const { code, out, err } = await run(...words, '--json')
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

test('list shows every championship, and show one of them; an unknown one is refused', async () => {
  expect(await json('championship', 'list')).toMatchObject([
    { slug: 'craque', isMain: true, sports: expect.arrayContaining(['futebol', 'tenis']), source: 'sample' },
    { slug: 'outro', isMain: false, name: 'Outro campeonato' },
  ])
  expect(await json('championship', 'show', 'outro')).toMatchObject({ clubs: expect.any(Number), organisers: [] })
  expect((await run('championship', 'show', 'craque')).out).toMatch(/craque \(main\).*\n.*clubs.*\n.*its time is/)
  expect(await run('championship', 'show', 'nada')).toMatchObject({
    code: 2,
    err: expect.stringContaining('craque, outro'),
  })
})

test('CP2 pace changes the named championship, which needs a clock of its own', async () => {
  await startClock(base.db, secondChampionship, { at: new Date('2024-05-01T12:00:00Z') })
  expect(await json('pace', '30', '--championship', 'outro')).toMatchObject({ pace: 30 })
  expect(await json('pace')).toMatchObject({ pace: 1 })
  await sql`delete from championship_clock where championship_id = ${secondChampionship}`.execute(base.db)
  expect(await run('pace', '2', '--championship', 'outro')).toMatchObject({ code: 1 })
})

test('an archived championship can still be shown', async () => {
  await json('championship', 'archive', 'outro')
  expect(await json('championship', 'show', 'outro')).toMatchObject({ isArchived: true })
})

atLength(() => {
  test('delete says what would be lost, then deletes all of the championship and nothing else', async () => {
    const refused = await run('championship', 'delete', 'outro', '--json')
    expect([refused.code, JSON.parse(refused.out)]).toMatchObject([1, { deleted: false, people: expect.any(Number) }])
    expect((await run('championship', 'delete', 'outro')).out).toContain('points in it')
    expect(await run('championship', 'delete', 'craque', '--yes')).toMatchObject({ code: 2 })
    expect(await json('championship', 'delete', 'outro', '--yes')).toMatchObject({ deleted: true })
    expect(await rowCounts()).toEqual(before)
    expect((await audit(base.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
    await expect(sql`delete from ledger`.execute(base.db)).rejects.toMatchObject({ code: 'CR003' })
  })
})
