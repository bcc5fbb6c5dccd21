import { sql, type Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { int, rowOf, rowOfEach } from '#db/connection/row.ts'
import { comparedWith, rankingStatsAt, type ComparedWith } from '#db/ranking/ranking-before.ts'
import type { StatColumns } from '#db/ranking/ranking.ts'
import type { Tables } from '#db/schema/schema.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

let database: WorldDatabase
beforeAll(async () => {
  database = await worldDatabase()
})
afterAll(() => database.drop())

const rowsOf = ({ managerIds, ...columns }: StatColumns) =>
  Array.from(managerIds, (managerId, place): Record<string, number | undefined> => ({
    managerId,
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[place]])),
  }))

class RolledBack extends Error {}

const FIGURES = [
  ...(['managerId', 'points', 'wins', 'settledPicks', 'rightPicks', 'streak'] as const),
  ...(['monthPoints', 'monthWins', 'monthSettledPicks', 'monthRightPicks', 'monthStreak'] as const),
  ...(['seasonPoints', 'seasonWins', 'seasonSettledPicks', 'seasonRightPicks', 'seasonStreak'] as const),
] as const

/** The true ranking at that time: deletes everything that came later, and derives all figures from the rest. */
async function derivedAt(db: Kysely<Tables>, since: Date) {
  let derived: Record<(typeof FIGURES)[number], number>[] = []
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`alter table ledger disable trigger user`.execute(trx)
      await sql`delete from ledger where at > ${since}`.execute(trx)
      await sql`alter table lineup_score disable trigger user`.execute(trx)
      await sql`update lineup_score set paid = null where round_id in (select id from round where settled_at > ${since})`.execute(
        trx,
      )
      await sql`delete from pick where match_id in (select id from match where ended_at > ${since})`.execute(trx)
      await sql`
        update duel set a_tenths = null, b_tenths = null, winner_squad_id = null
        where round_id in (select id from round where settled_at > ${since})`.execute(trx)
      const { rows } = await rowOfEach(FIGURES, int).sql`
        select s.manager_id as "managerId", s.points, s.wins, s.settled_picks as "settledPicks", s.right_picks as "rightPicks", streak,
          month_points as "monthPoints", month_wins as "monthWins", month_settled_picks as "monthSettledPicks",
          month_right_picks as "monthRightPicks", month_streak as "monthStreak", coalesce(d.points, 0) as "seasonPoints",
          coalesce(d.wins, 0) as "seasonWins", coalesce(d.settled_picks, 0) as "seasonSettledPicks",
          coalesce(d.right_picks, 0) as "seasonRightPicks", least(streak, coalesce(d.settled_picks, 0)) as "seasonStreak"
        from stats_due(${firstChampionship}, month_of(game_now()), week_of(game_now())) s
        left join season_due(${firstChampionship}, ranked_season(${firstChampionship})) d using (manager_id) order by manager_id`.execute(
        trx,
      )
      derived = rows
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return derived
}

const statsAt = (compared: ComparedWith) =>
  database.db.transaction().execute((trx) => rankingStatsAt(trx, firstChampionship, compared))

test('RK3 RK5 the figures before the last round equal those of the rows of that time', async () => {
  const { db } = database
  for (const isInPlay of [false, true]) {
    const compared = (await comparedWith(db, { championshipId: firstChampionship, isInPlay }))!
    const derived = await derivedAt(db, compared.since)
    const stats = rowsOf(await statsAt(compared))
    const known = new Set(stats.map(({ managerId }) => managerId))
    const truth = derived.filter(({ managerId }) => known.has(managerId))
    const newcomers = derived.filter(({ managerId }) => !known.has(managerId))
    expect(newcomers.length).toBeGreaterThan(0)
    expect(newcomers.filter(({ points }) => points !== 0)).toEqual([])
    const shown = stats.map((stat) => {
      const {
        hasPlayed: _played,
        inMonth,
        inWeek: _week,
        inSeason: _season,
        weekPoints: _p,
        weekWins: _w,
        ...rest
      } = stat
      const { weekSettledPicks: _s, weekRightPicks: _r, weekStreak: _t, ...global } = rest
      // Counts of a month that is not the current one do not matter.
      if (inMonth) return global
      return { ...global, monthPoints: 0, monthWins: 0, monthSettledPicks: 0, monthRightPicks: 0, monthStreak: 0 }
    })
    expect(shown).toEqual(truth)
  }
})

test('RK3 the last round moved somebody', async () => {
  const compared = (await comparedWith(database.db, { championshipId: firstChampionship, isInPlay: false }))!
  const before = await statsAt(compared)
  const { rows } = await rowOf({ id: int, points: int }).sql`
    select manager_id as id, points from manager_stat order by manager_id`.execute(database.db)
  expect(before.points.some((points, index) => points !== rows[index]?.points)).toBe(true)
})
