import { CAPTAIN_FACTOR, PRIZE_PER_OPPONENT } from '#domain/rule-numbers.ts'
import { figureOf } from '#db/championship/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { ACHIEVEMENT_MARKS } from '#db/achievement/achievement.ts'
import { CHATS } from '#db/chat/chat-audit.ts'
import { DESK } from '#db/desk/desk-audit.ts'
import { DIVISION_MOVES, DIVISION_TABLES } from '#db/division/division-audit.ts'
import { FEEDS } from '#db/feed/feed-audit.ts'
import { NOTICES } from '#db/notice/notice-audit.ts'
import { PICK_GRADES, POOL_EXTRAS, POOL_TOTALS, POOL_TROPHIES } from '#db/pool/pool-audit.ts'
import { SEASON_STATS } from './season-stats.ts'
import { derived, stored } from './stat-columns.ts'
import { KEYS } from '#db/token/key-audit.ts'
import { WALLS } from '#db/wall/wall-audit.ts'
import { WEBHOOKS } from '#db/webhook/webhook-audit.ts'

export const AUDIT_CHECKS = [
  'stats',
  'season_stats',
  'stats_missing',
  'lineup_entries',
  'pick_entries',
  'prizes',
  'trophies',
  'lineup_scores',
  'league_totals',
  'pool_totals',
  'pool_extras',
  'divisions',
  'division_moves',
  'squads',
  'owners',
  'settled_rounds',
  'settled_picks',
  'match_decisions',
  'achievements',
  'walls',
  'desk',
  'feeds',
  'notices',
  'webhooks',
  'chats',
  'keys',
] as const
export type AuditCheck = (typeof AUDIT_CHECKS)[number]

/** SQL for the index of the player with this id in the arrays of a round. */
const placeOf = (id: string) => `p.place[${id} - p.base]`
const placesOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
/** Combines the starters' values in an array of a round. A place that the modality does not have counts 0. */
const elevenOf = (array: string, operator: string) =>
  placesOf(MOST_PLAYERS)
    .map((place) => `coalesce(p.${array}[${placeOf(`player_ids[${place}]`)}], 0)`)
    .join(operator)
const positionList = `array['${POSITIONS.join("', '")}']`
/** BN5: the points of reserves who came in. For lineups without a bench, `benchTenths` skips this sum. */
const benchSum = placesOf(MOST_LINES)
  .map((place) => placeOf(`bench_ids[${place}]`))
  .map((id) => `case when p.played[${id}] and g.gaps & p.seat[${id}] > 0 then p.tenths[${id}] else 0 end`)
  .join(' + ')
const benchTenths = `case when bench_ids = '{}' then 0
  else (select ${benchSum} from (select ${elevenOf('missed', ' | ')} as gaps) g) end`

export interface Check {
  id: AuditCheck
  check: string
  query: string
  /** Turns nested loops off: the planner expects too few rows and would choose them. */
  withoutLoops?: boolean
}

export const checks: readonly Check[] = [
  {
    id: 'stats',
    check: 'manager stats follow from ledger, picks, duels, lineups and leagues',
    query: `select format('championship %s manager %s', s.championship_id, s.manager_id) as example
      from championship c
      cross join lateral (select month_of(c.id, game_now(c.id)) as month, week_of(c.id, game_now(c.id)) as week offset 0) t
      cross join lateral stats_due(c.id, t.month, t.week) d
      join manager_stat s on s.championship_id = c.id and s.manager_id = d.manager_id
      where (${stored}) is distinct from (${derived})`,
  },
  { id: 'season_stats', check: 'manager stats of the season follow from its rounds and matches', query: SEASON_STATS },
  {
    id: 'stats_missing',
    check: 'every manager with ledger entries has stats',
    query: `select format('championship %s manager %s', championship_id, manager_id) as example
      from (select distinct championship_id, manager_id from credit) l
      where not exists (
        select from manager_stat s where s.championship_id = l.championship_id and s.manager_id = l.manager_id)`,
  },
  {
    id: 'lineup_entries',
    check: 'lineup entries of the ledger equal the scores of the lineups that count',
    query: `with entries as (
        select round_id, manager_id, sum(points) as points from credit where round_id is not null group by round_id, manager_id),
      scores as (
        select l.round_id, l.manager_id, c.point_tenths as points from lineup l join lineup_score c using (round_id, squad_id) where l.counts)
      select format('round %s manager %s', round_id, manager_id) as example
      from entries e full join scores s using (round_id, manager_id)
      where coalesce(e.points, 0) <> coalesce(s.points, 0)`,
  },
  {
    id: 'pick_entries',
    check: 'pick entries of the ledger equal the points of the picks',
    query: `with entries as (
        select match_id, manager_id, sum(points) as points from ledger where match_id is not null group by match_id, manager_id)
      select format('match %s manager %s', match_id, manager_id) as example
      from entries e full join (select match_id, manager_id, points from pick where points > 0) p using (match_id, manager_id)
      where coalesce(e.points, 0) <> coalesce(p.points, 0)`,
  },
  {
    id: 'prizes',
    check: 'no prize stands in the ledger of points, but that of a league that ended before there were trophies',
    query: `select 'league ' || g.id as example from league g
      left join (select league_id, count(distinct manager_id) as managers, min(manager_id) as manager_id, sum(points) as points from ledger
        where league_id is not null group by league_id) e on e.league_id = g.id
      left join squad s on s.id = g.winner_squad_id
      where case when g.winner_squad_id is not null and g.trophy_points is null
        then e.managers > 1 or s.manager_id is distinct from coalesce(e.manager_id, s.manager_id) else e.points <> 0 end`,
  },
  {
    id: 'trophies',
    check: 'a trophy is the winner’s, for no more opponents than competed',
    // Trophies from before LG5 followed another rule. A guest and an account that were merged are not opponents.
    query: `select 'league ' || g.id as example from league g left join squad s on s.id = g.winner_squad_id
      where g.trophy_points is not null and g.winner_manager_id is null and (
        g.ended_at is null or s.id is null or g.trophy_points > g.prize
        or g.prize > 0 and not exists (select from ledger l where l.league_id = g.id)
          and not exists (select from league_member m join manager_merge x on x.account_id = m.manager_id where m.league_id = g.id)
          and coalesce((
            select case when g.featured is null
              then g.trophy_points > least(g.prize, ${PRIZE_PER_OPPONENT} * (count(distinct c.manager_id) - 1))
              else g.trophy_points <> g.prize end
            from league_competitors(g.id) c having bool_or(c.squad_id = s.id) and count(distinct c.manager_id) > 1), true))
      union all ${POOL_TROPHIES}`,
  },
  {
    id: 'lineup_scores',
    check:
      'lineup scores are the points of their players and of who came in for them, one and a half times for the armband',
    // One array per round and fact, over the championship's players in the order of their ids: array look-ups instead
    // of joins. `place` maps an id to its index, because ids have gaps. In a settled round, a player without a row was
    // absent (BN5). `missed` has one bit per position with an absent player; `seat` is the bit of each player's
    // position.
    query: `with placed as (
        select id, championship_id, row_number() over (partition by championship_id order by id)::integer as place,
          1 << coalesce(array_position(${positionList}, position), 30) as seat
        from player),
      roster as materialized (
        select championship_id, base, places.place, (select array_agg(seat order by id) from placed p where p.championship_id = c.championship_id) as seat
        from (select championship_id, min(id) - 1 as base, max(id) as last from player group by championship_id) c
        cross join lateral (
          select array_agg(coalesce(p.place, 0) order by n.id) as place from generate_series(c.base + 1, c.last) as n (id)
          left join placed p on p.id = n.id and p.championship_id = c.championship_id) places),
      facts as (
        select r.id as round_id, array_agg(coalesce(x.tenths, 0) order by p.id) as tenths,
          array_agg(coalesce(x.took_part, false) order by p.id) as played,
          array_agg(case when x.took_part then 0 else p.seat end order by p.id) as missed
        from round r join placed p using (championship_id)
        left join (
          select m.round_id, p.player_id, sum(p.point_tenths)::integer as tenths, bool_or(p.took_part) as took_part
          from player_match p join match m on m.id = p.match_id where m.round_id is not null group by m.round_id, p.player_id
        ) x on x.round_id = r.id and x.player_id = p.id
        where exists (select from lineup l where l.round_id = r.id) group by r.id),
      points as materialized (select round_id, base, place, seat, tenths, played, missed
        from facts join round r on r.id = round_id join roster using (championship_id))
      select format('round %s squad %s', s.round_id, s.squad_id) as example
      from lineup_score s join lineup l using (round_id, squad_id) join points p using (round_id)
      where s.point_tenths <> ${elevenOf('tenths', ' + ')} + ${benchTenths} + floor(${CAPTAIN_FACTOR - 1}::double precision * p.tenths[
        case when vice_captain_id is not null and p.missed[${placeOf('captain_id')}] > 0 and p.played[${placeOf('vice_captain_id')}]
          then ${placeOf('vice_captain_id')} else ${placeOf('captain_id')} end] + 0.5)`,
  },
  {
    id: 'league_totals',
    check: 'league totals are the lineups of their members while the league ran',
    query: `with totals as (
        select m.league_id, m.squad_id, coalesce(sum(s.point_tenths), 0) as tenths
        from league g join league_member m on m.league_id = g.id
        left join round r on r.championship_id = g.championship_id
          and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > m.joined_at
        left join lineup_score s on s.round_id = r.id and s.squad_id = m.squad_id
        where g.format = 'pontos-corridos' group by m.league_id, m.squad_id)
      select format('league %s squad %s', m.league_id, m.squad_id) as example
      from league_member m join totals t using (league_id, squad_id) where m.point_tenths <> t.tenths`,
  },
  {
    id: 'pool_totals',
    check: 'the table of a bolão holds the sums of its people’s picks under its scoring',
    query: POOL_TOTALS,
    withoutLoops: true,
  },
  {
    id: 'pool_extras',
    check: 'jokers, brackets, picks made for people and owners of bolões are as the rules have them',
    query: POOL_EXTRAS,
  },
  {
    id: 'divisions',
    check: 'groups of divisions hold the lineups of their rounds, in order, and everybody plays in one at most',
    query: DIVISION_TABLES,
  },
  {
    id: 'division_moves',
    check: 'who went up or down in a division did so by his place',
    query: DIVISION_MOVES,
  },
  {
    id: 'squads',
    check:
      'squads keep SQ1 and SQ2, lineups have the players of their modality (MD1), their captain, and a bench and vice that may be (BN1, BN3)',
    query: `select 'squad ' || id as example from squad
      where cardinality(player_ids) > ${figureOf('size', 'modality')} or squad_cost(prices_paid) > ${figureOf('budget', 'modality')}
      union all select format('round %s squad %s', l.round_id, l.squad_id)
      from lineup l join round r on r.id = l.round_id join championship c on c.id = r.championship_id
      where cardinality(player_ids) <> ${figureOf('size', 'c.modality')} or not captain_id = any (player_ids)
        or not vice_captain_id = any (player_ids) or vice_captain_id = captain_id or bench_ids && player_ids
      union all select format('bench: round %s squad %s', l.round_id, l.squad_id)
      from lineup l cross join lateral unnest(l.bench_ids) b join player p on p.id = b
      group by l.round_id, l.squad_id having count(*) > count(distinct p.position)`,
  },
  {
    id: 'owners',
    check:
      'ledger entries, lineups, scores, duels, rank histories and what is told belong to rounds, squads and managers that exist',
    query: `select format('lineup: round %s squad %s', l.round_id, l.squad_id) as example
      from lineup l left join round r on r.id = l.round_id left join squad s on s.id = l.squad_id left join manager m on m.id = l.manager_id
      where r.id is null or s.id is null or m.id is null
      union all select format('score: round %s squad %s', s.round_id, s.squad_id)
      from lineup_score s left join lineup l using (round_id, squad_id) where l.manager_id is distinct from s.manager_id
      union all select format('duel: round %s squad %s', d.round_id, d.squad_a_id)
      from visible_duel d left join lineup a on a.round_id = d.round_id and a.squad_id = d.squad_a_id
      left join lineup b on b.round_id = d.round_id and b.squad_id = d.squad_b_id
      where a.squad_id is null or (d.squad_b_id is not null and b.squad_id is null)
      union all select 'ledger: manager ' || l.manager_id
      from (select distinct manager_id from ledger) l where not exists (select from manager m where m.id = l.manager_id)
      union all select 'rank history: manager ' || h.manager_id
      from (select distinct manager_id from rank_history) h where not exists (select from manager m where m.id = h.manager_id)
      union all select 'activity: manager ' || a.manager_id
      from (select distinct manager_id from activity) a where not exists (select from manager m where m.id = a.manager_id)`,
  },
  {
    id: 'settled_rounds',
    check: 'every lineup of a settled round has its score, and the higher one won the duel',
    query: `select format('round %s squad %s', l.round_id, l.squad_id) as example
      from lineup l join round r on r.id = l.round_id left join lineup_score s using (round_id, squad_id)
      where (r.state = 'settled') <> (s.squad_id is not null)
      union all select format('duel: round %s squad %s', d.round_id, d.squad_a_id)
      from visible_duel d join lineup_score a on a.round_id = d.round_id and a.squad_id = d.squad_a_id
      join lineup_score b on b.round_id = d.round_id and b.squad_id = d.squad_b_id
      where (d.a_tenths, d.b_tenths) is distinct from (a.point_tenths, b.point_tenths) or d.winner_squad_id is distinct from
        case when a.point_tenths > b.point_tenths then d.squad_a_id when b.point_tenths > a.point_tenths then d.squad_b_id end`,
  },
  {
    id: 'settled_picks',
    check: 'settled picks belong to finished matches and have the grades that these give',
    query: PICK_GRADES,
  },
  {
    id: 'match_decisions',
    check:
      'what was abandoned, awarded or postponed is in no round, gives nobody points and leaves its trace (MT1, MT2, MT3, MT4)',
    query: `select 'match ' || m.id as example from match m
      where (m.state = 'abandoned' and m.resumes_at is null or m.is_awarded or not m.has_date) and (
          m.round_id is not null or exists (select from pick p where p.match_id = m.id and p.points is not null)
          or m.state <> 'abandoned' and exists (select from player_match y where y.match_id = m.id))
        or m.resumes_at is not null and m.state <> 'abandoned'
        or m.is_awarded and m.state <> 'final' or not m.has_date and m.state <> 'scheduled'
        or (m.left_round_id is not null or m.state = 'abandoned' or m.is_awarded or m.moved_from is not null or m.official_home is not null)
          and not exists (select from match_decision d where d.match_id = m.id)`,
  },
  {
    id: 'achievements',
    check: 'every achievement stands on what it is for, since the day that first held',
    // An account that took over a guest keeps the achievements of both (decision 010).
    query: `select format('championship %s manager %s %s', championship_id, manager_id, kind) as example
      from championship_achievement a full join (
        select c.id as championship_id, x.* from championship c cross join lateral achievements_due_in(c.id, ${ACHIEVEMENT_MARKS}) x
      ) d using (championship_id, manager_id, kind)
      where a.at is distinct from d.at and not exists (select from manager_merge g where g.account_id = manager_id)`,
  },
  { id: 'walls', check: 'replies hang on the wall of their message; decided reports keep no words', query: WALLS },
  {
    id: 'desk',
    check: 'taps of a match are numbered without a gap, by its own helpers, and make its report',
    query: DESK,
  },
  { id: 'feeds', check: 'matches come from a feed where one is turned on and not held', query: FEEDS },
  { id: 'notices', check: 'notices are of a championship, for people who are here', query: NOTICES },
  { id: 'webhooks', check: 'deliveries have given numbers, their makers are here, no event waits', query: WEBHOOKS },
  { id: 'chats', check: 'accounts and groups of chats are of people who are here', query: CHATS },
  {
    id: 'keys',
    check: 'tokens and display links are of people who are here, links of a league in its championship',
    query: KEYS,
  },
]
