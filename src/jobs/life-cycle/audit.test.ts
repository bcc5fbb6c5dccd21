import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#db/audit.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

let base: WorldDatabase
beforeAll(async () => {
  base = await worldDatabase()
})
afterAll(() => base.drop())

const findings = async () => (await audit(base.db)).filter(({ wrong }) => wrong > 0).map(({ check }) => check)

// Each is put right again by the second statement, so that the next one starts from a sound world.
test.each([
  [
    'a point from nowhere',
    'manager stats follow',
    sql`update manager_stat set points = points + 1 where manager_id = 3`,
    sql`update manager_stat set points = points - 1 where manager_id = 3`,
  ],
  [
    'a streak',
    'manager stats follow',
    sql`update manager_stat set week_streak = week_streak + 1, best_streak = best_streak + 1 where manager_id = 3`,
    sql`update manager_stat set week_streak = week_streak - 1, best_streak = best_streak - 1 where manager_id = 3`,
  ],
  [
    'a lineup score',
    'lineup entries of the ledger',
    sql`update lineup_score set point_tenths = point_tenths + 1 where round_id = 107 and squad_id = 3`,
    sql`update lineup_score set point_tenths = point_tenths - 1 where round_id = 107 and squad_id = 3`,
  ],
  [
    'a player’s points',
    'lineup scores are the points',
    sql`update player_match set point_tenths = point_tenths + 1 where match_id in (select id from match where round_id = 107)`,
    sql`update player_match set point_tenths = point_tenths - 1 where match_id in (select id from match where round_id = 107)`,
  ],
  [
    'a pick',
    'pick entries of the ledger',
    sql`update pick set points = points + 1 where manager_id = 3 and points is not null`,
    sql`update pick set points = points - 1 where manager_id = 3 and points is not null`,
  ],
  [
    'a league total',
    'league totals',
    sql`update league_member set point_tenths = point_tenths + 1 where league_id = 1 and rank = 1`,
    sql`update league_member set point_tenths = point_tenths - 1 where league_id = 1 and rank = 1`,
  ],
  [
    'a stolen title',
    'a league pays once',
    sql`update league set winner_squad_id = winner_squad_id % 500 + 1 where ended_at is not null`,
    sql`update league g set winner_squad_id = l.squad_id from ledger l where l.league_id = g.id`,
  ],
  [
    'a duel',
    'every lineup of a settled round has its score, and the higher one',
    sql`update duel set a_tenths = a_tenths + 1 where round_id = 107`,
    sql`update duel set a_tenths = a_tenths - 1 where round_id = 107`,
  ],
  [
    'a duel of nobody',
    'belong to rounds, squads',
    sql`insert into duel (round_id, squad_a_id) values (107, 999999)`,
    sql`delete from duel where squad_a_id = 999999`,
  ],
])('LD1 the audit finds %s', async (_what, check, tamper, restore) => {
  await tamper.execute(base.db)
  expect(await findings()).toEqual(expect.arrayContaining([expect.stringContaining(check)]))
  await restore.execute(base.db)
  expect(await findings()).toEqual([])
})
