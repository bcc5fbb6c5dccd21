import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { int, rowWith } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { shirtOfName } from '#domain/import/shirt-of-name.ts'
import { importChampionship, previewImport, type Target } from './import-championship.ts'
import type { NamedBytes } from './read/read-file.ts'
import { readFiles } from './read/read-files.ts'
import { summaryOf } from './store/summary.ts'
import { CLUBS, MATCHES, named, PLAYERS, templateFiles } from '#jobs/testing/template-files.ts'
import { undoNewest } from '#jobs/testing/undo-newest.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

async function bring(files: NamedBytes[], to: Target) {
  const model = await readFiles(files)
  return importChampionship(database.db, { model, to, files: files.map(({ name }) => name), managerId: null })
}

async function brought(files: NamedBytes[], to: Target) {
  const result = await bring(files, to)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

async function rowsOf(table: 'club' | 'player' | 'round' | 'match', slug: string) {
  const own = table === 'match' ? sql`s.championship_id` : sql`t.championship_id`
  const { rows } = await rowWith({ id: int }).sql`
    select t.* from ${sql.table(table)} t
    ${table === 'match' ? sql`join season s on s.id = t.season_id` : sql``}
    where ${own} = (select id from championship where slug = ${slug}) order by t.id`.execute(database.db)
  return rows
}

const counts = (made: number, changed = 0, unchanged = 0) => ({ made, changed, unchanged })

describe('a championship from the sheets of an organiser', () => {
  test('IM1 a preview writes nothing, the import does what the preview showed, and the same files again change nothing', async () => {
    const model = await readFiles(templateFiles())
    const preview = await previewImport(database.db, model, { name: 'Várzea' })
    expect(preview.ok && summaryOf(preview.value)).toMatchObject({
      clubs: counts(2),
      players: counts(5),
      rounds: counts(2),
      matches: counts(2),
    })
    expect(await rowsOf('club', 'varzea')).toEqual([])
    const { slug, plan } = await brought(templateFiles(), { name: 'Várzea' })
    expect(slug).toBe('varzea')
    expect(summaryOf(plan)).toEqual(preview.ok && summaryOf(preview.value))
    const again = await brought(templateFiles(), { into: 'varzea' })
    expect(again.importId).toBeNull()
    expect(summaryOf(again.plan)).toMatchObject({
      clubs: counts(0, 0, 2),
      players: counts(0, 0, 5),
      matches: counts(0, 0, 2),
    })
  })

  test('IM2 IM3 IM4 IM6 positions, prices and colours follow from the sheets', async () => {
    const players = await rowsOf('player', 'varzea')
    expect(players.map(({ name, position, price }) => [name, position, price])).toEqual([
      ['Zé', 'Goleiro', 50],
      ['Tonho', 'Defensor', 117],
      ['Biu', 'Defensor', 117],
      ['Dida', 'Goleiro', 83],
      ['Nino', 'Atacante', 150],
    ])
    const [first, second] = await rowsOf('club', 'varzea')
    expect(first).toMatchObject({ name: 'Vila Nova', code: 'VIL', city: 'Recife', color_primary: '#c8102e' })
    expect(second).toMatchObject({ color_primary: shirtOfName('uniao').primary })
    const [round] = await rowsOf('round', 'varzea')
    expect(round).toMatchObject({ number: 1, state: 'open', deadline_at: new Date('2030-11-02T19:00:00Z') })
  })

  test('IM1 a newer file updates and never duplicates, and does not change prices', async () => {
    const players = PLAYERS.replace('Nino;União;atacante;9;30', 'Nino;União;meia;10;99')
    const matches = MATCHES.replace('09/11/2030;09:30', '10/11/2030;11:00')
    const { plan } = await brought(templateFiles({ players, matches }), { into: 'varzea' })
    expect(summaryOf(plan)).toMatchObject({
      players: counts(0, 1, 4),
      matches: counts(0, 1, 1),
      rounds: counts(0, 1, 1),
    })
    const nino = (await rowsOf('player', 'varzea')).find(({ name }) => name === 'Nino')
    expect(nino).toMatchObject({ position: 'Meio-Campo', shirt_number: 10, price: 150 })
    expect(await rowsOf('match', 'varzea')).toHaveLength(2)
  })

  test('IM7 the newest import is taken back, and the one before it after that', async () => {
    const { db } = database
    const { championshipId } = await brought(templateFiles(), { name: 'Copa da Rua' })
    await brought(templateFiles({ matches: MATCHES.replace('16h', '18h') }), { into: 'copa-da-rua' })
    expect((await undoNewest(db, championshipId)).ok).toBe(true)
    expect((await rowsOf('match', 'copa-da-rua'))[0]).toMatchObject({ starts_at: new Date('2030-11-02T19:00:00Z') })
    expect((await undoNewest(db, championshipId)).ok).toBe(true)
    for (const table of ['club', 'player', 'round', 'match'] as const)
      expect(await rowsOf(table, 'copa-da-rua')).toEqual([])
    expect(await undoNewest(db, championshipId)).toEqual({ ok: false, error: 'nothing_to_undo' })
    const journal = db
      .selectFrom('championship_import')
      .select('undone_at')
      .where('championship_id', '=', championshipId)
    expect((await journal.execute()).map(({ undone_at }) => undone_at !== null)).toEqual([true, true])
  })

  test('IM7 rows that people have built on stay', async () => {
    const { db } = database
    const { championshipId } = await brought(templateFiles(), { name: 'Copa do Bairro' })
    await sql`update round set state = 'locked' where championship_id = ${championshipId} and number = 1`.execute(db)
    const undone = await undoNewest(db, championshipId)
    const kinds = undone.ok ? undone.value.removed.map(({ table, gone, stays }) => [table, gone, stays]) : []
    expect(kinds).toContainEqual(['round', 1, 1])
    expect(kinds).toContainEqual(['match', 1, 1])
    expect(await rowsOf('match', 'copa-do-bairro')).toHaveLength(1)
    await brought(templateFiles(), { into: 'copa-do-bairro' })
    expect(await rowsOf('match', 'copa-do-bairro')).toHaveLength(2)
  })

  test('IM5 a match that arrives after its round has closed is in no round', async () => {
    const matches = `${MATCHES}1;03/11/2030;16h;União;Vila Nova;;\n`
    const { plan } = await brought(templateFiles({ matches }), { into: 'copa-do-bairro' })
    expect(plan.problems.map(({ code }) => code)).toContain('round_is_over')
    const late = (await rowsOf('match', 'copa-do-bairro')).find(({ round_id }) => round_id === null)
    expect(late).toBeDefined()
  })
})

describe('bad input', () => {
  test.each<[string, Parameters<typeof templateFiles>[0], object]>([
    [
      'IM9 an impossible date',
      { matches: MATCHES.replace('02/11/2030', '31/02/2030') },
      { file: 'jogos.csv', line: 2, code: 'bad_date' },
    ],
    [
      'IM9 an unreadable time',
      { matches: MATCHES.replace('09:30', 'cedo') },
      { file: 'jogos.csv', line: 3, code: 'bad_time' },
    ],
    ['IM9 half a score', { matches: MATCHES.replace('União;;', 'União;2;') }, { line: 2, code: 'bad_score' }],
    [
      'IM9 a club that is not in the list',
      { players: PLAYERS.replace('União;atacante', 'Uniao FC B;atacante') },
      { file: 'jogadores.csv', line: 7, code: 'unknown_club' },
    ],
    [
      'IM9 an unknown position',
      { players: PLAYERS.replace('lateral', 'massagista') },
      { line: 4, code: 'bad_position' },
    ],
    ['IM9 an unreadable price', { players: PLAYERS.replace('5,50', 'caro') }, { line: 2, code: 'bad_price' }],
    [
      'IM9 a player listed twice',
      { players: `${PLAYERS}Zé;Vila Nova;goleiro;12;\n` },
      { line: 8, code: 'duplicate_player' },
    ],
    ['IM9 a missing column', { players: PLAYERS.replace('posição', 'cargo') }, { line: 1, code: 'missing_columns' }],
    [
      'IM9 a club against itself',
      { matches: MATCHES.replace('União;Vila Nova', 'União;União') },
      { line: 3, code: 'same_club' },
    ],
  ])('%s is refused with file and line, and nothing is kept', async (_what, sheets, problem) => {
    const before = await database.db.selectFrom('championship').select('id').execute()
    const result = await bring(templateFiles(sheets), { name: 'Ruim' })
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused' } })
    const problems = !result.ok && result.error.kind === 'refused' ? result.error.plan.problems : []
    expect(problems).toContainEqual(expect.objectContaining(problem))
    expect(await database.db.selectFrom('championship').select('id').execute()).toEqual(before)
  })

  test('IM9 an unknown file is refused by its name, and so is an unknown championship', async () => {
    const unknown = await bring([named('receita.txt', 'dois ovos\num copo de leite\n')], { name: 'Bolo' })
    expect(unknown).toMatchObject({
      ok: false,
      error: { plan: { problems: [{ file: 'receita.txt', code: 'unknown_format' }, {}, {}] } },
    })
    expect(await bring(templateFiles(), { into: 'nenhum' })).toEqual({
      ok: false,
      error: { kind: 'unknown_championship', slug: 'nenhum' },
    })
    // The sample world has its own matches.
    expect(await bring(templateFiles(), { into: 'craque' })).toMatchObject({ ok: false })
  })

  test('a single sheet with tabs in another encoding is read as well', async () => {
    const bytes = Buffer.from(CLUBS.replaceAll(';', '\t'), 'latin1')
    const model = await readFiles([{ name: 'clubes.csv', bytes }])
    expect(model.clubs.map(({ name }) => name)).toEqual(['Vila Nova', 'União'])
  })
})
