import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { presenceIn } from '#db/round/attendance.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'

const shownRounds = 60

const roundNameRow = rowOf({ roundId: int, season: int, number: int })

export async function pointsPerRound(db: Kysely<Tables>, { championshipId, managerId }: Participant) {
  const { rows } = await rowOf({ ...roundNameRow.columns, pointTenths: int, rank: int }).sql`
    select * from (
      select l.round_id as "roundId", n.number as season, r.number, c.point_tenths as "pointTenths", c.rank
      from lineup l join lineup_score c using (round_id, squad_id) join round r on r.id = l.round_id join season n on n.id = r.season_id
      where l.manager_id = ${managerId} and r.championship_id = ${championshipId} and l.counts and r.state = 'settled'
      order by l.round_id desc limit ${shownRounds}
    ) as latest order by "roundId"
  `.execute(db)
  return rows
}

export async function rankPerRound(db: Kysely<Tables>, { championshipId, managerId }: Participant) {
  const { rows } = await rowOf({ ...roundNameRow.columns, points: int, rank: int }).sql`
    select * from (
      select r.id as "roundId", n.number as season, r.number, h.points, h.rank
      from round r join season n on n.id = r.season_id cross join lateral standing_of(r.id, ${managerId}) h
      where r.championship_id = ${championshipId}
      order by r.id desc limit ${shownRounds}
    ) as latest order by "roundId"
  `.execute(db)
  return rows
}

const lineupRow = rowOf({
  roundId: int,
  season: int,
  round: int,
  squadId: int,
  squadName: text,
  counts: bool,
  captainId: int,
  viceCaptainId: int.orNull,
  pointTenths: int.orNull,
  players: json<LineupPlayerRow[]>(),
  bench: json<LineupPlayerRow[]>(),
})
export type LineupRow = RowOf<typeof lineupRow>

export interface LineupPlayerRow {
  playerId: number
  name: string
  position: Position
  club: string
  presence: Presence
  pointTenths: number
}

/** Players of lineup `l` from a list of ids. */
const playersOf = (ids: RawBuilder<unknown>) => sql`
  coalesce((
    select json_agg(json_build_object(
      'playerId', p.id, 'name', p.short_name, 'position', p.position, 'club', k.name, 'presence', ${presenceIn(sql`l.round_id`)},
      'pointTenths', coalesce(x.tenths, 0)
    ) order by p.shirt_number)
    from player p join club k on k.id = p.club_id
    left join lateral (
      select sum(pm.point_tenths)::integer as tenths
      from match g join player_match pm on pm.match_id = g.id and pm.player_id = p.id
      where g.round_id = l.round_id
    ) x on true
    where p.id = any (${ids})
  ), '[]')`

/** Only frozen lineups, never a squad: what people plan for the next round is private. */
export async function lineupsOf(
  db: Kysely<Tables>,
  { championshipId, managerId, beforeRound, rounds }: Participant & { beforeRound: number | undefined; rounds: number },
): Promise<LineupRow[]> {
  const { rows } = await lineupRow.sql`
    with page as (
      select distinct round_id from lineup join round r on r.id = round_id and r.championship_id = ${championshipId}
      where manager_id = ${managerId} and counts and (${beforeRound ?? null}::integer is null or round_id < ${beforeRound ?? null}::integer)
      order by round_id desc limit ${rounds}
    )
    select l.round_id as "roundId", n.number as season, r.number as round, l.squad_id as "squadId", q.name as "squadName",
      l.counts, l.captain_id as "captainId", l.vice_captain_id as "viceCaptainId", c.point_tenths as "pointTenths",
      ${playersOf(sql`l.player_ids`)} as players, ${playersOf(sql`l.bench_ids`)} as bench
    from page join squad q on q.manager_id = ${managerId} join lineup l on l.round_id = page.round_id and l.squad_id = q.id
    join round r on r.id = l.round_id join season n on n.id = r.season_id
    left join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
    order by l.round_id desc, l.counts desc, l.squad_id
  `.execute(db)
  return rows
}
