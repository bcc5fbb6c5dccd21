import type { Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Achievement } from '#domain/achievement/achievements.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

type OfRound = Participant & { roundId: number }

const storyLineupRow = rowOf({
  squadId: int,
  playerIds: int.array,
  benchIds: int.array,
  /** In the order of the players; null if the lineup was locked before prices were stored with it. */
  pricesPaid: int.array.orNull,
  rank: int.orNull,
  of: int,
})
export type StoryLineupRow = RowOf<typeof storyLineupRow>

/** The lineup that counts (SQ9), with its place in the round once that is settled. */
export async function storyLineup(
  db: Kysely<Tables>,
  { managerId, roundId }: OfRound,
): Promise<StoryLineupRow | undefined> {
  const { rows } = await storyLineupRow.sql`
    select l.squad_id as "squadId", l.player_ids as "playerIds", coalesce(l.bench_ids, '{}') as "benchIds", l.prices_paid as "pricesPaid", c.rank,
      (select count(*)::integer from lineup_score where round_id = l.round_id) as of
    from lineup l left join lineup_score c on c.round_id = l.round_id and c.squad_id = l.squad_id
    where l.round_id = ${roundId} and l.manager_id = ${managerId} and l.counts`.execute(db)
  return rows[0]
}

const performanceRow = rowOf({
  matchId: int,
  playerId: int,
  scouts: json<ScoutCounts>(),
  rules: text.orNull,
  /** The player's position in that match, if it was not their usual one. */
  role: text.of<Position>().orNull,
  pointTenths: int,
})
export type PerformanceRow = RowOf<typeof performanceRow>

export async function performancesOf(
  db: Kysely<Tables>,
  { roundId, playerIds }: { roundId: number; playerIds: readonly number[] },
): Promise<PerformanceRow[]> {
  const { rows } = await performanceRow.sql`
    select m.id as "matchId", pm.player_id as "playerId", pm.scouts, pm.rules, pm.position as role, pm.point_tenths as "pointTenths"
    from match m join player_match pm on pm.match_id = m.id
    where m.round_id = ${roundId} and pm.player_id = any (${playerIds}) order by m.starts_at, m.id`.execute(db)
  return rows
}

const standingRow = rowOf({ points: int, rank: int, pointsBefore: int.orNull, rankBefore: int.orNull })
export type StandingRow = RowOf<typeof standingRow>

export async function standingAfter(
  db: Kysely<Tables>,
  { managerId, roundId, earlierId }: OfRound & { earlierId: number | null },
): Promise<StandingRow | undefined> {
  const { rows } = await standingRow.sql`
    select h.points, h.rank, b.points as "pointsBefore", b.rank as "rankBefore"
    from standing_of(${roundId}, ${managerId}) h left join standing_of(${earlierId}, ${managerId}) b on true`.execute(
    db,
  )
  return rows[0]
}

export async function achievementsBetween(
  db: Kysely<Tables>,
  { championshipId, managerId, from, until }: Participant & { from: Date; until: Date | null },
): Promise<Achievement[]> {
  const { rows } = await rowOf({ kind: text.of<Achievement>() }).sql`
    select kind from championship_achievement
    where championship_id = ${championshipId} and manager_id = ${managerId} and at >= ${from} and (${until}::timestamptz is null or at < ${until}::timestamptz)
    order by at`.execute(db)
  return rows.map(({ kind }) => kind)
}
