import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { startClock } from '#db/clock/clock.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { seasonsNumbered } from '#db/season-finale/season-finale.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { named } from '#jobs/testing/template-files.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { useRealFiles } from '#jobs/testing/real-files.ts'
import { undoNewest } from '#jobs/testing/undo-newest.ts'
import { undoImport } from './undo-import.ts'
import { verifyChampionship } from './verify-championship.ts'

const { database, bringFiles, play } = useRealFiles()

const FILE = [
  '= Série A 2024',
  '',
  '» Matchday 1',
  '  Sat Apr/13 2024',
  '    18.30  Fluminense FC  v EC Bahia  1-0 (0-0)',
  '    21.00  Santos FC  v Grêmio  [postponed]',
  '» Matchday 2',
  '  Sat Apr/20',
  '    16.00  EC Bahia  v Santos FC  3-0 [awarded]',
  '    16.00  Grêmio  v Fluminense FC  2-2 (1-0)',
  '',
].join('\n')

test('MT1 MT4 a season with a postponed and an awarded match is played through, and both are what the file says', async () => {
  const { db } = database()
  const { championshipId, slug } = await bringFiles([named('br1.txt', FILE)], { name: 'Série A' })
  await play(championshipId)
  const matches = await db
    .selectFrom('match')
    .innerJoin('season', 'season.id', 'match.season_id')
    .innerJoin('club', 'club.id', 'match.home_club_id')
    .select(['club.name', 'match.state', 'match.is_awarded', 'match.round_id', 'match.home_score'])
    .where('season.championship_id', '=', championshipId)
    .orderBy('club.name')
    .execute()
  expect(matches).toMatchObject([
    { name: 'EC Bahia', state: 'final', is_awarded: true, round_id: null, home_score: 3 },
    { name: 'Fluminense FC', state: 'final', is_awarded: false, home_score: 1 },
    { name: 'Grêmio', state: 'final', is_awarded: false, home_score: 2 },
    { name: 'Santos FC', state: 'scheduled', round_id: null, home_score: null },
  ])
  expect((await bringFiles([named('br1.txt', FILE)], { into: slug })).importId).toBeNull()
})

/** Two rounds, of which the second has lines that change from week to week. */
const fixtures = (first: string, second: readonly string[]) =>
  named(
    'jogos.txt',
    [
      '= Série A 2024',
      '» Matchday 1',
      '  Sat May/4 2024',
      '    16.00  Aurora v Cascata 1-1',
      `    18.00  Guarita v Jacarandá ${first}`,
      '» Matchday 2',
      '  Sat May/11 2024',
      '    16.00  Cascata v Aurora 2-0',
      ...second,
      '» Matchday 3',
      '  Sat May/18 2024',
      '    16.00  Aurora v Guarita',
      '',
    ].join('\n'),
  )

const HEADER = ['atleta_id', 'apelido', 'clube.id.full.name', 'posicao_id', 'preco_num', 'rodada_id', 'pontos_num']
/** Only the players of Aurora and Cascata, with one save for each round so far. */
const roundFile = (round: number) =>
  named(
    `rodada-${round}.csv`,
    [
      [...HEADER, 'jogos_num', 'entrou_em_campo'].map((name) => `atletas.${name}`).join() + ',DS',
      ...['Aurora', 'Cascata'].map(
        (club, place) => `${place + 1},De ${club},${club},4,9,${round},1.2,${round},True,${round}`,
      ),
      '',
    ].join('\n'),
  )

const statusRow = rowOf({
  state: text,
  round: int.orNull,
  left: int.orNull,
  hasDate: bool,
  day: text,
  score: text.orNull,
  isAwarded: bool,
  decisions: text.orNull,
})

/** The match of Jacarandá in round 2. */
async function secondMatch(championshipId: ChampionshipId) {
  const { rows } = await statusRow.sql`
    select m.state, r.number as round, l.number as left, m.has_date as "hasDate", to_char(m.starts_at, 'MM-DD') as day,
      coalesce(m.official_home, m.home_score) || '-' || coalesce(m.official_away, m.away_score) as score,
      m.is_awarded as "isAwarded",
      (select string_agg(d.kind, ' ' order by d.id) from match_decision d where d.match_id = m.id) as decisions
    from match m join season s on s.id = m.season_id join club h on h.id = m.home_club_id
      left join round r on r.id = m.round_id left join round l on l.id = m.left_round_id
    where s.championship_id = ${championshipId} and h.name = 'Jacarandá'`.execute(database().db)
  return rows[0]
}

describe.each([
  ['fixtures alone', false],
  ['a file of every round', true],
])('week by week, with %s', (name, hasFiles) => {
  const ofRounds = (...rounds: number[]) => (hasFiles ? rounds.map(roundFile) : [])
  const at = (championshipId: ChampionshipId, day: string) =>
    startClock(database().db, championshipId, { at: new Date(`2024-${day}T12:00:00Z`) })
  const send = async (to: { championshipId: ChampionshipId; slug: string }, second: string[], first = '0-0') => {
    const { plan } = await bringFiles([fixtures(first, second), ...ofRounds(2)], { into: to.slug })
    await play(to.championshipId)
    return plan
  }
  const DUE = ['    18.00  Jacarandá v Guarita']
  const POSTPONED = ['    18.00  Jacarandá v Guarita [postponed]']
  const begin = async (title: string, second: string[], day: string) => {
    const made = await bringFiles([fixtures('0-0', second), ...ofRounds(1)], { name: `${title} ${name}` })
    await at(made.championshipId, day)
    await play(made.championshipId)
    return made
  }
  const isGood = async (championshipId: ChampionshipId) => {
    const { tableEqual, mismatches } = await verifyChampionship(database().db, championshipId)
    const [findings] = await audit(database().db, { wanted: ['match_decisions'] })
    expect([tableEqual, mismatches, findings?.example]).toEqual([true, [], null])
  }

  test('MT1 IM1 a match that a file postpones has no date, before and after its round closes, until a file gives one', async () => {
    const [open, closed] = [
      ['05-07', '05-18', null, null],
      ['05-12', '05-19', 2, 'postponed'],
    ] as const
    for (const [now, day, left, decisions] of hasFiles ? [closed] : [open, closed]) {
      const made = await begin(`Adiado ${now}`, DUE, now)
      if (left !== null && !hasFiles) {
        const { problems } = await send(made, ['  Wed May/22', ...DUE])
        expect(problems).toContainEqual(expect.objectContaining({ code: 'date_not_taken', values: { round: 2 } }))
      }
      await send(made, POSTPONED)
      await at(made.championshipId, '05-12')
      await play(made.championshipId)
      const undated = { state: 'scheduled', round: null, left, hasDate: false, day, decisions }
      expect(await secondMatch(made.championshipId)).toMatchObject(undated)
      await send(made, POSTPONED)
      expect(await secondMatch(made.championshipId), 'said again').toMatchObject(undated)
      await send(made, DUE)
      expect(await secondMatch(made.championshipId), 'an old date is no news').toMatchObject(undated)
      await send(made, ['  Wed May/22', ...DUE])
      const dated = { round: null, left, hasDate: true, day: '05-22' }
      expect(await secondMatch(made.championshipId)).toMatchObject({ ...dated, state: 'scheduled' })
      await send(made, ['  Wed May/22', ...POSTPONED])
      expect(await secondMatch(made.championshipId), 'postponed again').toMatchObject({ round: null, hasDate: false })
      await at(made.championshipId, '05-23')
      await send(made, ['  Wed May/22', '    18.00  Jacarandá v Guarita 2-1'])
      expect(await secondMatch(made.championshipId)).toMatchObject({ ...dated, state: 'final', score: '2-1' })
      await isGood(made.championshipId)
    }
  })

  test('MT4 IM5 a match that a file awards counts in the table, also after it was postponed, or new in a closed round', async () => {
    const AWARDED = ['    18.00  Jacarandá v Guarita 3-0 [awarded]']
    for (const [title, before] of [
      ['W.O.', DUE],
      ['Adiado e W.O.', POSTPONED],
      ['W.O. novo', []],
    ] as const) {
      const made = await begin(title, [...before], '05-12')
      await send(made, [...before])
      await send(made, AWARDED)
      expect(await secondMatch(made.championshipId), title).toMatchObject({
        state: 'final',
        round: null,
        isAwarded: true,
        score: '3-0',
      })
      await isGood(made.championshipId)
    }
  })
})

test('ST8 a season does not wait for ever for a match that a file cancels', async () => {
  const { championshipId, slug } = await bringFiles([fixtures('0-0', [])], { name: 'Cancelado' })
  await startClock(database().db, championshipId, { at: new Date('2024-05-07T12:00:00Z') })
  const { name, bytes } = fixtures('0-0', ['    18.00  Jacarandá v Guarita [cancelled]'])
  const whole = Buffer.from(Buffer.from(bytes).toString().replace('Aurora v Guarita', 'Aurora v Guarita 1-0'))
  await bringFiles([{ name, bytes: whole }], { into: slug })
  const isOver: (boolean | undefined)[] = []
  for (const day of ['05-13', '05-26']) {
    await startClock(database().db, championshipId, { at: new Date(`2024-${day}T12:00:00Z`) })
    await play(championshipId)
    isOver.push((await seasonsNumbered(database().db, championshipId))[0]?.isOver)
  }
  expect(isOver).toEqual([false, true])
})

test('MT5 IM7 a played match that a file awards later counts so in the table, and an undo takes that back', async () => {
  const { db } = database()
  const { championshipId, slug } = await bringFiles([fixtures('0-0', ['    18.00  Jacarandá v Guarita 2-1'])], {
    name: 'Tribunal',
  })
  await startClock(db, championshipId, { at: new Date('2024-05-13T12:00:00Z') })
  await play(championshipId)
  const awarded = fixtures('0-0', ['    18.00  Jacarandá v Guarita 0-3 [awarded]'])
  const { plan, importId } = await bringFiles([awarded], { into: slug })
  expect(plan.corrected, 'no player and no pick changes').toEqual([])
  await play(championshipId)
  const ofTable = { state: 'final', round: 2, isAwarded: false, score: '0-3', decisions: 'awarded' }
  expect(await secondMatch(championshipId)).toMatchObject(ofTable)
  expect((await verifyChampionship(db, championshipId)).tableEqual).toBe(true)
  expect((await bringFiles([awarded], { into: slug })).importId).toBeNull()
  expect(await undoImport(db, { championshipId, importId: importId ?? 0 })).toMatchObject({ ok: true })
  expect(await secondMatch(championshipId)).toMatchObject({ ...ofTable, score: '2-1', decisions: 'awarded awarded' })
})

let people = 0
/** A season on whose second match somebody picked 1-1, and which the next files change. */
async function begun(name: string, second: string, day = '13') {
  const { db } = database()
  const { championshipId, slug } = await bringFiles([fixtures('0-0', [second])], { name })
  const at = (of: string) => startClock(db, championshipId, { at: new Date(`2024-05-${of}T12:00:00Z`) })
  const id = 7_000 + ++people
  await sql`insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
    values (${id}, 'guest', ${`Palpite ${id}`}, ${`palpite ${id}`}, 'BR', 'p', '2024-01-01')`.execute(db)
  await at('01')
  await sql`insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    select m.id, ${id}, 'D', 1, 1, '2024-05-01' from match m join season s on s.id = m.season_id
      join club h on h.id = m.home_club_id
    where s.championship_id = ${championshipId} and h.name = 'Jacarandá'`.execute(db)
  const pointsRow = rowOf({ points: int })
  const points = async () =>
    (
      await pointsRow.sql`select coalesce(sum(points), 0)::integer as points from credit where manager_id = ${id}`.execute(
        db,
      )
    ).rows[0]?.points
  await at(day)
  await play(championshipId)
  const send = async (line: string) => {
    const { importId, plan } = await bringFiles([fixtures('0-0', line.split('|'))], { into: slug })
    await play(championshipId)
    return { importId, plan }
  }
  const match = () => secondMatch(championshipId)
  const isTrue = async () => {
    const [wrong] = (await audit(db, { wanted: ['match_decisions', 'settled_picks'] })).filter(
      ({ wrong: count }) => count > 0,
    )
    return [(await verifyChampionship(db, championshipId)).tableEqual, wrong?.example]
  }
  return { db, championshipId, at, points, send, match, isTrue, undo: () => undoNewest(db, championshipId) }
}

const SECOND = '    18.00  Jacarandá v Guarita'
const TRUE = [true, undefined]

test('MT4 IM7 an undo takes back the award that a file made, and only that: a later one by a person stays', async () => {
  for (const isOutOfDate of [false, true]) {
    const { db, championshipId, send, match, isTrue, undo } = await begun(`Desfeito ${isOutOfDate}`, SECOND)
    const before = await match()
    await send(`${SECOND} 3-0 [awarded]`)
    const { id } = await db
      .selectFrom('match_report')
      .innerJoin('match', 'match.id', 'match_report.match_id')
      .select('match.id')
      .where('is_awarded', '=', true)
      .orderBy('match.id', 'desc')
      .executeTakeFirstOrThrow()
    const decision = { kind: 'awarded', score: { home: 0, away: 3 } } as const
    if (isOutOfDate) await decideMatch(db, { matchId: id, decision, reason: 'Tribunal', by: 'Ana' })
    expect(await undo()).toMatchObject({ ok: true, value: { results: 1 } })
    await play(championshipId)
    expect(await match()).toMatchObject(
      isOutOfDate ? { isAwarded: true, score: '0-3', decisions: 'awarded awarded' } : { ...before },
    )
    const { plan } = await send(`${SECOND} 1-1`)
    const stays = plan.problems.filter(({ code }) => code === 'award_stays').length
    expect([stays, (await match())?.score]).toEqual(isOutOfDate ? [1, '0-3'] : [0, '1-1'])
    expect(await isTrue()).toEqual(TRUE)
  }
})

test('MT1 IM7 an undo takes back the postponement that a file made, and the date of the next file', async () => {
  for (const day of ['07', '13']) {
    const { send, match, isTrue, undo, at, points } = await begun(`Volta ${day}`, SECOND, day)
    const before = await match()
    await send(`${SECOND} [postponed]`)
    await at('13')
    await send(`${SECOND} [postponed]`)
    const postponed = await match()
    expect(postponed).toMatchObject({ round: null, hasDate: false })
    await at('23')
    await send(`  Wed May/22|${SECOND} 1-1`)
    expect(await match()).toMatchObject({ state: 'final', round: null, day: '05-22' })
    expect(await points()).toBe(25)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await match()).toEqual(postponed)
    expect(await points()).toBe(0)
    await send(`  Wed May/22|${SECOND} 1-1`)
    expect(await points(), 'outside a round').toBe(25)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await undo()).toMatchObject({ ok: true })
    expect(await match(), day).toEqual(before)
    await send(`${SECOND} 1-1`)
    expect(await match()).toMatchObject({ state: 'final', round: 2, score: '1-1' })
    expect(await points(), 'in its round').toBe(25)
    expect(await isTrue()).toEqual(TRUE)
  }
})

test('MT4 MT5 the newest file decides: its result replaces the award of an earlier file, and an undo restores it', async () => {
  for (const [name, first, kept] of [
    ['W.O. trocado', SECOND, { round: null, isAwarded: true, score: '3-0' }],
    ['Tribunal trocado', `${SECOND} 1-1`, { round: 2, isAwarded: false, score: '3-0' }],
  ] as const) {
    const { send, match, isTrue, undo, championshipId, points } = await begun(name, first)
    const ofAward = await points()
    await send(`${SECOND} 3-0 [awarded]`)
    expect(await match(), name).toMatchObject(kept)
    await send(`${SECOND} 1-1`)
    expect(await match(), name).toMatchObject({ state: 'final', round: 2, isAwarded: false, score: '1-1' })
    expect(await isTrue()).toEqual(TRUE)
    expect((await send(`${SECOND} 1-1`)).importId).toBeNull()
    expect(await points()).toBe(25)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await match(), name).toMatchObject(kept)
    await play(championshipId)
    expect([await match(), await points()], name).toMatchObject([kept, ofAward])
    expect(await isTrue()).toEqual(TRUE)
  }
})

test('JN3 verification finds an award that no present file gives', async () => {
  const { db, send, isTrue } = await begun('Sem arquivo', SECOND)
  await send(`${SECOND} 3-0 [awarded]`)
  expect(await isTrue()).toEqual(TRUE)
  await sql`delete from match_report p using match m where m.id = p.match_id and m.is_awarded`.execute(db)
  expect(await isTrue()).toEqual([false, undefined])
})
