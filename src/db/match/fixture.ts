import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface SeasonColumns {
  id: number
  sport: Sport
  number: number
  startsOn: string
  endsOn: string
}
export interface RoundColumns {
  id: number
  seasonId: number
  number: number
  deadlineAt: string
  endsAt: string
}
export interface FixtureColumns {
  id: number
  sport: Sport
  seasonId: number
  roundId: number | null
  homeClubId: number
  awayClubId: number
  startsAt: string
  fixtureKey: string
  /** What is known about a match before it is played. */
  detail: Record<string, unknown>
}

/** Adds missing rows; existing ones stay as they are. */
export async function storeFixtures(
  trx: Trx,
  championshipId: ChampionshipId,
  { seasons, rounds, matches }: { seasons: SeasonColumns[]; rounds: RoundColumns[]; matches: FixtureColumns[] },
): Promise<number> {
  await sql`
    insert into season (id, championship_id, sport, number, starts_on, ends_on)
    select id, ${championshipId}, sport, number, "startsOn", "endsOn" from json_to_recordset(${JSON.stringify(seasons)}::json)
      as s (id integer, sport sport, number integer, "startsOn" date, "endsOn" date)
    on conflict do nothing`.execute(trx)
  await sql`
    insert into round (id, championship_id, season_id, number, deadline_at, ends_at)
    select id, ${championshipId}, "seasonId", number, "deadlineAt", "endsAt" from json_to_recordset(${JSON.stringify(rounds)}::json)
      as r (id integer, "seasonId" integer, number smallint, "deadlineAt" timestamptz, "endsAt" timestamptz)
    on conflict do nothing`.execute(trx)
  const { numAffectedRows } = await sql`
    insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, fixture_key, detail)
    select id, sport, "seasonId", "roundId", "homeClubId", "awayClubId", "startsAt", "fixtureKey", detail
    from json_to_recordset(${JSON.stringify(matches)}::json) as m (id integer, sport sport, "seasonId" integer,
      "roundId" integer, "homeClubId" smallint, "awayClubId" smallint, "startsAt" timestamptz, "fixtureKey" text, detail jsonb)
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
