import { sql, type Kysely, type RawBuilder } from 'kysely'
import { int, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { runningSeasonId, seasonsOf, type SportOfChampionship } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'

const scorerRow = rowOf({
  player_id: int,
  name: text,
  position: text,
  club_id: int,
  matches: int,
  /** Sums of the requested stats over the period, in the order of the request. */
  totals: int.array,
  /** The player's mean value per match of the period (`valueOf`). */
  mean_value: real,
  season_value: real.orNull,
  last_five_value: real,
})
export type ScorerRow = RowOf<typeof scorerRow>

const stat = (name: string) => sql`coalesce((pm.scouts ->> ${name})::integer, 0)`

/**
 * SQL for a player's value in one match. Without weights (football) it is the points, otherwise the weighted sum of the
 * box score.
 */
function valueOf(weights: Readonly<Record<string, number>> | null): RawBuilder<unknown> {
  if (weights === null) return sql`pm.point_tenths / 10.0`
  return sql.join(
    Object.entries(weights).map(([name, weight]) => sql`${weight}::float8 * ${stat(name)}`),
    sql` + `,
  )
}

const TREND_DAYS = 60

interface Request extends SportOfChampionship {
  since: Date
  stats: readonly string[]
  weights: Readonly<Record<string, number>> | null
  limit: number | null
  clubId?: number
}

/**
 * Players with a match in the period, ordered by the first stat, then the others, then by fewer matches. `season_value`
 * and `last_five_value` also use matches before the period that are at most `TREND_DAYS` old.
 */
export async function topScorers(db: Kysely<Tables>, request: Request): Promise<ScorerRow[]> {
  const { championshipId, sport, since, stats, weights, limit, clubId } = request
  const totals = sql.join(stats.map((name) => sql`sum(${stat(name)}) filter (where in_period)`))
  const { rows } = await scorerRow.sql`
    with running as (select ${runningSeasonId(championshipId, sql`${sport}`)} as season_id), seen as (
      select pm.player_id, pm.scouts, m.id, m.starts_at, (${valueOf(weights)})::float8 as value,
        m.starts_at >= ${since} as in_period, m.season_id = r.season_id as in_season,
        row_number() over (partition by pm.player_id order by m.starts_at desc) as back
      from match m join player_match pm on pm.match_id = m.id, running r
      where m.sport = ${sport} and m.season_id in ${seasonsOf(championshipId)} and m.state = 'final'
        and (${clubId ?? null}::integer is null or pm.club_id = ${clubId ?? null})
        and m.starts_at >= least(${since}::timestamptz, game_now(${championshipId}) - make_interval(days => ${TREND_DAYS}))
    ), summed as (
      select pm.player_id, count(*) filter (where in_period)::integer as matches, array[${totals}]::integer[] as totals,
        avg(value) filter (where in_period) as mean_value, avg(value) filter (where in_season) as season_value,
        avg(value) filter (where back <= 5) as last_five_value
      from seen pm group by pm.player_id
    )
    select s.*, p.name, p.position, p.club_id
    from summed s join player p on p.id = s.player_id
    where s.matches > 0
    order by s.totals desc, s.matches, s.player_id
    limit ${limit}`.execute(db)
  return rows
}
