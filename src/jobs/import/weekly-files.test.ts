import { describe, expect, test } from 'vitest'
import { startClock } from '#db/clock/clock.ts'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { settleRound } from '#jobs/life-cycle/settle-round.ts'
import { createProviders } from '#jobs/providers.ts'
import { at, missing, useRealFiles } from '#jobs/testing/real-files.ts'
import { loadPaths } from './read/load-paths.ts'
import type { NamedBytes } from './read/read-file.ts'
import { named } from '#jobs/testing/template-files.ts'
import { isVerified, verifyChampionship } from './verify-championship.ts'

const { database, bringFiles, play } = useRealFiles()

const COLUMNS = ['atleta_id', 'rodada_id', 'clube_id', 'clube.id.full.name', 'posicao_id', 'pontos_num', 'preco_num']
const HEADER = [...COLUMNS, 'jogos_num', 'apelido'].map((name) => `atletas.${name}`).join()

/** For one player of each club: the goals so far after each round. */
type Totals = readonly [bahia: number, vitoria: number]
const GOALS: readonly Totals[] = [
  [0, 0],
  [1, 0],
  [1, 2],
  [4, 2],
]

/** A round file of Cartola: totals of the season, and points of the round. */
function cartola(round: number, totals = GOALS[round] as Totals, before = GOALS[round - 1] as Totals): NamedBytes {
  const lines = ['Bahia', 'Vitória'].map((club, place) => {
    const [goals = 0, earlier = 0] = [totals[place], before[place]]
    return [7 + place, round, place + 1, club, 5, 8 * (goals - earlier), 5, round, `Atacante ${club}`, goals].join()
  })
  return named(`rodada-${round}.csv`, `${HEADER},G\n${lines.join('\n')}\n`)
}

const SCORES = ['1;0', '2;0', '3;0']
/** Three rounds, of which the first `played` have results. */
const fixtures = (played: number): NamedBytes =>
  named(
    'jogos.csv',
    [
      'rodada;data;hora;mandante;visitante;gols mandante;gols visitante',
      ...SCORES.map((score, index) => {
        const sides = index === 1 ? 'Vitória;Bahia' : 'Bahia;Vitória'
        return `${index + 1};${String(4 + 7 * index).padStart(2, '0')}/05/2024;16:00;${sides};${index < played ? score : ';'}`
      }),
      '',
    ].join('\n'),
  )

const weekRow = rowOf({
  round: int,
  state: text,
  settlements: int,
  picks: bool,
  /** Names of players with their points in tenths, without those who have none. */
  points: text,
})
type Week = RowOf<typeof weekRow>

/** The state of each round. */
async function weeks(championshipId: ChampionshipId): Promise<Week[]> {
  const { rows } = await weekRow.sql`
    select r.number as round, r.state, r.settlements, bool_and(m.picks_settled) as picks,
      coalesce(string_agg((
        select string_agg(p.name || ' ' || pm.point_tenths, ', ' order by p.name)
        from player_match pm join player p on p.id = pm.player_id where pm.match_id = m.id and pm.point_tenths <> 0), ', '), '') as points
    from round r join match m on m.round_id = r.id where r.championship_id = ${championshipId}
    group by r.id order by r.number`.execute(database().db)
  return rows
}

const pointsOf = async (championshipId: ChampionshipId) => (await weeks(championshipId)).map(({ points }) => points)

const untilWeek = (championshipId: ChampionshipId, week: number) =>
  startClock(database().db, championshipId, { at: new Date(Date.UTC(2024, 4, 5 + 7 * (week - 1), 12)) })

const ALL = ['Atacante Bahia 80', 'Atacante Vitória 160', 'Atacante Bahia 240']

describe('Cartola, file by file', () => {
  test('IM14 a round whose results arrive before its file waits for the file; its picks settle, and nothing is corrected', async () => {
    const { championshipId, slug } = await bringFiles([fixtures(0), cartola(1)], { name: 'Espera' })
    await untilWeek(championshipId, 2)
    await bringFiles([fixtures(2)], { into: slug })
    await play(championshipId)
    expect(await weeks(championshipId)).toMatchObject([
      { round: 1, state: 'settled', settlements: 1, points: ALL[0] },
      { round: 2, state: 'live', settlements: 0, picks: true, points: '' },
      { round: 3, state: 'open' },
    ])
    const { plan } = await bringFiles([cartola(2)], { into: slug })
    await play(championshipId)
    expect(
      plan.corrected.map(({ round }) => round),
      'only players are new',
    ).toEqual([2])
    expect((await weeks(championshipId))[1]).toMatchObject({ state: 'settled', settlements: 1, points: ALL[1] })
  })

  test('IM14 an operator may settle a waiting round, and its file corrects it later', async () => {
    const { db } = database()
    const { championshipId, slug } = await bringFiles([fixtures(2), cartola(1)], { name: 'À mão' })
    await untilWeek(championshipId, 2)
    await play(championshipId)
    const provider = await createProviders(db).of({ championshipId })
    const round = await db
      .selectFrom('round')
      .select('id')
      .where('championship_id', '=', championshipId)
      .where('number', '=', 2)
      .executeTakeFirstOrThrow()
    if (!provider) throw new Error('no provider supplies its matches')
    expect(await settleRound(db, round.id, provider)).toBe('settled')
    await bringFiles([cartola(2)], { into: slug })
    await play(championshipId)
    expect((await weeks(championshipId))[1]).toMatchObject({ state: 'settled', settlements: 2, points: ALL[1] })
  })

  test('IM14 a championship without files of points settles its results at once', async () => {
    const { championshipId } = await bringFiles([fixtures(3)], { name: 'Só placares' })
    await play(championshipId)
    expect((await weeks(championshipId)).map(({ state }) => state)).toEqual(['settled', 'settled', 'settled'])
  })

  test('IM13 a corrected file changes its round and the difference of the next one, and no other', async () => {
    const { championshipId, slug } = await bringFiles([fixtures(3), ...[1, 2, 3].map((round) => cartola(round))], {
      name: 'Corrigida',
    })
    await play(championshipId)
    expect(await pointsOf(championshipId)).toEqual(ALL)
    const { plan } = await bringFiles([cartola(2, [2, 2])], { into: slug })
    expect(plan.corrected.map(({ round }) => round)).toEqual([2, 3])
    await play(championshipId)
    expect(await pointsOf(championshipId)).toEqual([
      ALL[0],
      'Atacante Bahia 80, Atacante Vitória 160',
      'Atacante Bahia 160',
    ])
    expect((await weeks(championshipId)).map(({ settlements }) => settlements)).toEqual([1, 2, 2])
  })

  test('IM10 points that arrive before the result of their match do not count as our errors, and count after it', async () => {
    const { championshipId, slug } = await bringFiles([fixtures(1), cartola(1)], { name: 'Antes' })
    await untilWeek(championshipId, 2)
    await bringFiles([fixtures(1), cartola(2)], { into: slug })
    await play(championshipId)
    const early = await verifyChampionship(database().db, championshipId)
    expect([early.mismatches, early.published, early.damaged]).toEqual([[], 2, { match_not_over: 2 }])
    expect(isVerified(early)).toBe(true)
    await bringFiles([fixtures(2)], { into: slug })
    await play(championshipId)
    const { reproduced, published, damaged } = await verifyChampionship(database().db, championshipId)
    expect([reproduced, published, damaged]).toEqual([4, 4, {}])
  })

  test('IM13 round files that arrive before any fixtures are stored, and count once the fixtures arrive', async () => {
    const { championshipId, slug } = await bringFiles([cartola(1)], { name: 'Sem tabela' })
    await bringFiles([cartola(2)], { into: slug })
    expect(await weeks(championshipId)).toEqual([])
    await bringFiles([fixtures(3)], { into: slug })
    await bringFiles([cartola(3)], { into: slug })
    await play(championshipId)
    expect(await pointsOf(championshipId)).toEqual(ALL)
    const result = await verifyChampionship(database().db, championshipId)
    expect([result.reproduced, result.published, result.notBroughtIn]).toEqual([6, 6, []])
  })
})

const SQUADS = named('jogadores.csv', 'nome;clube;posição\nNino;Bahia;atacante\nDida;Vitória;atacante\n')
const sheet = (round: number, lines: readonly string[]) =>
  named(`sumula-${round}.csv`, ['rodada;clube;nome;gols', ...lines.map((line) => `${round};${line}`), ''].join('\n'))

test('IM11 sheets week by week leave earlier rounds as they are', async () => {
  const { championshipId, slug } = await bringFiles([fixtures(1), SQUADS], { name: 'Várzea' })
  const week1 = [fixtures(1), sheet(1, ['Bahia;Nino;1', 'Vitória;Dida;0'])]
  await bringFiles(week1, { into: slug })
  await untilWeek(championshipId, 1)
  await play(championshipId)
  const [first] = await pointsOf(championshipId)
  expect(first).toMatch(/Nino/)
  await untilWeek(championshipId, 2)
  await bringFiles([fixtures(2), sheet(2, ['Vitória;Dida;2', 'Bahia;Nino;0'])], { into: slug })
  await play(championshipId)
  const [again, second] = await weeks(championshipId)
  expect(again).toMatchObject({ state: 'settled', settlements: 1, points: first })
  expect(second?.points).toMatch(/Dida/)
  expect((await bringFiles(week1, { into: slug })).importId, 'the first week again').toBeNull()
  await bringFiles([sheet(2, ['Vitória;Dida;1', 'Bahia;Nino;1'])], { into: slug })
  await play(championshipId)
  expect((await weeks(championshipId))[1], 'a sheet alone corrects its round').toMatchObject({
    settlements: 2,
    points: expect.stringMatching(/Nino/) as string,
  })
})

/** A Football.TXT of these rounds; those up to `played` have results. */
const football = (rounds: readonly number[], played: number) =>
  named(
    '2024_br1.txt',
    [
      '= Brasil Série A 2024',
      '',
      ...rounds.flatMap((round) => {
        const [home, away] = round === 2 ? ['Vitória', 'Bahia'] : ['Bahia', 'Vitória']
        const score = round <= played ? SCORES[round - 1]?.replace(';', '-') : 'v'
        return [
          `▪ Matchday ${round}`,
          `  Sat May/${4 + 7 * (round - 1)} 2024`,
          `    16.00  ${home}  ${score}  ${away}`,
          '',
        ]
      }),
    ].join('\n'),
  )

test('IM1 results in Football.TXT week by week: a file with one round alone leaves the others as they are', async () => {
  const { championshipId, slug } = await bringFiles([football([1, 2, 3], 0)], { name: 'Texto' })
  const results = async () => {
    const { rows } = await rowOf({ result: text }).sql`
      select r.number || ' ' || coalesce(m.home_score || '-' || m.away_score, m.state::text) || ' ' || r.settlements as result
      from round r join match m on m.round_id = r.id where r.championship_id = ${championshipId} order by r.number`.execute(
      database().db,
    )
    return rows.map(({ result }) => result)
  }
  const seen: string[][] = []
  for (const [week, file] of [
    football([1, 2, 3], 1),
    football([2], 2),
    football([1, 2, 3], 2),
    football([3], 3),
  ].entries()) {
    await bringFiles([file], { into: slug })
    await untilWeek(championshipId, Math.min(week + 1, 3))
    await play(championshipId)
    seen.push(await results())
  }
  expect(seen).toEqual([
    ['1 1-0 1', '2 scheduled 0', '3 scheduled 0'],
    ['1 1-0 1', '2 2-0 1', '3 scheduled 0'],
    ['1 1-0 1', '2 2-0 1', '3 scheduled 0'],
    ['1 1-0 1', '2 2-0 1', '3 3-0 1'],
  ])
})

describe.skipIf(missing !== '')(`FPL${missing}`, () => {
  test('IM1 game weeks one by one leave earlier ones as they are, and every point is right', async () => {
    const gameWeek = async (round: number) => {
      const loaded = await loadPaths([at(`futebol/fpl/2023-24/gws/gw${round}.csv`)])
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
      return loaded.value
    }
    const { championshipId, slug } = await bringFiles(await gameWeek(1), { name: 'Premier' })
    await play(championshipId)
    const before = await pointsOf(championshipId)
    for (const round of [2, 3, 2]) {
      const { plan } = await bringFiles(await gameWeek(round), { into: slug })
      expect(plan.corrected).toEqual([])
      await play(championshipId)
      const { published, reproduced } = await verifyChampionship(database().db, championshipId)
      expect(reproduced).toBe(published)
    }
    const after = await weeks(championshipId)
    expect(after.map(({ state, settlements }) => `${state} ${settlements}`)).toEqual(Array(3).fill('settled 1'))
    expect(after[0]?.points).toBe(before[0])
  })
})
