import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditCheck } from '#db/audit/audit-checks.ts'
import { audit } from '#db/audit/audit.ts'
import { worldDatabase, type WorldDatabase } from '#jobs/testing/world-database.ts'

let base: WorldDatabase
beforeAll(async () => {
  base = await worldDatabase()
})
afterAll(() => base.drop())

const wrongIn = async (wanted?: AuditCheck[]) => {
  const findings = await audit(base.db, { ...(wanted && { wanted }) })
  return findings.filter(({ wrong }) => wrong > 0).map(({ id }) => id)
}

type Change = (by: 1 | -1) => RawBuilder<unknown>

// Each damage is repaired, so that the next one starts from a sound world.
test.each<[what: string, check: AuditCheck, change: Change]>([
  [
    'a point without an entry',
    'stats',
    (by) => sql`update manager_stat set points = points + ${by} where manager_id = 3`,
  ],
  [
    'a streak',
    'stats',
    (by) =>
      sql`update manager_stat set week_streak = week_streak + ${by}, best_streak = best_streak + ${by} where manager_id = 3`,
  ],
  [
    'a lineup score',
    'lineup_entries',
    (by) => sql`update lineup_score set point_tenths = point_tenths + ${by} where round_id = 107 and squad_id = 3`,
  ],
  [
    'a player’s points',
    'lineup_scores',
    (by) =>
      sql`update player_match set point_tenths = point_tenths + ${by} where match_id in (select id from match where round_id = 107)`,
  ],
  [
    'a pick',
    'pick_entries',
    (by) => sql`update pick set points = points + ${by} where manager_id = 3 and points is not null`,
  ],
  [
    'a league total',
    'league_totals',
    (by) => sql`update league_member set point_tenths = point_tenths + ${by} where league_id = 1 and rank = 1`,
  ],
  [
    'a point in a bolão',
    'pool_totals',
    (by) =>
      by > 0
        ? sql`with g as (
            insert into league (championship_id, id, name, format, visibility, prize, starts_at, ends_at, created_at)
            values (1, 9999, 'Bolão', 'bolao', 'public', 0, game_now(), game_now() + interval '1 day', game_now()) returning id),
          p as (
            insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner) select id, 25, 18, 15, 15, 12, 10 from g)
          insert into pool_member (league_id, manager_id, joined_at, points) select id, 3, game_now(), 1 from g`
        : sql`delete from league where id = 9999`,
  ],
  [
    'a point in a division',
    'divisions',
    (by) =>
      sql`update division_member set tenths[1] = tenths[1] + ${by}, point_tenths = point_tenths + ${by} where manager_id = 3`,
  ],
  [
    'points of a round that no group has played yet',
    'divisions',
    (by) => sql`
      update division_member m set tenths[c.rounds] = ${by > 0 ? 5 : null}::integer, point_tenths = point_tenths + 5 * ${by}
      from division_cycle c where c.id = m.cycle_id and cardinality(c.round_ids) < c.rounds`,
  ],
  [
    'a place in a division',
    'divisions',
    (by) => sql`update division_member set place = place + ${by} where manager_id = 3`,
  ],
  [
    'somebody in a group that is over',
    'divisions',
    (by) =>
      by > 0
        ? sql`insert into division_member (cycle_id, group_number, manager_id, championship_id, tier, tenths)
            values (1, 1, 999999, 1, 1, '{null,null,null,null}')`
        : sql`delete from division_member where manager_id = 999999`,
  ],
  [
    'a promotion',
    'division_moves',
    (by) =>
      sql`update division_member set next_tier = next_tier + ${by} where tier = 3 and place = 10 and next_tier is not null`,
  ],
  [
    'a title of another squad',
    'trophies',
    (by) => sql`update league set winner_squad_id = winner_squad_id + ${by} where ended_at is not null`,
  ],
  [
    'a trophy of too many points',
    'trophies',
    (by) => sql`update league set trophy_points = trophy_points + ${by} where ended_at is not null`,
  ],
  ['a duel', 'settled_rounds', (by) => sql`update duel set a_tenths = a_tenths + ${by} where round_id = 107`],
  [
    'an achievement a day too late',
    'achievements',
    (by) => sql`update championship_achievement set at = at + ${by} * interval '1 day' where manager_id = 3`,
  ],
  [
    'an achievement without its cause',
    'achievements',
    (by) =>
      by > 0
        ? sql`insert into championship_achievement (championship_id, manager_id, kind, at)
            select 1, manager_id, 'rodada-de-gala', game_now() from manager_stat where best_lineup_tenths < 1000 order by manager_id limit 1`
        : sql`delete from championship_achievement a using manager_stat s
            where s.manager_id = a.manager_id and a.kind = 'rodada-de-gala' and s.best_lineup_tenths < 1000`,
  ],
  [
    'a duel of a squad that does not exist',
    'owners',
    (by) =>
      by > 0
        ? sql`insert into duel (round_id, squad_a_id) values (107, 999999)`
        : sql`delete from duel where squad_a_id = 999999`,
  ],
  [
    'a reply on another wall',
    'walls',
    (by) =>
      by > 0
        ? sql`with asked as (
            insert into wall_message (league_id, manager_id, text, at) values (1, 3, 'oi', game_now()) returning id)
          insert into wall_message (match_id, manager_id, text, reply_to_id, at)
          select (select min(id) from match), 3, 'olá', id, game_now() from asked`
        : sql`delete from wall_message where manager_id = 3`,
  ],
  [
    'a tap that is missing',
    'desk',
    (by) =>
      by > 0
        ? sql`insert into desk_tap (match_id, seq, id, device_id, at, said)
            select max(id), 1, 'tap-00001', 'phone', game_now(), '{}' from match where state = 'scheduled'`
        : sql`delete from desk_tap`,
  ],
  [
    'a championship with a feed as its source, but no feed',
    'feeds',
    (by) => sql`update championship set source = ${by > 0 ? 'feed' : 'sample'}`,
  ],
  [
    'a notice to a person who does not exist',
    'notices',
    (by) =>
      by > 0
        ? sql`insert into notice (manager_id, championship_id, kind, subject) values (999999, 1, 'duel', 'x')`
        : sql`delete from notice where manager_id = 999999`,
  ],
  [
    'a delivery with a number that its webhook has not reached',
    'webhooks',
    (by) =>
      by > 0
        ? sql`with hook as (
            insert into webhook (manager_id, championship_id, address, kinds, secret)
            values (3, 1, 'https://example.org', '{}', '') returning id),
          event as (insert into webhook_event (championship_id, kind, subject) values (1, 'match.over', 'x') returning id)
          insert into webhook_delivery (webhook_id, number, event_id, next_at) select hook.id, 1, event.id, now() from hook, event`
        : sql`delete from webhook_event`,
  ],
  [
    'a chat of a bot manager',
    'chats',
    (by) =>
      by > 0
        ? sql`insert into chat_person (service, user_key, manager_id, name) values ('telegram', '1', 3, 'Bot')`
        : sql`delete from chat_person`,
  ],
  [
    'a display link of a bot manager',
    'keys',
    (by) =>
      by > 0
        ? sql`insert into display_link (manager_id, kind, championship_id, digest) values (3, 'pontos', 1, 'x')`
        : sql`delete from display_link`,
  ],
])('LD1 the audit finds %s', async (_what, check, change) => {
  await change(1).execute(base.db)
  expect(await wrongIn([check])).toEqual([check])
  await change(-1).execute(base.db)
  expect(await wrongIn([check])).toEqual([])
})

test('LD1 the audit finds nothing once every damage is repaired', async () => {
  expect(await wrongIn()).toEqual([])
})
