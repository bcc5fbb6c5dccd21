import { sql, type Kysely } from 'kysely'
import { int, json, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'

const worldStatusRow = rowOf({
  managers: int,
  managersByCountry: json<Record<string, number>>(),
  leagues: int,
  featured: json<{ name: string; members: number; prize: number; edition: number; endsAt: string }[]>(),
  picks: int,
  settledPicks: int,
  players: int,
  lineups: int,
  matches: json<Record<string, number>>(),
  rounds: json<Record<string, number>>(),
  gameNow: text,
  pace: real,
})
export type WorldStatus = RowOf<typeof worldStatusRow>

export async function worldStatus(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<WorldStatus> {
  const { rows } = await worldStatusRow.sql`
    select
      (select count(*)::integer from manager) as managers,
      (select coalesce(json_object_agg(country, n), '{}') from (select country, count(*) as n from manager group by country order by country) x)
        as "managersByCountry",
      (select count(*)::integer from league) as leagues,
      (select coalesce(json_agg(json_build_object('name', g.name, 'prize', g.prize, 'edition', g.edition, 'endsAt', g.ends_at,
          'members', (select count(*) from league_member m where m.league_id = g.id)) order by g.featured), '[]')
        from league g where g.featured is not null and g.ended_at is null) as featured,
      (select count(*)::integer from pick) as picks,
      (select count(*)::integer from pick where points is not null) as "settledPicks",
      (select count(*)::integer from player) as players,
      (select count(*)::integer from lineup) as lineups,
      (select coalesce(json_object_agg(sport, n), '{}') from (select sport, count(*) as n from match group by sport) x) as matches,
      (select coalesce(json_object_agg(state, n), '{}') from (select state, count(*) as n from round group by state) x) as rounds,
      game_now(${championshipId})::text as "gameNow",
      pace_of(${championshipId}) as pace`.execute(db)
  const [status] = rows
  if (!status) throw new Error('the status query gave no row')
  return status
}

const roundStatusRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  season: int,
  number: int,
  state: text,
  deadlineAt: text,
  lockedAt: text.orNull,
  liveAt: text.orNull,
  endsAt: text,
  settledAt: text.orNull,
  settlements: int,
  lineups: int,
  /** The ids of the rounds before and after this round. */
  previousId: int.orNull,
  nextId: int.orNull,
  matches: json<{ id: number; home: string; away: string; state: string; score: string | null; startsAt: string }[]>(),
  corrections:
    json<{ id: number; matchId: number; reason: string; by: string; at: string; old: unknown; new: unknown }[]>(),
})
export type RoundStatus = RowOf<typeof roundStatusRow>

/** One round, or the first three rounds of a championship that are not settled. */
export async function roundStatus(
  db: Kysely<Tables>,
  of: { roundId: number } | { championshipId: ChampionshipId },
): Promise<RoundStatus[]> {
  const asked =
    'roundId' in of
      ? sql`r.id = ${of.roundId}`
      : sql`r.id in (
          select id from round where championship_id = ${of.championshipId} and state <> 'settled'
          order by deadline_at limit 3)`
  const { rows } = await roundStatusRow.sql`
    select r.id, r.championship_id as "championshipId", s.number as season, r.number, r.state, r.deadline_at::text as "deadlineAt", r.locked_at::text as "lockedAt",
      r.live_at::text as "liveAt", r.ends_at::text as "endsAt", r.settled_at::text as "settledAt", r.settlements,
      (select count(*)::integer from lineup l where l.round_id = r.id) as lineups,
      (select e.id from round e where e.championship_id = r.championship_id and e.deadline_at < r.deadline_at order by e.deadline_at desc limit 1) as "previousId",
      (select e.id from round e where e.championship_id = r.championship_id and e.deadline_at > r.deadline_at order by e.deadline_at limit 1) as "nextId",
      (select coalesce(json_agg(json_build_object('id', m.id, 'home', h.name, 'away', a.name, 'state', m.state,
          'score', m.home_score || '-' || m.away_score, 'startsAt', m.starts_at) order by m.starts_at), '[]')
        from match m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id where m.round_id = r.id) as matches,
      (select coalesce(json_agg(json_build_object('id', c.id, 'matchId', c.match_id, 'reason', c.reason, 'by', c.made_by,
          'at', c.at, 'old', c.old_value, 'new', c.new_value) order by c.id), '[]')
        from correction c where c.round_id = r.id) as corrections
    from round r join season s on s.id = r.season_id
    where ${asked}
    order by r.deadline_at`.execute(db)
  return rows
}
