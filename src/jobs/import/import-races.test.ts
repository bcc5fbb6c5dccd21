import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { deleteChampionship } from '#db/removal/delete-championship.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { askedFor, importChampionship, type Target } from './import-championship.ts'
import { readFiles } from './read/read-files.ts'
import { named } from './template.test-helper.ts'
import { undoImport } from './undo-import.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
const ELEVEN = [
  'goleiro',
  ...Array<string>(4).fill('zagueiro'),
  ...Array<string>(4).fill('meia'),
  'atacante',
  'atacante',
]
const roster = (club: string) => ELEVEN.map((position, place) => `${club}${place};${club};${position}`)
const PLAYERS = ['nome;clube;posição', ...roster('Azul'), ...roster('Verde'), ''].join('\n')
const fixtures = (results: readonly string[] = [';', ';'], day = '11/05/2024', year = '2024') =>
  [
    'rodada;data;hora;mandante;visitante;gols mandante;gols visitante',
    `1;04/05/${year};16:00;Azul;Verde;${results[0]}`,
    `2;${day};16:00;Verde;Azul;${results[1]}`,
    '',
  ].join('\n')
async function modelOf(sheets: Record<string, string>, to: Target) {
  const files = Object.entries(sheets).map(([name, text]) => named(`${name}.csv`, text))
  return readFiles(files, await askedFor(database.db, to))
}
async function bring(sheets: Record<string, string>, to: Target, note?: () => Promise<void>) {
  const model = await modelOf(sheets, to)
  const result = await importChampionship(database.db, {
    model,
    to,
    files: Object.keys(sheets),
    managerId: null,
    ...(note && { note }),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.error).slice(0, 1500))
  return result.value
}
const at = (championshipId: ChampionshipId, day: string) =>
  startClock(database.db, championshipId, { at: new Date(`${day}T12:00:00Z`) })

const ROUND = (year: number) =>
  [
    'atletas.atleta_id,atletas.rodada_id,atletas.posicao_id,atletas.pontos_num,atletas.preco_num,atletas.apelido,atletas.clube.id.full.name,atletas.jogos_num,atletas.entrou_em_campo,G',
    ...['Azul', 'Verde'].flatMap((club, c) =>
      Array.from(
        { length: 11 },
        (_, i) =>
          `${100 * (c + 1) + i},1,${i === 0 ? 1 : i < 5 ? 3 : i < 9 ? 4 : 5},${i === 10 ? 8 : 0.5},${(year % 7) + 5},${club}${i},${club},1,True,${i === 10 ? 1 : 0}`,
      ),
    ),
    '',
  ].join('\n')
const publishedOf = async (championshipId: number) =>
  (
    await sql<{
      n: number
    }>`select count(*)::integer as n from published_point p join match m on m.id = p.match_id join season s on s.id = m.season_id where s.championship_id = ${championshipId}`.execute(
      database.db,
    )
  ).rows[0]?.n

test('IM1 an import writes back nothing that it does not say: a round that was locked meanwhile stays so', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Um' })
  await at(championshipId, '2024-05-01')
  let importing: Promise<unknown> = Promise.resolve()
  await database.db.transaction().execute(async (trx) => {
    await sql`update round set state = 'locked' where championship_id = ${championshipId} and number = 2`.execute(trx)
    importing = bring({ jogos: fixtures(undefined, '12/05/2024') }, { into: slug })
    // Long enough for an import that does not wait for the row to have read it.
    await pause(500)
  })
  await importing
  const { rows } = await sql<{
    state: string
  }>`select state from round where championship_id = ${championshipId} and number = 2`.execute(database.db)
  expect(rows[0]?.state).toBe('locked')
})

test('CP20 a championship with a decision can be deleted', async () => {
  const { championshipId } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Dois' })
  await sql`insert into match_decision (match_id, kind, reason, by, at) select m.id, 'postponed', 'chuva', 'x', now()
    from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId} limit 1`.execute(
    database.db,
  )
  await deleteChampionship(database.db, championshipId)
})

test('IM7 undo of results keeps the published points of an earlier file', async () => {
  const { championshipId, slug } = await bring({ 'rodada-1': ROUND(2024), jogos: fixtures() }, { name: 'Tres' })
  const before = await publishedOf(championshipId)
  expect(before).toBeGreaterThan(0)
  await bring({ jogos: fixtures(['1;1', ';']) }, { into: slug })
  await undoImport(database.db, championshipId)
  expect(await publishedOf(championshipId)).toBe(before)
})

test('IM7 undo leaves a match alone that somebody decided about since', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Cinco' })
  await at(championshipId, '2024-05-01')
  await bring({ jogos: fixtures(undefined, '12/05/2024') }, { into: slug })
  await sql`update match set starts_at = '2024-05-20T19:00Z', moved_from = starts_at where fixture_key like ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  await sql`insert into match_decision (match_id, kind, starts_at, reason, by, at) select id, 'moved', starts_at, 'chuva', 'x', now() from match where fixture_key = ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  await undoImport(database.db, championshipId)
  const { rows } = await sql<{
    d: string
  }>`select starts_at::date::text as d from match where fixture_key = ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  expect(rows).toEqual([{ d: '2024-05-20' }])
})

test('IM7 an import that is under way is the newest one', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Seis' })
  await bring({ jogos: fixtures(['1;1', ';']) }, { into: slug })
  let undoing: Promise<unknown> = Promise.resolve()
  const second = await bring({ jogos: fixtures(['2;2', ';']) }, { into: slug }, async () => {
    undoing = undoImport(database.db, championshipId)
    // Long enough for an undo that does not wait.
    await pause(500)
  })
  await undoing
  const gone = await database.db
    .selectFrom('championship_import')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('undone_at', 'is not', null)
    .execute()
  expect(gone).toEqual([{ id: second.importId }])
})
