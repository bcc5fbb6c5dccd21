import { sql } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface CorrectablePlayer {
  playerId: number
  position: string
  scouts: Record<string, number>
  pointTenths: number
  rules: string | null
}

export async function playerOfMatch(
  trx: Trx,
  matchId: number,
  playerId: number,
): Promise<CorrectablePlayer | undefined> {
  return trx
    .selectFrom('player_match as pm')
    .innerJoin('player as p', 'p.id', 'pm.player_id')
    .innerJoin('championship as c', 'c.id', 'p.championship_id')
    .innerJoin('match as m', 'm.id', 'pm.match_id')
    .leftJoin('round as r', 'r.id', 'm.round_id')
    .select([
      'p.id as playerId',
      (eb) => eb.fn.coalesce('pm.position', 'p.position').as('position'),
      'pm.scouts',
      'pm.point_tenths as pointTenths',
      // SC1: a player who was never scored in this match gets the rules of the round, else those of the championship.
      (eb) => eb.fn.coalesce('pm.rules', 'r.rules', 'c.rules').as('rules'),
    ])
    .where('pm.match_id', '=', matchId)
    .where('pm.player_id', '=', playerId)
    .executeTakeFirst()
}

const matchStandingRow = rowOf({
  score: json<{ home: number; away: number }>(),
  players: json<{ playerId: number; scouts: Record<string, number>; pointTenths: number }[]>(),
})
export type MatchStanding = RowOf<typeof matchStandingRow>

/** Score, scouts and points at this moment, for the trace of a correction. */
export async function standingOfMatch(trx: Trx, matchId: number): Promise<MatchStanding> {
  const { rows } = await matchStandingRow.sql`
    select json_build_object('home', home_score, 'away', away_score) as score, coalesce((
      select json_agg(json_build_object('playerId', player_id, 'scouts', scouts, 'pointTenths', point_tenths) order by player_id)
      from player_match where match_id = m.id), '[]') as players
    from match m where m.id = ${matchId}`.execute(trx)
  const [standing] = rows
  if (!standing) throw new Error(`there is no match ${matchId}`)
  return standing
}

export async function storeScouts(
  trx: Trx,
  {
    matchId,
    playerId,
    scouts,
    pointTenths,
  }: { matchId: number; playerId: number; scouts: Record<string, number>; pointTenths: number },
): Promise<void> {
  await sql`
    update player_match set scouts = ${JSON.stringify(scouts)}, point_tenths = ${pointTenths}
    where match_id = ${matchId} and player_id = ${playerId}`.execute(trx)
}

export async function storeScore(trx: Trx, matchId: number, score: { home: number; away: number }): Promise<void> {
  await sql`update match set home_score = ${score.home}, away_score = ${score.away} where id = ${matchId}`.execute(trx)
}

/** Goals that are credited to players, by side; an own goal counts for the other side. */
export async function creditedGoals(trx: Trx, matchId: number): Promise<{ home: number; away: number }> {
  const { rows } = await rowOf({ home: int, away: int }).sql`
    select coalesce(sum(case when pm.club_id = m.home_club_id then goals else own_goals end), 0)::integer as home,
      coalesce(sum(case when pm.club_id = m.home_club_id then own_goals else goals end), 0)::integer as away
    from match m join player_match pm on pm.match_id = m.id
    cross join lateral (select coalesce((pm.scouts ->> 'goal')::integer, 0) as goals,
      coalesce((pm.scouts ->> 'ownGoal')::integer, 0) as own_goals) counted
    where m.id = ${matchId}`.execute(trx)
  return rows[0] ?? { home: 0, away: 0 }
}

export async function roundOfMatch(trx: Trx, matchId: number): Promise<number | null> {
  const row = await trx.selectFrom('match').select('round_id').where('id', '=', matchId).executeTakeFirst()
  return row?.round_id ?? null
}

/** Marks a correction from the source of the match, which nobody typed. */
export const BY_SOURCE = 'source'
/** Marks a correction by a person who signed in at the desk. The correction names them. */
export const BY_DESK = 'desk'
/** Marks a correction through a link to the desk. The correction names the person who made the link. */
export const BY_LINK = 'desk link'
/** Whether a correction came from news of a match. News can bring several corrections together. */
export const isOfNews = (madeBy: string): boolean => [BY_SOURCE, BY_DESK, BY_LINK].includes(madeBy)

/** The author of a correction that is joined as c; null for the source of the match itself. */
export const correctionAuthor = text.orNull.sql`
  coalesce((select g.name from manager g where g.id = c.manager_id), nullif(c.made_by, ${BY_SOURCE}))`

export interface CorrectionNote {
  matchId: number
  roundId: number | null
  old: unknown
  new: unknown
  reason: string
  by: string
  managerId?: number
}

export async function noteCorrection(trx: Trx, note: CorrectionNote): Promise<number> {
  await sql`update match set revision = revision + 1 where id = ${note.matchId}`.execute(trx)
  const { rows } = await rowOf({ id: int }).sql`
    insert into correction (match_id, round_id, old_value, new_value, reason, made_by, manager_id, at)
    select m.id, ${note.roundId}, ${JSON.stringify(note.old)}, ${JSON.stringify(note.new)}, ${note.reason}, ${note.by}, ${note.managerId ?? null}, game_now(s.championship_id)
    from match m join season s on s.id = m.season_id where m.id = ${note.matchId}
    returning id`.execute(trx)
  return rows[0]?.id ?? 0
}
