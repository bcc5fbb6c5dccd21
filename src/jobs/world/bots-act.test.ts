import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import { firstChampionship } from '#db/championship/championship.ts'
import { bool, int, rowOf } from '#db/connection/row.ts'
import { later, setGameTime } from '#db/testing/game-time.ts'
import { morning, worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'
import { makeBotPicks, makeBotTransfers } from './bots-act.ts'
import { loadWorld } from './sample/load-world.ts'
import type { WorldOfChampionship } from './sample/sample-world.ts'

const BUDGET = 1000
let base: WorldDatabase
let of: WorldOfChampionship
beforeAll(async () => {
  base = await worldDatabase()
  const world = await loadWorld(base.db)
  if (!world) throw new Error('the world is not there')
  of = { championshipId: firstChampionship, world }
  // As after a round was settled: the bots have made no transfers for the next one.
  await sql`update setting set value = jsonb_set(value::jsonb, '{transferredRound}', '108') where key = 'bots'`.execute(
    base.db,
  )
})
afterAll(() => base.drop())

const count = async (what: RawBuilder<{ count: number }>) => (await what.execute(base.db)).rows[0]?.count

test('SQ7 when the market closes while bots write, none of their transfers is kept, and the job does not fail', async () => {
  const versions = rowOf({ count: int }).sql`select sum(version)::integer as count from squad`
  const before = await count(versions)
  // The deadline passes while they write: a commit after it is refused.
  await sql`create function close_market() returns trigger language plpgsql as $$ begin
    update championship_clock set game_anchor = (select max(deadline_at) from round where state = 'open'), real_anchor = now();
    return null; end $$`.execute(base.db)
  await sql`create trigger close_market after update on squad execute function close_market()`.execute(base.db)
  expect(await makeBotTransfers(base.db, of)).toBe('market_closed')
  await sql`drop function close_market() cascade`.execute(base.db)
  expect(await count(versions)).toBe(before)
})

test('bots make their transfers once a round, each into a squad that could have been saved', async () => {
  await sql`create table squad_before as select id, version from squad`.execute(base.db)
  const changed = await makeBotTransfers(base.db, of)
  expect(changed).toBeGreaterThan(100)
  expect(
    await count(
      sql`select count(*)::integer as count from squad s join squad_before b using (id) where s.version = b.version + 1`,
    ),
  ).toBe(changed)
  const { rows } = await rowOf({ players: int, paid: int, captained: bool }).sql`
    select (select count(distinct id)::integer from unnest(s.player_ids) as id) as players,
      (select sum(price)::integer from unnest(s.prices_paid) as price) as paid,
      s.captain_id = any (s.player_ids) as captained
    from squad s join squad_before b using (id) where s.version > b.version`.execute(base.db)
  expect(rows.filter(({ players, captained }) => players !== 11 || !captained)).toEqual([])
  expect(Math.max(...rows.map(({ paid }) => paid))).toBeLessThanOrEqual(BUDGET)
  expect(await makeBotTransfers(base.db, of)).toBe(0)
  expect((await audit(base.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
})

test('bots pick each match once, a day and a half before kick-off, beside the picks that exist', async () => {
  const picks = rowOf({ count: int }).sql`select count(*)::integer as count from pick`
  const from = (await count(picks)) ?? 0
  await setGameTime(base.db, later(morning, { hours: 24 }))
  const made = await makeBotPicks(base.db, of)
  expect(made).toBeGreaterThan(0)
  expect(await count(picks)).toBe(from + made)
  expect(await makeBotPicks(base.db, of)).toBe(0)
})
