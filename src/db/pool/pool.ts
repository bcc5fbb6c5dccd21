import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { NO_EXTRAS, type PoolExtras } from '#domain/pool/pool-extras.ts'
import type { PoolScoring } from '#domain/pool/pool-scoring.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { rulesColumns } from './pool-worth.ts'

const poolRow = rowOf({
  sport: text.of<Sport>().orNull,
  scoring: json<PoolScoring>(),
  extras: json<PoolExtras>(),
  /** BL17: the other championships that the bolão counts now. */
  championships: json<{ slug: string; name: string }[]>(),
  /** BL17: how many more championships the bolão would count if they were still public. */
  hidden: int,
  /** BL9: latecomers begin with the average of the last third instead of nothing. */
  lateStartAverage: bool,
  /** BL3: the first match of the bolão has kicked off. */
  isFrozen: bool,
  /** The number of the bolão's matches, without abandoned ones, and of those that are counted. */
  matches: int,
  counted: int,
})
export type PoolRow = RowOf<typeof poolRow>

interface NewPool {
  leagueId: number
  sport: Sport | null
  scoring: PoolScoring
  extras?: PoolExtras
  lateStartAverage?: boolean
}

export async function insertPool(
  trx: Trx,
  { leagueId, sport, scoring, extras = NO_EXTRAS, lateStartAverage = false }: NewPool,
): Promise<void> {
  await sql`
    insert into pool (league_id, sport, exact, winner_goals, difference, draw, loser_goals, winner, late_start_average)
    values (${leagueId}, ${sport}, ${scoring.exact}, ${scoring.winnerGoals}, ${scoring.difference}, ${scoring.draw},
      ${scoring.loserGoals}, ${scoring.winner}, ${lateStartAverage})`.execute(trx)
  await storeExtras(trx, leagueId, extras)
}

export async function poolOf(db: Kysely<Tables>, leagueId: number): Promise<PoolRow | undefined> {
  const { rows } = await poolRow.sql`
    select p.sport, ${rulesColumns},
      (select coalesce(json_agg(json_build_object('slug', x.slug, 'name', x.name) order by x.id), '[]')
        from pool_counted_championship c join championship x on x.id = c.championship_id where c.league_id = p.league_id) as championships,
      (select count(*)::integer from pool_championship c join championship x on x.id = c.championship_id and not x.is_public
        where c.league_id = p.league_id) as hidden,
      p.late_start_average as "lateStartAverage", m.matches, m.counted, m."isFrozen"
    from pool p join league g on g.id = p.league_id cross join lateral (
      select count(*)::integer as matches, (count(*) filter (where picks_settled and not is_awarded))::integer as counted,
        coalesce(bool_or(starts_at <= game_now(g.championship_id)), false) as "isFrozen"
      from pool_matches(p.league_id) where state <> 'abandoned') m
    where p.league_id = ${leagueId}`.execute(db)
  return rows[0]
}

export async function storeScoring(trx: Trx, leagueId: number, scoring: PoolScoring): Promise<void> {
  await sql`
    update pool set exact = ${scoring.exact}, winner_goals = ${scoring.winnerGoals}, difference = ${scoring.difference},
      draw = ${scoring.draw}, loser_goals = ${scoring.loserGoals}, winner = ${scoring.winner}
    where league_id = ${leagueId}`.execute(trx)
}

export async function storeExtras(trx: Trx, leagueId: number, extras: PoolExtras): Promise<void> {
  await sql`
    update pool set goes_on = ${extras.goesOn}, after_extra_time = ${extras.afterExtraTime}, knockout_times = ${extras.knockoutTimes},
      semifinal_times = ${extras.semifinalTimes}, final_times = ${extras.finalTimes}, has_joker = ${extras.hasJoker},
      bracket_points = ${extras.bracketPoints}, bracket_early = ${extras.bracketEarly}, vacation_picks = ${extras.vacationPicks}, counts_squads = ${extras.countsSquads}
    where league_id = ${leagueId}`.execute(trx)
}

/** BL17: the other championships that a bolão counts now. */
export async function countedChampionships(db: Kysely<Tables>, leagueId: number): Promise<ChampionshipId[]> {
  const { rows } = await rowOf({ id: int.of<ChampionshipId>() }).sql`
    select championship_id as id from pool_counted_championship where league_id = ${leagueId} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * BL17: adds the championships that are public and have the same time as the bolão's own. Returns false if not all of
 * them fit.
 */
export async function addChampionships(trx: Trx, leagueId: number, slugs: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    insert into pool_championship (league_id, championship_id)
    select g.id, c.id from league g join championship c on c.slug = any (${[...slugs]}::text[]) and c.is_public and c.id <> g.championship_id
      and have_same_clock(c.id, g.championship_id)
    where g.id = ${leagueId} returning 1`.execute(trx)
  return rows.length === slugs.length
}
