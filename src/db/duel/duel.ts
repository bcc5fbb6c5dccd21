import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { presenceIn } from '#db/round/attendance.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface DuelSideRow {
  managerId: number
  managerName: string
  avatarSeed: string
  squadId: number
  squadName: string
  captainId: number
  viceCaptainId: number | null
  players: DuelPlayerRow[]
  bench: DuelPlayerRow[]
}

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

export interface DuelRow {
  roundId: number
  roundNumber: number
  isFinal: boolean
  ownSquadId: number
  opponentSquadId: number | null
}

/** The duel of the manager's lineup that counts: of the round named, else of the one being played, else of the newest. */
export async function duelOf(
  db: Kysely<Tables>,
  { championshipId, managerId, roundId }: Participant & { roundId: number | undefined },
): Promise<DuelRow | undefined> {
  const only = roundId === undefined ? sql`` : sql`and l.round_id = ${roundId}`
  const { rows } = await sql<DuelRow>`
    select r.id as "roundId", r.number as "roundNumber", r.state = 'settled' as "isFinal", l.squad_id as "ownSquadId",
      case when d.squad_a_id = l.squad_id then d.squad_b_id else d.squad_a_id end as "opponentSquadId"
    from lineup l
    join round r on r.id = l.round_id and r.championship_id = ${championshipId}
    join duel d on d.round_id = l.round_id and (d.squad_a_id = l.squad_id or d.squad_b_id = l.squad_id)
    where l.manager_id = ${managerId} and l.counts ${only}
    order by r.state = 'settled', r.deadline_at desc limit 1`.execute(db)
  return rows[0]
}

/** Of a lineup `l`, those of a list of its players, with their tenths of the round so far. */
const playersOf = (ids: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('playerId', p.id, 'name', p.short_name, 'position', p.position, 'club', c.name,
      'color_primary', c.color_primary, 'color_secondary', c.color_secondary, 'pattern', c.pattern,
      'presence', ${presenceIn(sql`l.round_id`)},
      'pointTenths', coalesce((
        select sum(x.point_tenths) from player_match x join match m on m.id = x.match_id
        where x.player_id = p.id and m.round_id = l.round_id), 0)) order by p.position, p.id)
    from player p join club c on c.id = p.club_id where p.id = any (${ids})), '[]')`

/** A lineup with its players, those on its bench, and their tenths of the round so far. */
export async function duelSide(
  db: Kysely<Tables>,
  { roundId, squadId }: { roundId: number; squadId: number },
): Promise<DuelSideRow | undefined> {
  const { rows } = await sql<DuelSideRow>`
    select l.manager_id as "managerId", g.name as "managerName", g.avatar_seed as "avatarSeed", l.squad_id as "squadId",
      s.name as "squadName", l.captain_id as "captainId", l.vice_captain_id as "viceCaptainId",
      ${playersOf(sql`l.player_ids`)} as players, ${playersOf(sql`l.bench_ids`)} as bench
    from lineup l join manager g on g.id = l.manager_id join squad s on s.id = l.squad_id
    where l.round_id = ${roundId} and l.squad_id = ${squadId}`.execute(db)
  return rows[0]
}

export interface PastDuelRow {
  roundId: number
  roundNumber: number
  opponentId: number
  opponentName: string
  ownTenths: number
  opponentTenths: number
}

export async function pastDuels(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
  limit: number,
): Promise<PastDuelRow[]> {
  const { rows } = await sql<PastDuelRow>`
    select r.id as "roundId", r.number as "roundNumber", g.id as "opponentId", g.name as "opponentName",
      case when d.squad_a_id = l.squad_id then d.a_tenths else d.b_tenths end as "ownTenths",
      case when d.squad_a_id = l.squad_id then d.b_tenths else d.a_tenths end as "opponentTenths"
    from lineup l
    join round r on r.id = l.round_id and r.championship_id = ${championshipId}
    join duel d on d.round_id = l.round_id and (d.squad_a_id = l.squad_id or d.squad_b_id = l.squad_id)
    join squad s on s.id = case when d.squad_a_id = l.squad_id then d.squad_b_id else d.squad_a_id end
    join manager g on g.id = s.manager_id
    where l.manager_id = ${managerId} and l.counts and d.a_tenths is not null
    order by r.deadline_at desc limit ${limit}`.execute(db)
  return rows
}

export interface DuelRecordRow {
  wins: number
  losses: number
  draws: number
}

/** DU2: a round without an opponent is in no record. */
export async function duelRecord(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<DuelRecordRow> {
  const { rows } = await sql<DuelRecordRow>`
    select count(*) filter (where d.winner_squad_id = l.squad_id)::integer as wins,
      count(*) filter (where d.winner_squad_id <> l.squad_id)::integer as losses,
      count(*) filter (where d.winner_squad_id is null)::integer as draws
    from lineup l
    join round r on r.id = l.round_id and r.championship_id = ${championshipId}
    join duel d on d.round_id = l.round_id and (d.squad_a_id = l.squad_id or d.squad_b_id = l.squad_id)
    where l.manager_id = ${managerId} and l.counts and d.squad_b_id is not null and d.a_tenths is not null`.execute(db)
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
