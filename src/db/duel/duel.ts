import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { presenceIn } from '#db/round/attendance.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'

const duelSideRow = rowOf({
  managerId: int,
  managerName: text,
  avatarSeed: text,
  squadId: int,
  squadName: text,
  captainId: int,
  viceCaptainId: int.orNull,
  players: json<DuelPlayerRow[]>(),
  bench: json<DuelPlayerRow[]>(),
})
export type DuelSideRow = RowOf<typeof duelSideRow>

export interface DuelPlayerRow {
  playerId: number
  name: string
  position: Position
  club: string
  color_primary: string
  color_secondary: string
  pattern: string
  presence: Presence
  pointTenths: number
}

const duelRow = rowOf({ roundId: int, roundNumber: int, isFinal: bool, ownSquadId: int, opponentSquadId: int.orNull })
export type DuelRow = RowOf<typeof duelRow>

/**
 * Counting lineups `l` of a manager in rounds `r`. Each lineup is looked up by itself in this order of rounds, so a
 * `limit` can stop after the first few.
 */
const lineupsIn = ({ championshipId, managerId }: Participant, order: RawBuilder<unknown>) => sql`
  (select *, state = 'settled' as is_settled from round where championship_id = ${championshipId} and state <> 'open' order by ${order}) r
  cross join lateral (
    select round_id, squad_id from lineup where round_id = r.id and manager_id = ${managerId} and counts) l`

/**
 * The duel `d` of a lineup `l`, on either side. Two look-ups, because one condition with `or` might read the whole
 * round.
 */
const duelOfLineup = sql`
  cross join lateral (
    select squad_b_id as other_id, a_tenths as tenths, b_tenths as other_tenths, winner_squad_id from visible_duel
    where round_id = l.round_id and squad_a_id = l.squad_id
    union all
    select squad_a_id, b_tenths, a_tenths, winner_squad_id from visible_duel
    where round_id = l.round_id and squad_b_id = l.squad_id) d`

/** The duel of the manager's counting lineup: in the named round; if none is named, in the running or newest one. */
export async function duelOf(
  db: Kysely<Tables>,
  { roundId, ...who }: Participant & { roundId: number | undefined },
): Promise<DuelRow | undefined> {
  const order = sql`is_settled, deadline_at desc`
  const { rows } = await duelRow.sql`${prepared}
    select r.id as "roundId", r.number as "roundNumber", r.is_settled as "isFinal", l.squad_id as "ownSquadId",
      d.other_id as "opponentSquadId"
    from ${lineupsIn(who, order)} ${duelOfLineup}
    where ${roundId === undefined ? sql`true` : sql`r.id = ${roundId}`}
    order by r.is_settled, r.deadline_at desc limit 1`.execute(db)
  return rows[0]
}

/** Players of lineup `l` from a list of ids, with their points of the round so far, in tenths. */
const playersOf = (ids: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('playerId', p.id, 'name', p.short_name, 'position', p.position, 'club', c.name,
      'color_primary', c.color_primary, 'color_secondary', c.color_secondary, 'pattern', c.pattern,
      'presence', ${presenceIn(sql`l.round_id`)},
      'pointTenths', coalesce((
        select sum(x.point_tenths) from player_match x join match m on m.id = x.match_id
        where x.player_id = p.id and m.round_id = l.round_id), 0)) order by p.position, p.id)
    from player p join club c on c.id = p.club_id where p.id = any (${ids})), '[]')`

/** A lineup with its players and its bench, and their points of the round so far, in tenths. */
export async function duelSide(
  db: Kysely<Tables>,
  { roundId, squadId }: { roundId: number; squadId: number },
): Promise<DuelSideRow | undefined> {
  const { rows } = await duelSideRow.sql`
    select l.manager_id as "managerId", g.name as "managerName", g.avatar_seed as "avatarSeed", l.squad_id as "squadId",
      s.name as "squadName", l.captain_id as "captainId", l.vice_captain_id as "viceCaptainId",
      ${playersOf(sql`l.player_ids`)} as players, ${playersOf(sql`l.bench_ids`)} as bench
    from lineup l join manager g on g.id = l.manager_id join squad s on s.id = l.squad_id
    where l.round_id = ${roundId} and l.squad_id = ${squadId}`.execute(db)
  return rows[0]
}

const pastDuelRow = rowOf({
  roundId: int,
  roundNumber: int,
  opponentId: int,
  opponentName: text,
  ownTenths: int,
  opponentTenths: int,
})
export type PastDuelRow = RowOf<typeof pastDuelRow>

export async function pastDuels(db: Kysely<Tables>, who: Participant, limit: number): Promise<PastDuelRow[]> {
  const { rows } = await pastDuelRow.sql`${prepared}
    select r.id as "roundId", r.number as "roundNumber", g.id as "opponentId", g.name as "opponentName",
      d.tenths as "ownTenths", d.other_tenths as "opponentTenths"
    from ${lineupsIn(who, sql`deadline_at desc`)} ${duelOfLineup}
    join squad s on s.id = d.other_id join manager g on g.id = s.manager_id
    where d.tenths is not null
    order by r.deadline_at desc limit ${limit}`.execute(db)
  return rows
}

const duelRecordRow = rowOf({ wins: int, losses: int, draws: int })
export type DuelRecordRow = RowOf<typeof duelRecordRow>

/** DU2: the manager's won, lost and drawn duels. A round without an opponent does not count. */
export async function duelRecord(db: Kysely<Tables>, who: Participant): Promise<DuelRecordRow> {
  const { rows } = await duelRecordRow.sql`${prepared}
    select count(*) filter (where d.winner_squad_id = l.squad_id)::integer as wins,
      count(*) filter (where d.winner_squad_id <> l.squad_id)::integer as losses,
      count(*) filter (where d.winner_squad_id is null)::integer as draws
    from ${lineupsIn(who, sql`id`)} ${duelOfLineup}
    where d.other_id is not null and d.tenths is not null`.execute(db)
  return rows[0] ?? { wins: 0, losses: 0, draws: 0 }
}

export async function hasPlayed(db: Kysely<Tables>, { championshipId, managerId }: Participant): Promise<boolean> {
  const row = await db
    .selectFrom('lineup')
    .innerJoin('round', 'round.id', 'lineup.round_id')
    .select('squad_id')
    .where('manager_id', '=', managerId)
    .where('championship_id', '=', championshipId)
    .where('counts', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
