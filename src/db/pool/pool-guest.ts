import { sql, type Kysely } from 'kysely'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { StoredPick } from '#domain/pick/stored-pick.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { headStart } from './pool-member.ts'

export interface GuestRow {
  managerId: number
  name: string
}

/** BL14: members of a bolão for whom an owner types. */
export async function guestsOf(db: Kysely<Tables>, leagueId: number): Promise<GuestRow[]> {
  return db
    .selectFrom('pool_member')
    .innerJoin('manager', 'manager.id', 'pool_member.manager_id')
    .select(['manager.id as managerId', 'manager.name'])
    .where('league_id', '=', leagueId)
    .where('is_typed', '=', true)
    .orderBy('manager.name')
    .execute()
}

/** BL14: the guest cannot sign in. Returns undefined if somebody already has the name. */
export async function insertTypedGuest(
  trx: Trx,
  guest: { leagueId: number; name: string; nameKey: string; country: string; avatarSeed: string },
): Promise<number | undefined> {
  const { rows } = await rowOf({ id: int }).sql`
    with made as (
      insert into manager (kind, name, name_key, country, avatar_seed, created_at)
      select 'guest', ${guest.name}, ${guest.nameKey}, ${guest.country}, ${guest.avatarSeed}, game_now()
      where not exists (select from manager where name_key = ${guest.nameKey} and deleted_at is null)
      returning id
    )
    insert into pool_member (league_id, manager_id, joined_at, points, head_start, is_typed)
    select g.id, made.id, game_now(g.championship_id), h.points, h.points, true
    from made cross join league g cross join lateral ${headStart} h where g.id = ${guest.leagueId}
    returning manager_id as id`.execute(trx)
  return rows[0]?.id
}

const openMatchRow = rowOf({
  id: int,
  sport: text.of<Sport>(),
  home: text,
  away: text,
  startsAt: time,
  /**
   * BL10: the home side's lead in goals from the first leg; 0 in a tie of one leg. Null if the match does not decide
   * who goes on, or the first leg is not over.
   */
  lead: int.orNull,
})
export type OpenMatchRow = RowOf<typeof openMatchRow>

const DAYS_AHEAD = 14

/** Matches of a bolão with a date in the next two weeks that are still open for picks. */
export async function openMatches(db: Kysely<Tables>, leagueId: number): Promise<OpenMatchRow[]> {
  const { rows } = await openMatchRow.sql`
    select m.id, m.sport, h.name as home, a.name as away, m.starts_at as "startsAt", tie_lead(m.id) as lead
    from league g cross join lateral pool_matches(g.id) m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where g.id = ${leagueId} and m.state = 'scheduled' and m.has_date and m.starts_at > game_now(g.championship_id)
      and m.starts_at < game_now(g.championship_id) + make_interval(days => ${sql.lit(DAYS_AHEAD)})
    order by m.starts_at, m.id limit 100`.execute(db)
  return rows
}

const typedPickRow = rowOf({
  outcome: text.of<StoredPick['outcome']>(),
  homeGoals: int.orNull,
  awayGoals: int.orNull,
  goesOn: text.of<NonNullable<StoredPick['goesOn']>>().orNull,
  managerId: int,
  matchId: int,
})
export type TypedPickRow = RowOf<typeof typedPickRow>

/**
 * The picks on these matches that count only in this bolão: typed ones and, after kick-off, the model's. Until kick-off
 * only the owner and co-owners may see them.
 */
export async function typedPicks(
  db: Kysely<Tables>,
  leagueId: number,
  matchIds: readonly number[],
): Promise<TypedPickRow[]> {
  const { rows } = await typedPickRow.sql`
    select manager_id as "managerId", match_id as "matchId", outcome, home_goals as "homeGoals", away_goals as "awayGoals", goes_on as "goesOn"
    from pool_pick where league_id = ${leagueId} and match_id = any (${matchIds}::integer[])`.execute(db)
  return rows
}

export async function storeTypedPick(
  trx: Trx,
  { leagueId, managerId, matchId, typedBy, pick }: TypedFor & { pick: Required<StoredPick> },
): Promise<void> {
  await sql`
    insert into pool_pick (league_id, manager_id, match_id, typed_by, outcome, home_goals, away_goals, goes_on, saved_at)
    select ${leagueId}, ${managerId}, m.id, ${typedBy}, ${pick.outcome}, ${pick.homeGoals}, ${pick.awayGoals}, ${pick.goesOn}, game_now(s.championship_id)
    from match m join season s on s.id = m.season_id where m.id = ${matchId}
    on conflict (league_id, manager_id, match_id) do update set typed_by = excluded.typed_by, outcome = excluded.outcome,
      home_goals = excluded.home_goals, away_goals = excluded.away_goals, goes_on = excluded.goes_on, saved_at = excluded.saved_at`.execute(
    trx,
  )
}

interface TypedFor {
  leagueId: number
  managerId: number
  matchId: number
  typedBy: number
}

/** The row is updated before its deletion, because the check at commit fires for updated rows, not for deleted ones. */
export async function removeTypedPick(trx: Trx, { leagueId, managerId, matchId }: Omit<TypedFor, 'typedBy'>) {
  const own = sql`league_id = ${leagueId} and manager_id = ${managerId} and match_id = ${matchId}`
  await sql`update pool_pick set saved_at = saved_at where ${own}`.execute(trx)
  await sql`delete from pool_pick where ${own}`.execute(trx)
}
