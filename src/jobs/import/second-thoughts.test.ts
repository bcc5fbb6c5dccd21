import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { startClock, stopClock } from '#db/clock/clock.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Result } from '#domain/result.ts'
import { createProviders } from '#jobs/providers.ts'
import { askedFor, importChampionship, type Target } from './import-championship.ts'
import { joinClubs } from './join/join-clubs.ts'
import { joinPlayers } from './join/join-players.ts'
import { splitJoin } from './join/split-join.ts'
import { playThrough } from './provider/play-through.ts'
import { readFiles } from './read/read-files.ts'
import { named } from '#jobs/testing/template-files.ts'
import { previewUndo } from './undo-import.ts'
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
const PLAYERS = ['nome;clube;posição', ...roster('Azul'), ...roster('Verde'), 'José;Azul;goleiro', ''].join('\n')
const fixtures = (results: readonly string[] = [';', ';']) =>
  [
    'rodada;data;hora;mandante;visitante;gols mandante;gols visitante',
    `1;04/05/2024;16:00;Azul;Verde;${results[0]}`,
    `2;11/05/2024;16:00;Verde;Azul;${results[1]}`,
    '',
  ].join('\n')
/** Another match of the first round. */
const OTHER = '1;04/05/2024;18:00;Roxo;Preto;;\n'
const sheet = (round: number, lines: readonly string[]) =>
  ['rodada;clube;nome;gols;defesas', ...lines.map((line) => `${round};${line}`), ''].join('\n')

async function bring(sheets: Record<string, string>, to: Target) {
  const files = Object.entries(sheets).map(([name, text]) => named(`${name}.csv`, text))
  const model = await readFiles(files, await askedFor(database.db, to))
  const result = await importChampionship(database.db, { model, to, files: Object.keys(sheets), managerId: null })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

async function play(championshipId: ChampionshipId) {
  const provider = await createProviders(database.db).of({ championshipId })
  if (!provider) throw new Error('no provider supplies its matches')
  return playThrough(database.db, provider)
}

const at = (championshipId: ChampionshipId, day: string) =>
  startClock(database.db, championshipId, { at: new Date(`${day}T12:00:00Z`) })

async function idsOf(table: 'club' | 'player', championshipId: ChampionshipId): Promise<Map<string, number>> {
  const rows = await database.db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('championship_id', '=', championshipId)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

let people = 0
async function personWith(championshipId: ChampionshipId, playerIds: readonly number[]): Promise<number> {
  const id = 5_000 + ++people
  const { db } = database
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    values (${id}, 'guest', ${`Pessoa ${id}`}, ${`pessoa ${id}`}, 'BR', 'p', '2024-01-01')`.execute(db)
  await sql`insert into squad (modality, manager_id, championship_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
    values ('campo', ${id}, ${championshipId}, 'Time', ${playerIds}::integer[], ${playerIds.map(() => 90)}::smallint[], ${playerIds[0]},
      '2024-05-01', '2024-05-01')`.execute(db)
  return id
}

async function pointsOf(championshipId: ChampionshipId): Promise<Record<number, number>> {
  const { rows } = await rowOf({ id: int, points: int }).sql`
    select manager_id as id, sum(points)::integer as points from credit where championship_id = ${championshipId} group by 1`.execute(
    database.db,
  )
  return Object.fromEntries(rows.map(({ id, points }) => [id, points]))
}

const findings = async () => (await audit(database.db)).filter(({ wrong }) => wrong > 0)
const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

describe('IM7 undo of an import', () => {
  test('IM7 removes its results: corrections offset what was settled, lineups stay, and the right file restores all of it', async () => {
    const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Desfeito' })
    await at(championshipId, '2024-05-01')
    const players = await idsOf('player', championshipId)
    const eleven = ELEVEN.map((_, place) => players.get(`Azul${place}`) ?? 0)
    const managerId = await personWith(championshipId, eleven)
    await sql`insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
      select m.id, ${managerId}, 'H', 2, 0, '2024-05-01' from match m join season s on s.id = m.season_id
      where s.championship_id = ${championshipId} order by m.starts_at limit 1`.execute(database.db)
    await at(championshipId, '2024-05-06')
    const results = {
      jogos: fixtures(['2;0', ';']),
      sumula: sheet(1, ['Azul;Azul10;2;', 'Azul;Azul0;;3', 'Verde;Verde0;;1']),
    }
    await bring(results, { into: slug })
    expect(await play(championshipId)).toBe(1)
    const before = await pointsOf(championshipId)
    expect(before[managerId]).toBeGreaterThan(200)
    expect(await findings()).toEqual([])

    const would = valueOf(await previewUndo(database.db, championshipId))
    expect(would.changes).toEqual([{ managerId, name: `Pessoa ${managerId}`, points: -(before[managerId] ?? 0) }])
    expect(await pointsOf(championshipId), 'a preview writes nothing').toEqual(before)

    const lineups = await sql`select count(*)::integer from lineup`.execute(database.db)
    expect(valueOf(await undoNewest(database.db, championshipId))).toMatchObject({ results: 1, changes: would.changes })
    expect(await pointsOf(championshipId)).toEqual({ [managerId]: 0 })
    expect((await sql`select count(*)::integer from lineup`.execute(database.db)).rows).toEqual(lineups.rows)
    expect(await findings()).toEqual([])

    await bring(results, { into: slug })
    await play(championshipId)
    expect(await pointsOf(championshipId)).toEqual(before)
    expect(await findings()).toEqual([])
  })

  test('IM7 restores the result that the import had corrected', async () => {
    const { championshipId, slug } = await bring(
      { jogadores: PLAYERS, jogos: `${fixtures()}${OTHER}` },
      { name: 'Corrigido' },
    )
    await at(championshipId, '2024-05-01')
    const players = await idsOf('player', championshipId)
    await personWith(
      championshipId,
      ELEVEN.map((_, place) => players.get(`Verde${place}`) ?? 0),
    )
    await at(championshipId, '2024-05-06')
    const said = (goals: number) => ({
      jogos: `${fixtures([`0;${goals}`, ';'])}${OTHER.replace(';;', `;${goals};0`)}`,
      sumula: sheet(1, [`Verde;Verde10;${goals};`, 'Azul;Azul0;;1']),
    })
    await bring(said(1), { into: slug })
    await play(championshipId)
    const before = await pointsOf(championshipId)
    await bring(said(3), { into: slug })
    await play(championshipId)
    expect(await pointsOf(championshipId)).not.toEqual(before)
    const settlements = async () =>
      (
        await rowOf({ sum: int })
          .sql`select sum(settlements)::integer from round where championship_id = ${championshipId}`.execute(
          database.db,
        )
      ).rows[0]?.sum ?? 0
    const settled = await settlements()
    expect(valueOf(await undoNewest(database.db, championshipId)).results).toBe(2)
    expect(await settlements(), 'the round of both is settled once').toBe(settled + 1)
    await play(championshipId)
    expect(await pointsOf(championshipId)).toEqual(before)
    expect(await findings()).toEqual([])
  })
})

describe('joining clubs and players', () => {
  test('JN4 JN7 two clubs become one, the next file uses it, and the join can be taken back until a round closes', async () => {
    const players = PLAYERS.replaceAll(';Verde;', ';VRD;')
    const sheets = { jogadores: players, jogos: fixtures() }
    const { championshipId, slug } = await bring(sheets, { name: 'Dois nomes' })
    await at(championshipId, '2024-05-01')
    const clubs = await idsOf('club', championshipId)
    const asked = {
      championshipId,
      managerId: null,
      keptId: clubs.get('Verde') ?? 0,
      goneId: clubs.get('VRD') ?? 0,
    }
    expect(await joinClubs(database.db, { ...asked, goneId: clubs.get('Azul') ?? 0 })).toEqual({
      ok: false,
      error: 'join_are_two',
    })
    const joinId = valueOf(await joinClubs(database.db, asked))
    expect([...(await idsOf('club', championshipId)).keys()].sort()).toEqual(['Azul', 'Verde'])
    expect((await bring(sheets, { into: slug })).importId).toBeNull()
    expect(await undoNewest(database.db, championshipId)).toEqual({ ok: false, error: 'joined_since' })
    valueOf(await splitJoin(database.db, { championshipId, joinId }))
    expect(await idsOf('club', championshipId)).toEqual(clubs)
    expect((await bring(sheets, { into: slug })).importId).toBeNull()

    const turned = { ...asked, keptId: asked.goneId, goneId: asked.keptId }
    const other = valueOf(await joinClubs(database.db, turned))
    const { tables } = await bring(sheets, { into: slug }).then(({ plan }) => plan)
    expect([tables.match.made, tables.match.changed, tables.club.made], 'matches keep their keys').toEqual([[], [], []])
    expect(await splitJoin(database.db, { championshipId, joinId: other })).toEqual({
      ok: false,
      error: 'split_imported',
    })
    valueOf(
      await undoNewest(database.db, championshipId).then(() =>
        splitJoin(database.db, { championshipId, joinId: other }),
      ),
    )
    const again = valueOf(await joinClubs(database.db, asked))
    await stopClock(database.db, championshipId)
    await play(championshipId)
    expect(await splitJoin(database.db, { championshipId, joinId: again })).toEqual({
      ok: false,
      error: 'split_settled',
    })
    expect(await findings()).toEqual([])
  })

  test('JN7 the undo of a join gives a tie the match back that both clubs had', async () => {
    const { db } = database
    const sheets = { jogadores: PLAYERS.replaceAll(';Verde;', ';VRD;'), jogos: fixtures() }
    const { championshipId } = await bring(sheets, { name: 'Final dobrada' })
    await at(championshipId, '2024-05-01')
    const clubs = await idsOf('club', championshipId)
    const [keptId = 0, goneId = 0, rivalId = 0] = ['Verde', 'VRD', 'Azul'].map((name) => clubs.get(name))
    await sql`
      with made as (
        insert into match (id, sport, season_id, home_club_id, away_club_id, starts_at, fixture_key)
        select nextval('own_match_id'), 'futebol', id, ${goneId}, ${rivalId}, '2024-05-18T16:00Z', ${`${championshipId}:final:1`}
        from season where championship_id = ${championshipId} returning id)
      insert into championship_tie (championship_id, key, stage, stage_order, starts_at, home_club_id, away_club_id, match_id)
      select ${championshipId}, 'final:1', 'Final', 1, '2024-05-18T16:00Z', ${goneId}, ${rivalId}, id from made`.execute(
      db,
    )
    const tie = () =>
      db
        .selectFrom('championship_tie')
        .select(['home_club_id as home', 'match_id as match'])
        .where('championship_id', '=', championshipId)
        .executeTakeFirstOrThrow()
    const before = await tie()
    const joinId = valueOf(await joinClubs(db, { championshipId, managerId: null, keptId, goneId }))
    expect(await tie(), 'the match of the club that stays is the only one').toEqual({ home: keptId, match: null })
    valueOf(await splitJoin(db, { championshipId, joinId }))
    expect(await tie()).toEqual(before)
    expect(await findings()).toEqual([])
  })

  test('JN5 JN6 squads hold the player who stays, lineups and points do not change, and the next round counts for this player', async () => {
    const { championshipId, slug } = await bring({ jogadores: PLAYERS, jogos: fixtures() }, { name: 'Dois Josés' })
    await at(championshipId, '2024-05-01')
    const players = await idsOf('player', championshipId)
    const id = (name: string) => players.get(name) ?? 0
    const eleven = ELEVEN.map((_, place) => id(`Azul${place}`))
    const withJose = [id('José'), ...eleven.slice(1)]
    const ana = await personWith(championshipId, withJose)
    await at(championshipId, '2024-05-06')
    const first = {
      jogos: fixtures(['1;0', ';']),
      sumula: sheet(1, ['Azul;José;;3', 'Azul;Azul10;1;', 'Verde;Verde0;;1']),
    }
    await bring(first, { into: slug })
    await play(championshipId)
    const bia = await personWith(championshipId, [id('José'), ...eleven.slice(0, 9)])
    const before = await pointsOf(championshipId)
    const frozen = await sql`select * from lineup order by round_id, squad_id`.execute(database.db)

    const asked = { championshipId, managerId: null, keptId: id('Azul0'), goneId: id('José') }
    const joinId = valueOf(await joinPlayers(database.db, asked))
    const squads = async () => {
      const rows = await rowOf({ id: int, ids: int.array, captain: int }).sql`
        select manager_id as id, player_ids as ids, captain_id as captain from squad where championship_id = ${championshipId}`.execute(
        database.db,
      )
      return Object.fromEntries(rows.rows.map((row) => [row.id, [row.ids, row.captain]]))
    }
    expect(await squads()).toEqual({ [ana]: [eleven, id('Azul0')], [bia]: [eleven.slice(0, 9), id('Azul0')] })
    expect(await pointsOf(championshipId)).toEqual(before)
    expect((await sql`select * from lineup order by round_id, squad_id`.execute(database.db)).rows).toEqual(frozen.rows)
    valueOf(await splitJoin(database.db, { championshipId, joinId }))
    expect((await squads())[ana]).toEqual([withJose, id('José')])
    valueOf(await joinPlayers(database.db, asked))
    expect((await bring(first, { into: slug })).plan.tables.match_report.changed).toEqual([])

    await at(championshipId, '2024-05-20')
    const second = {
      jogos: fixtures(['1;0', '0;1']),
      sumula: sheet(2, ['Azul;José;;4', 'Azul;Azul10;1;', 'Verde;Verde0;;1']),
    }
    await bring(second, { into: slug })
    await play(championshipId)
    const { rows } = await rowOf({ player_id: int }).sql`
      select p.player_id from player_match p join match m on m.id = p.match_id join round r on r.id = m.round_id
      where r.championship_id = ${championshipId} and r.number = 2 and p.scouts ->> 'save' = '4'`.execute(database.db)
    expect(rows).toEqual([{ player_id: id('Azul0') }])
    expect(await findings()).toEqual([])
  })
})
