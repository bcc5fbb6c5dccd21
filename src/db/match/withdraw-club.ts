import { sql } from 'kysely'
import { bool, int, rowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'

export async function clubInGame(
  trx: Trx,
  clubId: number,
): Promise<{ championshipId: ChampionshipId; sport: Sport } | undefined> {
  return trx
    .selectFrom('club')
    .select(['championship_id as championshipId', 'sport'])
    .where('id', '=', clubId)
    .executeTakeFirst()
}

/** The club's matches that are not final, soonest first. */
export async function matchesLeftOf(trx: Trx, clubId: number): Promise<{ id: number; isHome: boolean }[]> {
  const { rows } = await rowOf({ id: int, isHome: bool }).sql`
    select id, home_club_id = ${clubId} as "isHome" from match
    where ${clubId} in (home_club_id, away_club_id) and state <> 'final' order by starts_at, id`.execute(trx)
  return rows
}

export async function leaveMarket(trx: Trx, clubId: number): Promise<void> {
  await sql`update player set price = null where club_id = ${clubId}`.execute(trx)
}
