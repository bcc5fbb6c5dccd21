import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { startClock } from '#db/clock/clock.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { addSecondChampionship, SECOND, secondChampionship } from '#db/testing/second-championship.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { lastWhistle, planOf, playToTheEnd } from '#jobs/testing/play-round.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { lockRound } from './lock-round.ts'
import { settlePicks } from './settle-picks.ts'
import { settleRound } from './settle-round.ts'

const LIVE = 108
const OPEN = 109

let database: WorldDatabase
const roundSettled = vi.fn(async () => undefined)
beforeAll(async () => {
  database = await worldDatabase()
  await addSecondChampionship(database.pool)
})
afterAll(() => database.drop())

const ownTables = ['manager_stat', 'ledger', 'player', 'round', 'squad', 'league']
const tablesById = {
  match: 'id',
  pick: 'match_id',
  lineup: 'round_id',
  lineup_score: 'round_id',
  duel: 'round_id',
  price_history: 'round_id',
  rank_history: 'round_id',
}

/** A hash of everything that belongs to a championship, and the versions of its public data. */
async function stateOf(championshipId: ChampionshipId): Promise<string[]> {
  const isFirst = championshipId === firstChampionship
  const hashed = [
    ...ownTables.map((table) => `${table} t where championship_id = ${championshipId}`),
    ...['league_member', 'league_tie'].map(
      (table) => `${table} t where league_id in (select id from league where championship_id = ${championshipId})`,
    ),
    ...Object.entries(tablesById).map(([table, id]) => `${table} t where ${id} ${isFirst ? '<' : '>='} ${SECOND}`),
    `championship_achievement t where championship_id = ${championshipId}`,
    `data_version t where name like '%:${championshipId}'`,
  ]
  return Promise.all(
    hashed.map(async (rows) => {
      const { rows: found } = await rowOf({ hash: text }).sql`
        select md5(string_agg(t::text, ',' order by t::text)) as hash from ${sql.raw(rows)}`.execute(database.db)
      return `${rows.split(' ')[0]} ${found[0]?.hash}`
    }),
  )
}

const settle = (roundId: number) => settleRound(database.db, roundId, { ...database.provider, roundSettled })
const heldBySecond = async () => {
  const { rows } = await rowOf({ n: int }).sql`
    select count(*)::integer as n from championship_achievement where championship_id = ${secondChampionship}`.execute(
    database.db,
  )
  return rows[0]!.n
}
const wrong = async () => (await audit(database.db)).filter((finding) => finding.wrong > 0)

test('AC10 matches, settlements and locks of one championship change nothing in another, and do not reach its source', async () => {
  const { db } = database
  const untouched = await stateOf(firstChampionship)
  const plan = await planOf(db, LIVE + SECOND)
  await startClock(db, secondChampionship, { at: lastWhistle(plan) })
  for (const { id } of plan.matches) {
    await sql`
      update match set state = 'final', home_score = 2, away_score = 1, ended_at = starts_at + interval '2 hours'
      where id = ${id} and state <> 'final'`.execute(db)
    await settlePicks(db, id)
  }
  const before = await heldBySecond()
  expect(await settle(LIVE + SECOND)).toBe('settled')
  expect(await heldBySecond()).toBeGreaterThan(before)
  expect(roundSettled).not.toHaveBeenCalled()
  const next = await planOf(db, OPEN + SECOND)
  expect(await lockRound(db, next.id)).toBe('early')
  await startClock(db, secondChampionship, { at: next.deadline })
  expect(await lockRound(db, next.id)).toBe('locked')
  expect(await stateOf(firstChampionship)).toEqual(untouched)
})

test('a settled round is reported to the source of its own championship', async () => {
  const { db, provider } = database
  const untouched = await stateOf(secondChampionship)
  await playToTheEnd(db, provider, await planOf(db, LIVE))
  expect(await settle(LIVE)).toBe('settled')
  expect(roundSettled).toHaveBeenCalledOnce()
  expect(await stateOf(secondChampionship)).toEqual(untouched)
  expect(await wrong()).toEqual([])
})
