import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bool, int, real, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { hasPlayed } from './has-played.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Source } from '#domain/championship/championship.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import type { Sport } from '#domain/sport/sport.ts'

const championshipRow = rowOf({
  id: int.of<ChampionshipId>(),
  slug: text,
  name: text,
  sports: text.of<Sport>().array,
  modality: text.of<Modality>(),
  source: text.of<Source>(),
  timeZone: text,
  /** The rule set of the championship's new rounds. */
  rules: text,
  isPublic: bool,
  countsGlobally: bool,
  isArchived: bool,
  isOrganiser: bool,
  /** Whether the viewer was admitted as a member. */
  isMember: bool,
  isLive: bool,
  hasMore: bool,
  hasMarket: bool,
  nextDeadlineMs: int.orNull,
  lastMatchMs: int.orNull,
  gameNowMs: int,
  pace: real,
})
export type ChampionshipRow = RowOf<typeof championshipRow>

const milliseconds = (at: string) => sql.raw(`floor(extract(epoch from ${at}) * 1000)::float8`)
const ofSeasons = sql`match m join season n on n.id = m.season_id where n.championship_id = c.id`
const nobody = 0

const columns = (viewerId: ManagerId | undefined) => sql`
  c.id, c.slug, c.name, c.modality, c.source, c.time_zone as "timeZone", c.rules, c.is_public as "isPublic",
  c.counts_globally as "countsGlobally", c.archived_at is not null as "isArchived",
  array(select n.sport::text from season n where n.championship_id = c.id group by n.sport order by n.sport) as sports,
  exists (select from championship_organiser o where o.championship_id = c.id and o.manager_id = ${viewerId ?? nobody}) as "isOrganiser",
  exists (select from championship_member e where e.championship_id = c.id and e.manager_id = ${viewerId ?? nobody}) as "isMember",
  exists (select from ${ofSeasons} and m.state = 'live') as "isLive",
  exists (select from ${ofSeasons} and m.state = 'scheduled') as "hasMore",
  exists (select from player p where p.championship_id = c.id) as "hasMarket",
  (select ${milliseconds('min(r.deadline_at)')} from round r where r.championship_id = c.id and r.state = 'open') as "nextDeadlineMs",
  (select ${milliseconds('max(x.at)')} from (
    select max(last.starts_at) as at from season n cross join lateral (
      select m.starts_at from match m where m.season_id = n.id and m.has_date order by m.starts_at desc limit 1) last
    where n.championship_id = c.id
    union all select max(t.starts_at) from championship_tie t where t.championship_id = c.id) x) as "lastMatchMs",
  ${milliseconds('game_now(c.id)')} as "gameNowMs", pace_of(c.id) as pace`

async function read(db: Kysely<Tables>, viewerId: ManagerId | undefined, which: RawBuilder<unknown>) {
  const { rows } = await championshipRow.sql`
    select ${columns(viewerId)} from championship c where ${which} order by c.id`.execute(db)
  return rows
}

export const readChampionships = (db: Kysely<Tables>, viewerId: ManagerId | undefined) => read(db, viewerId, sql`true`)

export const readChampionship = async (db: Kysely<Tables>, viewerId: ManagerId | undefined, slug: string) =>
  (await read(db, viewerId, sql`c.slug = ${slug}`))[0]

const championshipCountsRow = rowOf({
  clubs: int,
  players: int,
  matches: int,
  played: int,
  participants: int,
  inviteCode: text.orNull,
  leaguesInvite: bool,
})
export type ChampionshipCounts = RowOf<typeof championshipCountsRow>

export async function countsOf(db: Kysely<Tables>, id: ChampionshipId): Promise<ChampionshipCounts> {
  const { rows } = await championshipCountsRow.sql`
    select c.invite_code as "inviteCode", c.leagues_invite as "leaguesInvite",
      (select count(*)::integer from club where championship_id = c.id) as clubs,
      (select count(*)::integer from player where championship_id = c.id) as players,
      (select count(*)::integer from ${ofSeasons}) as matches,
      (select count(*)::integer from ${ofSeasons} and m.state = 'final') as played,
      (select count(*)::integer from manager_stat
        where championship_id = c.id and ${hasPlayed}) as participants
    from championship c where c.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no championship ${id}`)
  return row
}

export async function organisersOf(
  db: Kysely<Tables>,
  id: ChampionshipId,
): Promise<{ managerId: ManagerId; name: string; appointedBy: ManagerId | null }[]> {
  return db
    .selectFrom('championship_organiser')
    .innerJoin('manager', 'manager.id', 'championship_organiser.manager_id')
    .select(['manager.id as managerId', 'manager.name', 'championship_organiser.appointed_by as appointedBy'])
    .where('championship_id', '=', id)
    .orderBy('championship_organiser.at')
    .execute()
}
