import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { LeagueFormat, LeagueVisibility } from '#domain/league/league-kinds.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { prizeSeasonStart } from './prize-season.ts'

const leagueRow = rowOf({
  id: int,
  championshipId: int.of<ChampionshipId>(),
  name: text,
  description: text,
  format: text.of<LeagueFormat>(),
  visibility: text.of<LeagueVisibility>(),
  prize: int,
  participants: int,
  startsAt: time,
  endsAt: time,
  endedAt: time.orNull,
  featured: int.orNull,
  edition: int,
  ownerId: int.orNull,
  ownerName: text.orNull,
  inviteCode: text.orNull,
  winnerSquadId: int.orNull,
  /** The winner of a bolão, which people win without a squad. */
  winnerManagerId: int.orNull,
  trophyPoints: int.orNull,
  /** True if the owner has closed the league, its end date has passed, it is over, or its bracket is drawn. */
  isClosed: bool,
  /**
   * False: no deadline (in a bolão: no match) between its dates is still to come, and the calendar reaches its end.
   * Then new members would never score. Always true for a knockout.
   */
  hasMoreRounds: bool,
  /** LG15: what leagues of the same owner have paid this season. */
  prizesGiven: int,
})
export type LeagueRow = RowOf<typeof leagueRow>

type SpanFacts = Record<'championship' | 'format' | 'starts' | 'ends' | 'sport', RawBuilder<unknown>>

/**
 * Whether a deadline between the league's dates is still to come. If the calendar does not reach the league's end yet,
 * the answer is yes.
 */
const roundsLeft = (league: SpanFacts) => sql`(
  exists (select from round r where r.championship_id = ${league.championship} and r.state = 'open'
    and r.deadline_at > game_now(${league.championship}) and r.deadline_at >= ${league.starts} and r.deadline_at < ${league.ends})
  or not exists (select from round r where r.championship_id = ${league.championship} and r.deadline_at >= ${league.ends}))`

/** A knockout ends with its final, not on a date. */
const canStillScore = (league: SpanFacts) => sql`case ${league.format}::text
  when 'mata-mata' then true when 'bolao' then matches_left(${league.championship}, ${league.sport}, ${league.starts}, ${league.ends}) else ${roundsLeft(league)} end`

const hasMoreRounds = sql`(${canStillScore({
  championship: sql`g.championship_id`,
  format: sql`g.format`,
  starts: sql`g.starts_at`,
  ends: sql`g.ends_at`,
  sport: sql`(select p.sport from pool p where p.league_id = g.id)`,
})} or exists (select from pool p join pool_counted_championship c on c.league_id = p.league_id
  where p.league_id = g.id and matches_left(c.championship_id, p.sport, g.starts_at, g.ends_at)))`

/** LG10, BL5: whether anybody could score in a league with these dates. */
export async function holdsPlay(
  db: Kysely<Tables>,
  league: {
    championshipId: ChampionshipId
    format: LeagueFormat
    sport: Sport | null
    startsAtMs: number
    endsAtMs: number
  },
): Promise<boolean> {
  const moment = (ms: number) => sql`${new Date(ms)}::timestamptz`
  const left = canStillScore({
    championship: sql`${league.championshipId}`,
    format: sql`${league.format}`,
    starts: moment(league.startsAtMs),
    ends: moment(league.endsAtMs),
    sport: sql`${league.sport}::sport`,
  })
  const { rows } = await rowOf({ holds: bool }).sql`select ${left} as holds`.execute(db)
  return rows[0]?.holds ?? false
}

const columns = sql`g.id, g.championship_id as "championshipId", g.name, g.description, g.format, g.visibility, g.prize, g.member_count as participants,
  g.starts_at as "startsAt", g.ends_at as "endsAt", g.ended_at as "endedAt", g.featured, g.edition,
  g.owner_id as "ownerId", o.name as "ownerName", g.invite_code as "inviteCode", g.winner_squad_id as "winnerSquadId",
  g.winner_manager_id as "winnerManagerId", g.trophy_points as "trophyPoints",
  (g.closed_at is not null or g.ended_at is not null or g.ends_at <= game_now(g.championship_id)
    or (g.format = 'mata-mata' and exists (select from league_tie t where t.league_id = g.id))) as "isClosed",
  ${hasMoreRounds} as "hasMoreRounds",
  (select coalesce(sum(t.trophy_points), 0)::integer from league t
    where t.owner_id = g.owner_id and t.championship_id = g.championship_id and t.featured is null
      and t.ended_at >= ${prizeSeasonStart(sql`g.championship_id`, sql`game_now(g.championship_id)`)}) as "prizesGiven"`

/** Reads details only of the leagues found. */
async function readLeagues(
  db: Kysely<Tables>,
  found: RawBuilder<unknown>,
  { order = sql`g.id`, front = sql`` }: { order?: RawBuilder<unknown>; front?: RawBuilder<unknown> } = {},
): Promise<LeagueRow[]> {
  const { rows } = await leagueRow.sql`${front}
    select ${columns} from (select * from league g where ${found}) g left join manager o on o.id = g.owner_id
    order by ${order}`.execute(db)
  return rows
}

export interface LeagueSearch {
  championshipId: ChampionshipId
  search: string
  scope: 'open' | 'mine' | 'ended'
  format: LeagueFormat | undefined
  managerId: number | undefined
  limit: number
  offset: number
}

function scopeOf({ championshipId, scope, format, managerId, search }: LeagueSearch): RawBuilder<unknown> {
  const mine = sql`g.id in (
    select id from league where owner_id = ${managerId ?? -1}
    union all select league_id from league_member where manager_id = ${managerId ?? -1}
    union all select league_id from pool_member where manager_id = ${managerId ?? -1})`
  const among =
    scope === 'mine'
      ? mine
      : scope === 'ended'
        ? sql`g.ended_at is not null and (g.visibility = 'public' or ${mine})`
        : sql`g.ended_at is null and g.visibility = 'public'`
  const inChampionship = sql`g.championship_id = ${championshipId} and ${among}`
  const scoped = format ? sql`${inChampionship} and g.format = ${format}` : inChampionship
  if (search === '') return scoped
  return sql`${scoped} and (search_text(g.name) like '%' || search_text(${search}) || '%'
    or search_text(${search}) <% search_text(g.name))`
}

/** Featured first, in the specification's order, then by size. */
const byFame = sql`g.featured nulls last, g.member_count desc, g.id`

export async function searchLeagues(
  db: Kysely<Tables>,
  search: LeagueSearch,
): Promise<{ rows: LeagueRow[]; total: number }> {
  const scope = scopeOf(search)
  const order = search.scope === 'open' ? byFame : sql`g.ended_at desc nulls first, ${byFame}`
  // The home page asks for the person's own leagues, so that statement is prepared. The best plan of other searches
  // depends on the search.
  const front = search.scope === 'mine' && search.search === '' ? prepared : sql``
  const [rows, counted] = await Promise.all([
    readLeagues(db, sql`${scope} order by ${order} limit ${search.limit} offset ${search.offset}`, { order, front }),
    rowOf({ total: int }).sql`${front}select count(*)::integer as total from league g where ${scope}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export const leagueById = async (db: Kysely<Tables>, id: number): Promise<LeagueRow | undefined> =>
  (await readLeagues(db, sql`g.id = ${id}`))[0]

/** CP4: finds nothing in a championship that the viewer may not see. */
export const leagueForViewer = async (
  db: Kysely<Tables>,
  id: number,
  viewerId: number | null,
): Promise<LeagueRow | undefined> =>
  (await readLeagues(db, sql`g.id = ${id} and may_see(g.championship_id, ${viewerId}::integer)`))[0]

/** CP9: in a championship that the viewer may not see, a code finds nothing here. */
export const leagueByCode = async (
  db: Kysely<Tables>,
  code: string,
  viewerId: number | null,
): Promise<LeagueRow | undefined> =>
  (await readLeagues(db, sql`g.invite_code = ${code} and may_see(g.championship_id, ${viewerId}::integer)`))[0]

/** Locks the league until the transaction ends, so that joining, leaving and closing follow each other. */
export async function selectLeagueForUpdate(trx: Trx, id: number): Promise<LeagueRow | undefined> {
  await sql`select 1 from league where id = ${id} for update`.execute(trx)
  return leagueById(trx, id)
}

export interface LeagueDraftRow {
  championshipId: ChampionshipId
  name: string
  description: string
  format: LeagueFormat
  visibility: LeagueVisibility
  prize: number
  startsAtMs: number
  endsAtMs: number
  ownerId: number
  inviteCode: string | null
}

export async function insertLeague(trx: Trx, league: LeagueDraftRow): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    insert into league (championship_id, name, description, format, visibility, prize, starts_at, ends_at, owner_id, invite_code, created_at)
    values (${league.championshipId}, ${league.name}, ${league.description}, ${league.format}, ${league.visibility}, ${league.prize},
      ${new Date(league.startsAtMs)}, ${new Date(league.endsAtMs)}, ${league.ownerId}, ${league.inviteCode}, game_now(${league.championshipId}))
    returning id`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the league was not stored')
  return row.id
}

export interface LeagueEdit {
  name: string | undefined
  description: string | undefined
  ownerId: number | undefined
  closed: boolean | undefined
}

export async function editLeague(trx: Trx, id: number, edit: LeagueEdit): Promise<void> {
  await sql`
    update league set name = coalesce(${edit.name ?? null}, name),
      description = coalesce(${edit.description ?? null}, description),
      owner_id = coalesce(${edit.ownerId ?? null}::integer, owner_id),
      closed_at = case ${edit.closed ?? null}::boolean when true then game_now(championship_id) when false then null else closed_at end
    where id = ${id}`.execute(trx)
}

export async function storeInviteCode(trx: Trx, id: number, code: string | null): Promise<void> {
  await sql`
    update league g set invite_code = ${code} where g.id = ${id}
      and (g.visibility = 'private' or not (select c.is_public from championship c where c.id = g.championship_id))`.execute(
    trx,
  )
}

export async function countRunningLeagues(trx: Trx, ownerId: number): Promise<number> {
  const { rows } = await rowOf({ count: int }).sql`
    select count(*)::integer as count from league where owner_id = ${ownerId} and ended_at is null`.execute(trx)
  return rows[0]?.count ?? 0
}

/**
 * LG11: the owner may delete a running league without other members in which nothing was played, unless it is featured.
 * The rule is decided in SQL, because it depends only on which rows exist.
 */
export async function isUnplayed(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from league g where g.id = ${id} and g.ended_at is null and g.featured is null
      and not exists (select from league_tie t where t.league_id = g.id)
      and not exists (
        select from league_member m where m.league_id = g.id and (m.manager_id <> g.owner_id
          or exists (select from round r where r.championship_id = g.championship_id and r.locked_at >= greatest(g.starts_at, m.joined_at))))
      and not exists (
        select from pool_member o where o.league_id = g.id and (o.manager_id <> g.owner_id
          or exists (select from pool_matches(g.id) x where x.starts_at > o.joined_at and x.starts_at <= game_now(g.championship_id))))`.execute(
    db,
  )
  return rows.length > 0
}

/** Deletes the league with its members and the activities of their joining. Only for a league that `isUnplayed`. */
export async function deleteLeague(trx: Trx, id: number): Promise<void> {
  await sql`
    with squads as (delete from league_member where league_id = ${id} returning manager_id),
    people as (delete from pool_member where league_id = ${id} returning manager_id)
    delete from activity a using league g
    where g.id = ${id} and a.type = 'league_joined' and a.data->>'leagueId' = ${String(id)}
      and a.manager_id in (select manager_id from squads union select manager_id from people union select g.owner_id)`.execute(
    trx,
  )
  await sql`delete from league where id = ${id}`.execute(trx)
}
