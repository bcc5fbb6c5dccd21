import { sql } from 'kysely'
import type { Trx } from '#db/round/round.ts'

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
    .select(['p.id as playerId', 'p.position', 'pm.scouts', 'pm.point_tenths as pointTenths', 'pm.rules'])
    .where('pm.match_id', '=', matchId)
    .where('pm.player_id', '=', playerId)
    .executeTakeFirst()
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

export async function roundOfMatch(trx: Trx, matchId: number): Promise<number | null> {
  const row = await trx.selectFrom('match').select('round_id').where('id', '=', matchId).executeTakeFirst()
  return row?.round_id ?? null
}

export interface CorrectionNote {
  matchId: number
  roundId: number | null
  old: unknown
  new: unknown
  reason: string
  by: string
}

export async function noteCorrection(trx: Trx, note: CorrectionNote): Promise<number> {
  await sql`update match set revision = revision + 1 where id = ${note.matchId}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    insert into correction (match_id, round_id, old_value, new_value, reason, made_by, at)
    values (${note.matchId}, ${note.roundId}, ${JSON.stringify(note.old)}, ${JSON.stringify(note.new)},
      ${note.reason}, ${note.by}, game_now())
    returning id`.execute(trx)
  return rows[0]?.id ?? 0
}
