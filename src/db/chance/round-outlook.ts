import type { Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const outlookRow = rowOf({
  playerId: int,
  state: text.of<'scheduled' | 'live' | 'final'>(),
  minute: int,
  tenths: int,
  /** Whether the player has taken part in the match. */
  hasPlayed: bool,
})
export type OutlookRow = RowOf<typeof outlookRow>

/** Players on the market whose club plays in the round, and the state of their match. */
export async function playersInRound(
  db: Kysely<Tables>,
  { championshipId, roundId }: { championshipId: ChampionshipId; roundId: number },
): Promise<OutlookRow[]> {
  const { rows } = await outlookRow.sql`
    select p.id as "playerId", m.state, m.minute, coalesce(x.point_tenths, 0) as tenths, coalesce(x.took_part, false) as "hasPlayed"
    from match m join player p on p.club_id in (m.home_club_id, m.away_club_id)
    left join player_match x on x.match_id = m.id and x.player_id = p.id
    where m.round_id = ${roundId} and p.championship_id = ${championshipId} and p.price is not null`.execute(db)
  return rows
}

/**
 * Points in tenths of each player on the market in their club's last `matches` finished matches before the round, 0
 * where the player has none.
 */
export async function pastOfPlayers(
  db: Kysely<Tables>,
  { championshipId, roundId, matches }: { championshipId: ChampionshipId; roundId: number; matches: number },
): Promise<Map<number, number[]>> {
  const { rows } = await rowOf({ playerId: int, past: int.array }).sql`
    select p.id as "playerId", array_agg(coalesce(x.point_tenths, 0)) as past
    from round r cross join player p
    cross join lateral (
      select id from (
        (select id, starts_at from match where home_club_id = p.club_id and state = 'final' and starts_at < r.deadline_at
          order by starts_at desc limit ${matches})
        union all
        (select id, starts_at from match where away_club_id = p.club_id and state = 'final' and starts_at < r.deadline_at
          order by starts_at desc limit ${matches})
      ) sides order by starts_at desc limit ${matches}
    ) m
    left join player_match x on x.match_id = m.id and x.player_id = p.id
    where r.id = ${roundId} and p.championship_id = ${championshipId} and p.price is not null
    group by p.id`.execute(db)
  return new Map(rows.map(({ playerId, past }) => [playerId, past]))
}

const frozenLineupRow = rowOf({
  squadId: int,
  playerIds: int.array,
  captainId: int,
  viceCaptainId: int.orNull,
  benchIds: int.array,
})
export type FrozenLineup = RowOf<typeof frozenLineupRow>

export async function lineupsOfSquads(
  db: Kysely<Tables>,
  { roundId, squadIds }: { roundId: number; squadIds: readonly number[] },
): Promise<Map<number, FrozenLineup>> {
  const { rows } = await frozenLineupRow.sql`
    select squad_id as "squadId", player_ids as "playerIds", captain_id as "captainId",
      vice_captain_id as "viceCaptainId", bench_ids as "benchIds"
    from lineup
    where round_id = ${roundId} and squad_id = any (${squadIds})`.execute(db)
  return new Map(rows.map((row) => [row.squadId, row]))
}

const leagueInPlayRow = rowOf({ id: int, name: text, members: json<{ squadId: number; tenths: number }[]>() })
export type LeagueInPlay = RowOf<typeof leagueInPlayRow>

/** The oldest of a squad's running leagues of pontos corridos with 2 to `most` members, at most `limit`. */
export async function leaguesInPlay(
  db: Kysely<Tables>,
  { squadId, most, limit }: { squadId: number; most: number; limit: number },
): Promise<LeagueInPlay[]> {
  const { rows } = await leagueInPlayRow.sql`
    select g.id, g.name, (
      select json_agg(json_build_object('squadId', x.squad_id, 'tenths', x.point_tenths)) from league_member x where x.league_id = g.id
    ) as members
    from league_member own join league g on g.id = own.league_id
    where own.squad_id = ${squadId} and g.format = 'pontos-corridos' and g.member_count between 2 and ${most}
      and game_now(g.championship_id) between g.starts_at and g.ends_at
    order by g.id limit ${limit}`.execute(db)
  return rows
}

const rivalInGroupRow = rowOf({ managerId: int, squadId: int.orNull, tenths: int, best: int.orNull })

/** Everybody in the group for which the round counts: their settled total, best settled lineup and the round's squad. */
export async function groupInPlay(
  db: Kysely<Tables>,
  { managerId, roundId }: { managerId: number; roundId: number },
): Promise<RowOf<typeof rivalInGroupRow>[]> {
  const { rows } = await rivalInGroupRow.sql`
    select o.manager_id as "managerId", l.squad_id as "squadId", o.point_tenths as tenths,
      (select max(x) from unnest(o.tenths) x) as best
    from visible_division_member m join division_cycle c on c.id = m.cycle_id
    join visible_division_member o on o.cycle_id = m.cycle_id and o.group_number = m.group_number
    left join lineup l on l.round_id = ${roundId} and l.manager_id = o.manager_id and l.counts
    where m.manager_id = ${managerId} and ${roundId} = any (c.round_ids) order by o.manager_id`.execute(db)
  return rows
}

/** How many running leagues of pontos corridos a squad has with 2 to `most` members, and how many with more. */
export async function countLeaguesInPlay(
  db: Kysely<Tables>,
  { squadId, most }: { squadId: number; most: number },
): Promise<{ small: number; large: number }> {
  const { rows } = await rowOf({ small: int, large: int }).sql`
    select count(*) filter (where g.member_count between 2 and ${most})::integer as small,
      count(*) filter (where g.member_count > ${most})::integer as large
    from league_member own join league g on g.id = own.league_id
    where own.squad_id = ${squadId} and g.format = 'pontos-corridos'
      and game_now(g.championship_id) between g.starts_at and g.ends_at`.execute(db)
  return rows[0] ?? { small: 0, large: 0 }
}
