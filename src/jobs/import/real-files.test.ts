import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startClock, stopClock } from '#db/clock/clock.ts'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import { tiesOfPool } from '#db/pool/pool-bracket.ts'
import { bracketOf } from '#domain/pool/bracket.ts'
import { loadPaths } from './read/load-paths.ts'
import { readFiles } from './read/read-files.ts'
import { at, missing, serieA, useRealFiles } from '#jobs/testing/real-files.ts'
import { summaryOf } from './store/summary.ts'
import { verifyChampionship } from './verify-championship.ts'
import { atLength } from '#test/gate.ts'

const { database, bring, play } = useRealFiles()

const CUP_BOLAO = 900

/** A bolão in which a person predicts that Argentina wins its group and the cup, and meets England in the final. */
async function askOfCup(championshipId: number) {
  await database().pool.query(`
    insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
      values (${CUP_BOLAO}, ${championshipId}, 'Bolão da Copa', 'bolao', 'public', 0, '2022-11-10', '2022-12-31', '2022-11-10');
    insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner) values (${CUP_BOLAO}, 'futebol', 4, 2, 3, 2, 2, 2);
    insert into manager (id, kind, name, name_key, country, avatar_seed, created_at) values (900, 'guest', 'Palpiteira', 'palpiteira', 'BR', 'p', '2022-11-01');
    insert into pool_member (league_id, manager_id, joined_at) values (${CUP_BOLAO}, 900, '2022-11-10');
    insert into pool_question (id, league_id, kind, group_letter, points, closes_at, created_at)
      select 900 + n, ${CUP_BOLAO}, kind, case kind when 'groupWinner' then 'C' end, points, '2022-11-20', '2022-11-10'
      from unnest('{champion,finalists,semifinalists,groupWinner,mostGoals}'::text[], '{5,4,3,2,1}'::int[]) with ordinality as q (kind, points, n);
    insert into pool_answer select 900 + a.n, 900, array(select id::integer from club where championship_id = ${championshipId} and name = any (a.names)), '2022-11-10'
      from (values (1, array['Argentina']), (2, array['Argentina', 'England']), (4, array['Argentina']), (5, array['England'])) as a (n, names)`)
}

async function answersOfCup(): Promise<Record<string, unknown>> {
  const { rows } = await rowOf({ kind: text, names: text.array }).sql`
    select q.kind, array(select c.name from club c where c.id = any (q.right_choices) order by c.name) as names
    from pool_question q where q.league_id = ${CUP_BOLAO}`.execute(database().db)
  const { rows: sums } = await rowOf({ points: int })
    .sql`select points from pool_member where league_id = ${CUP_BOLAO}`.execute(database().db)
  return { ...Object.fromEntries(rows.map(({ kind, names }) => [kind, names])), ...sums[0] }
}

describe.skipIf(missing !== '')(`real files${missing}`, () => {
  test('IM1 IM5 Série A 2024: 352 of 380 matches count, the clock decides how far the season is played, and the life cycle reproduces every published point of a fielded player', async () => {
    const { championshipId, plan, slug } = await bring(serieA, { name: 'Série A 2024' })
    expect(slug).toBe('serie-a-2024')
    expect(summaryOf(plan)).toMatchObject({ clubs: { made: 20 }, rounds: { made: 38 }, matches: { made: 380 } })
    const { rows } = await rowOf({ uncounted: int }).sql`
      select count(*)::integer as uncounted from match m join season s on s.id = m.season_id
      where s.championship_id = ${championshipId} and m.round_id is null`.execute(database().db)
    expect(rows).toEqual([{ uncounted: 28 }])
    await startClock(database().db, championshipId, { at: new Date('2024-05-10T12:00:00Z') })
    expect(await play(championshipId)).toBe(5)
    const { mismatches, reproduced } = await verifyChampionship(database().db, championshipId)
    expect(mismatches.filter(({ round }) => (round ?? 0) <= 5)).toEqual([])
    expect(reproduced).toBe(1_393)
  })

  atLength(() => {
    test('IM5 rows of players find their matches in reports of the CBF as in openfootball', async () => {
      const loaded = await loadPaths([at('cartola/2024'), at('futebol/brasil/cbf-2024/Serie_A_2024_games.json.gz')])
      const model = await readFiles(loaded.ok ? loaded.value : [])
      expect([model.clubs.length, model.matches.length, model.published.length]).toEqual([20, 380, 11_116])
      expect(model.matches.filter(({ round }) => round === null)).toHaveLength(28)
    })
  })

  atLength(() => {
    test('SC9 Premier League 2023-24: two matches in a round and rounds without one work in the life cycle', async () => {
      // Some clubs rest in the second round and play twice in the seventh.
      const rounds = [1, 2, 3, 4, 5, 6, 7].map((round) => at(`futebol/fpl/2023-24/gws/gw${round}.csv`))
      const { championshipId } = await bring(rounds, { name: 'Premier League' })
      expect(await play(championshipId)).toBe(7)
      const { mismatches, published, ...result } = await verifyChampionship(database().db, championshipId)
      expect(mismatches.slice(0, 5)).toEqual([])
      expect(result).toEqual({
        reproduced: published,
        tableEqual: true,
        damaged: {},
        notBroughtIn: [],
        waiting: [],
        withoutFile: [],
      })
      expect(published).toBeGreaterThan(2_000)
      const { rows } = await rowOf({ number: int, matches: int }).sql`
        select r.number, count(*)::integer as matches from round r join match m on m.round_id = r.id
        where r.championship_id = ${championshipId} group by r.number having count(*) <> 10 order by r.number`.execute(
        database().db,
      )
      expect(rows).toEqual([
        { number: 2, matches: 9 },
        { number: 7, matches: 11 },
      ])
    })
  })

  atLength(() => {
    test('IM8 BL8 World Cup 2022: groups and knock-out, with the winner of the final by penalties; the questions of a bolão are answered on the way', async () => {
      const { championshipId, plan } = await bring([at('futebol/mundial-2022/worldcup.json')], { name: 'Copa 2022' })
      expect(summaryOf(plan)).toMatchObject({
        clubs: { made: 32 },
        matches: { made: 64 },
        ties: { made: 16 },
        rounds: { made: 8 },
      })
      await startClock(database().db, championshipId, { at: new Date('2022-11-10T12:00:00Z') })
      await askOfCup(championshipId)
      await stopClock(database().db, championshipId)
      await play(championshipId)
      expect(await answersOfCup()).toEqual({
        champion: ['Argentina'],
        finalists: ['Argentina', 'France'],
        semifinalists: ['Argentina', 'Croatia', 'France', 'Morocco'],
        groupWinner: ['Argentina'],
        mostGoals: ['France'],
        points: 11,
      })
      const { rows } = await sql`
        select m.home_score, m.away_score, m.detail -> 'penalties' as penalties from championship_tie t join match m on m.id = t.match_id
        where t.championship_id = ${championshipId} and t.key = 'final:1'`.execute(database().db)
      expect(rows).toEqual([{ home_score: 2, away_score: 2, penalties: { home: 4, away: 2 } }])
    })
  })

  atLength(() => {
    test('IM8 BL12 World Cup 2026, moment by moment: places await their clubs, results fill the next tie, and the bracket of a bolão opens when all thirds are known', async () => {
      const moment = (name: string) => [at(`futebol/mundial-2026/${name}.json`)]
      const first = await bring(moment('worldcup_0_2026-05-03'), { name: 'Copa 2026' })
      const { championshipId, slug } = first
      expect(summaryOf(first.plan)).toMatchObject({ matches: { made: 72 }, ties: { made: 32 } })
      const tie = async (key: string) => {
        const { rows } = await rowOf({ home: text.orNull, away: text.orNull, hasMatch: bool }).sql`
          select h.name as home, a.name as away, t.match_id is not null as "hasMatch" from championship_tie t
            left join club h on h.id = t.home_club_id left join club a on a.id = t.away_club_id
          where t.championship_id = ${championshipId} and t.key = ${key}`.execute(database().db)
        return rows[0]
      }
      expect(await tie('round-of-32:1')).toEqual({ home: null, away: null, hasMatch: false })
      await database().pool.query(`
        insert into league (id, championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
          values (${CUP_BOLAO + 1}, ${championshipId}, 'Bolão de 2026', 'bolao', 'public', 0, '2026-06-01', '2026-07-31', '2026-06-01')`)
      const ties = async () =>
        bracketOf((await tiesOfPool(database().db, CUP_BOLAO + 1)).map((one) => one.tie))?.ties.length
      expect(await ties(), 'the best thirds follow a table that we do not have').toBeUndefined()
      for (const name of ['worldcup_1_2026-06-22', 'worldcup_2_2026-06-28T0401Z'])
        await bring(moment(name), { into: slug })
      await play(championshipId)
      // Winners and runners-up are in the file of that moment; best thirds come with the next.
      expect(await tie('round-of-32:1')).toEqual({ home: 'South Africa', away: 'Canada', hasMatch: true })
      await bring(moment('worldcup_4_2026-07-06'), { into: slug })
      await play(championshipId)
      expect(await ties(), 'all but the match for the third place').toBe(31)
      const quarter = await tie('quarter-final:1')
      const said = JSON.parse(readFileSync(at('futebol/mundial-2026/worldcup.json'), 'utf8')) as {
        matches: { num?: number; team1: string; team2: string }[]
      }
      const final = said.matches.find(({ num }) => num === 97)
      expect(quarter).toEqual({ home: final?.team1, away: final?.team2, hasMatch: true })
      await bring(moment('worldcup'), { into: slug })
      await play(championshipId)
      const { rows } = await sql`
        select count(*)::integer as matches, count(*) filter (where m.state = 'final')::integer as over
        from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId}`.execute(
        database().db,
      )
      expect(rows).toEqual([{ matches: 104, over: 104 }])
    })
  })
})
