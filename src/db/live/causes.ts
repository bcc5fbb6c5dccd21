import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'

const deedRow = rowOf({ matchId: int, playerId: int, playerName: text, scouts: json<ScoutCounts>() })
export type ActionRow = RowOf<typeof deedRow>

/** What players have done so far in a round, or in one match of it. */
export async function actionsInPlay(
  db: Kysely<Tables>,
  { roundId, matchId }: { roundId: number; matchId?: number },
): Promise<ActionRow[]> {
  const only = matchId === undefined ? sql`` : sql`and m.id = ${matchId}`
  const { rows } = await deedRow.sql`
    select p.match_id as "matchId", p.player_id as "playerId", x.short_name as "playerName", p.scouts
    from match m join player_match p on p.match_id = m.id join player x on x.id = p.player_id
    where m.round_id = ${roundId} ${only}`.execute(db)
  return rows
}

export async function playerNames(db: Kysely<Tables>, playerIds: readonly number[]): Promise<Map<number, string>> {
  if (playerIds.length === 0) return new Map()
  const rows = await db.selectFrom('player').select(['id', 'short_name']).where('id', 'in', playerIds).execute()
  return new Map(rows.map(({ id, short_name }) => [id, short_name]))
}

const opponentRow = rowOf({ managerId: int, squadId: int, name: text })
export type Opponent = RowOf<typeof opponentRow>

/** Each manager's opponent in the duel of a round; managers without a duel are missing. */
export async function opponentsOf(
  db: Kysely<Tables>,
  { roundId, managerIds }: { roundId: number; managerIds: readonly number[] },
): Promise<Map<number, Opponent>> {
  const { rows } = await rowOf({ ...opponentRow.columns, of: int }).sql`
    select l.manager_id as "of", s.manager_id as "managerId", s.id as "squadId", g.name
    from lineup l
    cross join lateral (
      select squad_b_id as squad_id from visible_duel where round_id = l.round_id and squad_a_id = l.squad_id
      union all select squad_a_id from visible_duel where round_id = l.round_id and squad_b_id = l.squad_id) d
    join squad s on s.id = d.squad_id
    join manager g on g.id = s.manager_id
    where l.round_id = ${roundId} and l.manager_id = any (${managerIds}) and l.counts`.execute(db)
  return new Map(rows.map(({ of, ...opponent }) => [of, opponent]))
}

const settledPickRow = rowOf({ managerId: int, matchId: int, homeName: text, awayName: text, points: int })
export type SettledPickRow = RowOf<typeof settledPickRow>

/** Each manager's newest settled picks in a championship, as many as requested. */
export async function newestSettledPicks(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  asked: readonly { managerId: number; count: number }[],
): Promise<SettledPickRow[]> {
  if (asked.length === 0) return []
  const { rows } = await settledPickRow.sql`
    select a.manager_id as "managerId", k.match_id as "matchId", h.name as "homeName", w.name as "awayName", k.points
    from unnest(${asked.map(({ managerId }) => managerId)}::integer[], ${asked.map(({ count }) => count)}::integer[]) as a (manager_id, count)
    cross join lateral (
      select p.match_id, p.points, m.home_club_id, m.away_club_id from pick p join match m on m.id = p.match_id
      where p.manager_id = a.manager_id and m.season_id in ${seasonsOf(championshipId)} and p.points is not null
      order by m.ended_at desc, m.id desc limit a.count
    ) k
    join club h on h.id = k.home_club_id join club w on w.id = k.away_club_id`.execute(db)
  return rows
}

/** Those of the given managers who have a pick on a match. */
export async function pickersOf(
  db: Kysely<Tables>,
  { matchId, managerIds }: { matchId: number; managerIds: readonly number[] },
): Promise<number[]> {
  if (managerIds.length === 0) return []
  const rows = await db
    .selectFrom('pick')
    .select('manager_id')
    .where('match_id', '=', matchId)
    .where('manager_id', 'in', managerIds)
    .execute()
  return rows.map(({ manager_id }) => manager_id)
}
