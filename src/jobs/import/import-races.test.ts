import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { changeBook } from '#db/book/change-book.ts'
import { championshipOf } from '#db/championship/championship-of.ts'
import { clubById, clubJoinedTo } from '#db/club/club.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { importsOf } from '#db/import/undo-rows.ts'
import { deleteChampionship } from '#db/removal/delete-championship.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { BookChange } from '#domain/book/book.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { bringLeftRows } from './join/bring-left-rows.ts'
import { joinClubs } from './join/join-clubs.ts'
import { askedFor, importChampionship, importFiles, type Target } from './import-championship.ts'
import { readFiles } from './read/read-files.ts'
import { named } from '#jobs/testing/template-files.ts'
import { previewUndo, undoImport } from './undo-import.ts'
import { undoNewest } from '#jobs/testing/undo-newest.ts'

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
    await rowOf({ n: int })
      .sql`select count(*)::integer as n from published_point p join match m on m.id = p.match_id join season s on s.id = m.season_id where s.championship_id = ${championshipId}`.execute(
      database.db,
    )
  ).rows[0]?.n

test('IM1 an import writes only what its files say: a round that was locked meanwhile stays locked', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Um' })
  await at(championshipId, '2024-05-01')
  let importing: Promise<unknown> = Promise.resolve()
  await database.db.transaction().execute(async (trx) => {
    await sql`update round set state = 'locked' where championship_id = ${championshipId} and number = 2`.execute(trx)
    importing = bring({ jogos: fixtures(undefined, '12/05/2024') }, { into: slug })
    // In this time, an import that ignores the lock on the row would have read it.
    await pause(500)
  })
  await importing
  const { rows } = await rowOf({ state: text })
    .sql`select state from round where championship_id = ${championshipId} and number = 2`.execute(database.db)
  expect(rows[0]?.state).toBe('locked')
})

test('CP20 a championship with a decision and points can be deleted while others read and write points', async () => {
  const { championshipId } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Dois' })
  await sql`insert into match_decision (match_id, kind, reason, by, at) select m.id, 'postponed', 'chuva', 'x', now()
    from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId} limit 1`.execute(
    database.db,
  )
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    values (900, 'guest', 'Ana', 'ana', 'BR', 'p', '2024-01-01')`.execute(database.db)
  await sql`insert into ledger (championship_id, manager_id, kind, points, key, at) values
    (${championshipId}, 900, 'pick', 5, 'x', now())`.execute(database.db)
  await expect(sql`delete from ledger`.execute(database.db)).rejects.toThrow('never changed')
  await database.db.transaction().execute(async (trx) => {
    // Like a reader of credited points, and a writer of points elsewhere.
    await sql`lock table lineup, lineup_score, ledger in row exclusive mode`.execute(trx)
    await deleteChampionship(database.db, championshipId)
  })
})

test('IM7 undo of results keeps the published points of an earlier file', async () => {
  const { championshipId, slug } = await bring({ 'rodada-1': ROUND(2024), jogos: fixtures() }, { name: 'Tres' })
  const before = await publishedOf(championshipId)
  expect(before).toBeGreaterThan(0)
  await bring({ jogos: fixtures(['1;1', ';']) }, { into: slug })
  await undoNewest(database.db, championshipId)
  expect(await publishedOf(championshipId)).toBe(before)
})

test('IM7 undo does not change a match about which somebody has decided since', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Cinco' })
  await at(championshipId, '2024-05-01')
  await bring({ jogos: fixtures(undefined, '12/05/2024') }, { into: slug })
  await sql`update match set starts_at = '2024-05-20T19:00Z', moved_from = starts_at where fixture_key like ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  await sql`insert into match_decision (match_id, kind, starts_at, reason, by, at) select id, 'moved', starts_at, 'chuva', 'x', now() from match where fixture_key = ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  await undoNewest(database.db, championshipId)
  const { rows } = await rowOf({ d: text })
    .sql`select starts_at::date::text as d from match where fixture_key = ${`${championshipId}:verde:azul`}`.execute(
    database.db,
  )
  expect(rows).toEqual([{ d: '2024-05-20' }])
})

test('IM7 undo waits for a running import, which is then the newest one', async () => {
  const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Seis' })
  await bring({ jogos: fixtures(['1;1', ';']) }, { into: slug })
  let undoing: Promise<unknown> = Promise.resolve()
  await bring({ jogos: fixtures(['2;2', ';']) }, { into: slug }, async () => {
    undoing = undoNewest(database.db, championshipId)
    // Long enough for an undo that does not wait.
    await pause(500)
  })
  expect(await undoing).toEqual({ ok: false, error: 'not_newest' })
})

async function clubsOf(championshipId: ChampionshipId): Promise<Record<string, number>> {
  const clubs = await database.db
    .selectFrom('club')
    .select(['id', 'name'])
    .where('championship_id', '=', championshipId)
    .execute()
  return Object.fromEntries(clubs.map(({ id, name }) => [name, id]))
}
async function join(championshipId: ChampionshipId, kept: string, gone: string) {
  const clubs = await clubsOf(championshipId)
  const asked = { championshipId, managerId: null, keptId: clubs[kept] ?? 0, goneId: clubs[gone] ?? 0 }
  return joinClubs(database.db, asked)
}
const MEANWHILE = { ok: false, error: { kind: 'meanwhile' } }

test('IM1 files that were read before a join, an import or an undo must be read again', async () => {
  const sheets = { jogadores: PLAYERS.replaceAll(';Verde;', ';VRD;'), jogos: fixtures() }
  const { championshipId, slug } = await bring(sheets, { name: 'Sete' })
  await at(championshipId, '2024-05-01')
  const to = { into: slug }
  const make = async (model: Awaited<ReturnType<typeof modelOf>>) =>
    importChampionship(database.db, { model, to, files: ['x'], managerId: null })
  const beforeJoin = await modelOf(sheets, to)
  expect((await join(championshipId, 'Verde', 'VRD')).ok).toBe(true)
  expect(await make(beforeJoin)).toEqual(MEANWHILE)
  expect(Object.keys(await clubsOf(championshipId)).sort()).toEqual(['Azul', 'Verde'])
  const beforeImport = await modelOf(sheets, to)
  await bring({ jogos: fixtures(undefined, '12/05/2024') }, to)
  expect(await make(beforeImport)).toEqual(MEANWHILE)
  const beforeUndo = await modelOf(sheets, to)
  await undoNewest(database.db, championshipId)
  expect(await make(beforeUndo)).toEqual(MEANWHILE)
  expect((await make(await modelOf(sheets, to))).ok).toBe(true)
})

test('IM7 JN2 undo takes back only the named import, with its rule set and its pairs', async () => {
  const { db } = database
  const { championshipId, slug } = await bring({ 'rodada-1': ROUND(2024) }, { name: 'Quatro' })
  const to = { into: slug }
  const rules = async () =>
    (await db.selectFrom('championship').select('rules').where('id', '=', championshipId).executeTakeFirst())?.rules
  const [before, last] = [await rules(), fixtures(undefined, '11/05/2021', '2021').replaceAll('Verde', 'Roxo')]
  const read = (asked: Parameters<typeof readFiles>[1]) => readFiles([named('jogos.csv', last)], asked)
  const pairs = new Map([['roxo', 'verde']])
  const made = await importFiles(db, { read, to, pairs, files: ['jogos.csv'], managerId: null })
  if (!made.ok) throw new Error(made.error.kind)
  expect([await rules(), [...((await askedFor(db, to)).pairs ?? [])]]).toEqual(['cartola-2021', [...pairs]])
  const importId = made.value.importId ?? 0
  expect(await undoImport(db, { championshipId, importId: importId - 1 })).toMatchObject({ error: 'not_newest' })
  expect(await undoImport(db, { championshipId, importId })).toMatchObject({ value: { importId, doRulesStay: false } })
  expect([await rules(), [...((await askedFor(db, to)).pairs ?? [])]]).toEqual([before, []])
  expect(await undoImport(db, { championshipId, importId })).toMatchObject({ error: 'not_newest' })
})

test('IM7 one person at a time gets the preview of an undo', async () => {
  const { championshipId } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Oito' })
  const [first, second] = await Promise.all([
    previewUndo(database.db, championshipId),
    previewUndo(database.db, championshipId),
  ])
  expect([first, second].filter(({ ok }) => !ok)).toEqual([{ ok: false, error: 'undo_busy' }])
})

test('JN4 clubs cannot be joined if both have the same match and somebody has decided about it', async () => {
  const both = `${fixtures()}1;04/05/2024;16:00;Azul;VRD;;\n`
  const { championshipId } = await bring({ jogadores: PLAYERS, jogos: both }, { name: 'Onze' })
  await sql`insert into match_decision (match_id, kind, reason, by, at) select m.id, 'postponed', 'chuva', 'x', now()
    from match m where fixture_key = ${`${championshipId}:azul:vrd`}`.execute(database.db)
  expect(await join(championshipId, 'Verde', 'VRD')).toEqual({ ok: false, error: 'join_match_twice' })
})

test('JN4 a join imports points that found no match before, from the stored files', async () => {
  const file = ROUND(2024).replaceAll(',Verde,', ',VRD,')
  const { championshipId } = await bring({ 'rodada-1': file, jogos: fixtures(['1;1', ';']) }, { name: 'Doze' })
  const players = async () => {
    const { rows } = await rowOf({ n: int }).sql`
      select sum(json_array_length(p.news -> 'players'))::integer as n from match_report p join match m on m.id = p.match_id
      join season s on s.id = m.season_id where s.championship_id = ${championshipId}`.execute(database.db)
    return rows[0]?.n
  }
  expect([await players(), await publishedOf(championshipId)]).toEqual([11, 11])
  const { VRD: clubId = 0, Verde: id } = await clubsOf(championshipId)
  expect((await join(championshipId, 'Verde', 'VRD')).ok).toBe(true)
  const asked = { championshipId, clubId }
  expect(await championshipOf(database.db, { clubId }), 'its old address still leads to the championship').toBe(
    championshipId,
  )
  expect([await clubById(database.db, asked), await clubJoinedTo(database.db, asked)]).toMatchObject([
    undefined,
    { id },
  ])
  await bringLeftRows(database.db, { championshipId, managerId: null }, readFiles)
  expect([await players(), await publishedOf(championshipId)]).toEqual([22, 22])
  const history = await importsOf(database.db, { championshipId, limit: 1 })
  expect(history).toMatchObject([{ files: ['VRD = Verde'] }])
})

test('IM1 SQ7 a typed match is the same as that of the files, and files read before it was moved must be read again', async () => {
  const { db } = database
  const sheets = { jogadores: PLAYERS, jogos: fixtures().replace(/^2.*\n/m, '') }
  const { championshipId, slug } = await bring(sheets, { name: 'Treze' })
  await at(championshipId, '2024-05-01')
  const { Azul: awayId = 0, Verde: homeId = 0 } = await clubsOf(championshipId)
  const change = async (one: BookChange) => expect((await changeBook(db, championshipId, [one])).ok).toBe(true)
  const ms = (time: string) => Date.parse(`2024-05-${time}:00Z`)
  const idOf = async (table: 'round' | 'match') =>
    (await rowOf({ id: int }).sql`select max(id) as id from ${sql.table(table)}`.execute(db)).rows[0]?.id ?? 0
  await change({ kind: 'round', key: 'rodada-dois', number: 2, deadlineMs: ms('10T18:00') })
  const match = { kind: 'match', roundId: await idOf('round'), homeId, awayId } as const
  await change({ ...match, key: 'jogo-de-volta', startsAtMs: ms('11T19:00') })
  const rounds = { 'rodada-1': ROUND(2024), 'rodada-2': ROUND(2024).replaceAll(/^(\d+),1,/gm, '$1,2,') }
  const model = await modelOf(rounds, { into: slug })
  await change({ ...match, id: await idOf('match'), startsAtMs: ms('10T20:00') })
  const make = { model, to: { into: slug }, files: ['x'], managerId: null }
  expect(await importChampionship(db, make)).toEqual(MEANWHILE)
  await bring(rounds, { into: slug })
  await bring({ jogos: fixtures(['1;1', '2;0']) }, { into: slug })
  const { rows } = await rowOf({ key: text, players: int }).sql`
    select m.fixture_key as key, json_array_length(r.news -> 'players') as players from match m join match_report r on r.match_id = m.id
    join season s on s.id = m.season_id where s.championship_id = ${championshipId} order by m.starts_at`.execute(db)
  expect(rows).toEqual([
    { key: `${championshipId}:azul:verde`, players: 22 },
    { key: `${championshipId}:+jogo-de-volta`, players: 22 },
  ])
})

test('IM7 a preview that waits too long for the championship’s lock ends without an answer', async () => {
  const { championshipId } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Catorze' })
  const late = { ok: false, error: 'undo_slow' }
  await database.db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    expect(await previewUndo(database.db, championshipId, 50)).toEqual(late)
  })
  expect(await previewUndo(database.db, championshipId, 0.001)).toEqual(late)
  expect(await previewUndo(database.db, championshipId, 60_000)).toMatchObject({ ok: true })
})
