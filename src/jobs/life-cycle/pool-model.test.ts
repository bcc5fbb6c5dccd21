import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { arbitraryGame, buildGame, standAt, tableDue, type Game, type Result } from '#jobs/testing/pool-model.ts'
import { correctMatch } from './correct-match.ts'
import { settlePicks } from './settle-picks.ts'
import { timesTried } from '#test/gate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** A case takes some two dozen settlements, so a failing case is reported as it was drawn, without shrinking. */
const RUNS = timesTried(24)

async function tellResult(db: Kysely<Tables>, matchId: number, { score, extraTime, penalties }: Result): Promise<void> {
  const detail = JSON.stringify({ ...(extraTime && { extraTime }), ...(penalties && { penalties }) })
  await sql`
    update match set state = 'final', home_score = ${score.home}, away_score = ${score.away}, detail = ${detail}::jsonb,
      ended_at = starts_at + interval '2 hours' where id = ${matchId}`.execute(db)
  await settlePicks(db, matchId)
}

const row = rowOf({ leagueId: int, managerId: int, points: int, exact: int })
type Row = RowOf<typeof row>

async function tables(db: Kysely<Tables>, { base }: Game): Promise<(Row & { rank: number | null })[]> {
  const { rows } = await rowOf({ ...row.columns, rank: int.orNull }).sql`
    select league_id as "leagueId", manager_id as "managerId", points, exact, rank from pool_member
    where league_id between ${base} and ${base + 99} order by league_id, manager_id`.execute(db)
  return rows
}

/** Members with equal points and equally many exact scores share a rank. A bolão without any rank is not compared. */
function expectPlaces(rows: readonly (Row & { rank: number | null })[]): void {
  for (const row of rows) {
    const others = rows.filter(({ leagueId }) => leagueId === row.leagueId)
    if (others.every(({ rank }) => rank === null)) continue
    const ahead = others.filter(
      ({ points, exact }) => points > row.points || (points === row.points && exact > row.exact),
    )
    expect(row.rank).toBe(1 + ahead.length)
  }
}

async function expectModel(db: Kysely<Tables>, game: Game, results: ReadonlyMap<number, Result>): Promise<void> {
  const rows = await tables(db, game)
  expect(rows.map(({ rank: _rank, ...row }) => row)).toEqual(tableDue(game, results))
  expectPlaces(rows)
}

test('BL4 BL10 BL11 BL12 BL14 BL17 after any picks, results and corrections, a table is what the rules make of its picks; settling again changes nothing', async () => {
  const { db } = database
  let base = 1000
  await fc.assert(
    fc.asyncProperty(arbitraryGame, async (drawn) => {
      const game: Game = { ...drawn, base: (base += 100) }
      await buildGame(db, game)
      await standAt(db, game, new Date(Date.UTC(2026, 6, 1)))
      const results = new Map<number, Result>()
      for (const [at, result] of game.results.entries()) {
        const matchId = game.base + at
        await tellResult(db, matchId, result)
        results.set(at, result)
        await expectModel(db, game, results)
      }
      for (const { at, score } of game.corrections) {
        const before = results.get(at)
        if (!before) continue
        await correctMatch(db, {
          matchId: game.base + at,
          change: { kind: 'score', score },
          reason: 'teste',
          by: 'ana',
        })
        results.set(at, { ...before, score })
        await expectModel(db, game, results)
      }
      const settled = await tables(db, game)
      for (const at of results.keys()) await settlePicks(db, game.base + at)
      expect(await tables(db, game)).toEqual(settled)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  const findings = await audit(db, { wanted: ['pool_totals', 'pool_extras', 'pick_entries', 'settled_picks'] })
  expect(findings.filter(({ wrong }) => wrong > 0)).toEqual([])
}, 240_000)
