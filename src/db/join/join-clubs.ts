import { sql } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import { matchInUse } from '#db/match/match-in-use.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ClubJoinFacts, Joined } from '#domain/join/join.ts'
import { closedChoices } from './joins.ts'

export type JsonRow = Readonly<Record<string, unknown>>

const clubToJoinRow = rowOf({ id: int, slug: text, name: text, row: json<JsonRow>() })
export type ClubToJoin = RowOf<typeof clubToJoinRow>

/** Locks the clubs until the transaction ends. */
export async function selectClubsForUpdate(
  trx: Trx,
  championshipId: ChampionshipId,
  ids: readonly number[],
): Promise<Map<number, ClubToJoin>> {
  const { rows } = await clubToJoinRow.sql`
    select id, slug, name, to_jsonb(c) as row from club c
    where championship_id = ${championshipId} and sport = 'futebol' and id = any (${ids}::integer[]) order by id for update`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Pairs of matches of one season: one of the club that goes, one of the club that stays, against the same opponent at
 * the same ground.
 */
const doubled = ({ goneId, keptId }: Joined) => sql`
  select g.id as gone_match, k.id as kept_match from match g join match k on k.season_id = g.season_id
    and (g.home_club_id = ${goneId} and k.home_club_id = ${keptId} and k.away_club_id = g.away_club_id
      or g.away_club_id = ${goneId} and k.away_club_id = ${keptId} and k.home_club_id = g.home_club_id)`

export async function clubJoinFacts(trx: Trx, championshipId: ChampionshipId, joined: Joined): Promise<ClubJoinFacts> {
  const { goneId, keptId } = joined
  const { rows } = await rowOf({ meetings: int, roundsApart: int, doubledInUse: int }).sql`
    with doubled as (${doubled(joined)})
    select (select count(*)::integer from match where ${goneId} in (home_club_id, away_club_id) and ${keptId} in (home_club_id, away_club_id))
        as meetings,
      (select count(distinct g.round_id)::integer from match g join match k on k.round_id = g.round_id
        where ${goneId} in (g.home_club_id, g.away_club_id) and ${keptId} in (k.home_club_id, k.away_club_id)
          and not exists (select from doubled d where d.gone_match = g.id or d.kept_match = k.id)) as "roundsApart",
      (select count(*)::integer from doubled d where ${sql.raw(matchInUse('d.gone_match'))}) as "doubledInUse"`.execute(
    trx,
  )
  const [facts] = rows
  if (!facts) throw new Error('no facts about the clubs')
  return { ...facts, closedChoices: await closedChoices(trx, { championshipId, kind: 'club', id: goneId }) }
}

/** A match that a join deleted, with its report. `news` is the exact text, because the digest is that of the text. */
interface RemovedMatch {
  match: JsonRow
  report: { match_id: number; as_of: string; digest: string; news: string } | null
  /** The ties that had this match. Joins that an older version stored lack this list. */
  ties?: number[]
}

/** Everything that one join of clubs moved. */
export interface MovedClub {
  club: JsonRow
  players: number[]
  home: number[]
  away: number[]
  homeTies: number[]
  awayTies: number[]
  managers: number[]
  aliases: string[]
  /** Matches that both clubs had: those of the joined club were deleted. */
  removed: RemovedMatch[]
}

type From = { from: number; to: number }

/** Changes only rows that still have the old value: a player who has moved on since must not be brought back. */
async function moveColumn(
  trx: Trx,
  { table, column, from, to, only }: From & { table: string; column: string; only?: readonly number[] },
): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}
      ${only ? sql`and id = any (${only}::integer[])` : sql``} returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Changes one club to the other in the rows of players and events of these matches. */
async function moveInMatches(trx: Trx, { from, to, matches }: From & { matches: readonly number[] }): Promise<void> {
  for (const table of ['player_match', 'match_event'])
    await sql`update ${sql.table(table)} set club_id = ${to}
      where match_id = any (${matches}::integer[]) and club_id = ${from}`.execute(trx)
}

/** The key of a match contains the keys of its clubs: `12:spt:bahia`, `12:bahia:spt:2`. */
async function renameFixtures(
  trx: Trx,
  { matches, from, to }: { matches: readonly number[]; from: string; to: string },
): Promise<void> {
  await sql`
    update match set fixture_key = (
      select string_agg(case when n.place in (2, 3) and n.part = ${from} then ${to} else n.part end, ':' order by n.place)
      from string_to_table(fixture_key, ':') with ordinality as n (part, place))
    where id = any (${matches}::integer[]) and fixture_key is not null`.execute(trx)
}

async function removeDoubled(trx: Trx, joined: Joined): Promise<RemovedMatch[]> {
  const { rows } = await rowOf({ row: json<RemovedMatch>(), id: int }).sql`
    select m.id, jsonb_build_object('match', to_jsonb(m), 'report', (
      select jsonb_build_object('match_id', match_id, 'as_of', as_of, 'digest', digest, 'news', news::text)
      from match_report where match_id = m.id), 'ties', array(
      select id from championship_tie where match_id = m.id order by id)) as row
    from match m where m.id in (select gone_match from (${doubled(joined)}) d)`.execute(trx)
  const ids = rows.map(({ id }) => id)
  for (const table of ['forecast', 'match_crowd'])
    await sql`delete from ${sql.table(table)} where match_id = any (${ids}::integer[])`.execute(trx)
  await sql`update championship_tie set match_id = null where match_id = any (${ids}::integer[])`.execute(trx)
  await sql`delete from match where id = any (${ids}::integer[])`.execute(trx)
  return rows.map(({ row }) => row)
}

async function dropDerivedOf(trx: Trx, clubId: number): Promise<void> {
  for (const table of ['club_strength', 'season_outlook'])
    await sql`delete from ${sql.table(table)} where club_id = ${clubId}`.execute(trx)
}

export async function moveClub(
  trx: Trx,
  championshipId: ChampionshipId,
  { gone, kept }: { gone: ClubToJoin; kept: ClubToJoin },
): Promise<MovedClub> {
  const way = { from: gone.id, to: kept.id }
  const removed = await removeDoubled(trx, { goneId: gone.id, keptId: kept.id })
  const players = await moveColumn(trx, { table: 'player', column: 'club_id', ...way })
  const home = await moveColumn(trx, { table: 'match', column: 'home_club_id', ...way })
  const away = await moveColumn(trx, { table: 'match', column: 'away_club_id', ...way })
  await moveInMatches(trx, { ...way, matches: [...home, ...away] })
  await renameFixtures(trx, { matches: [...home, ...away], from: gone.slug, to: kept.slug })
  const homeTies = await moveColumn(trx, { table: 'championship_tie', column: 'home_club_id', ...way })
  const awayTies = await moveColumn(trx, { table: 'championship_tie', column: 'away_club_id', ...way })
  const managers = await moveColumn(trx, { table: 'manager', column: 'favorite_club_id', ...way })
  const { rows } = await rowOf({ key: text }).sql`
    update club_alias set club_id = ${kept.id} where club_id = ${gone.id} returning key`.execute(trx)
  await dropDerivedOf(trx, gone.id)
  await sql`delete from club where id = ${gone.id}`.execute(trx)
  await sql`
    insert into club_alias (championship_id, key, club_id) values (${championshipId}, ${gone.slug}, ${kept.id})
    on conflict (championship_id, key) do update set club_id = excluded.club_id`.execute(trx)
  const aliases = rows.map(({ key }) => key)
  return { club: gone.row, players, home, away, homeTies, awayTies, managers, aliases, removed }
}

const insertBack = (table: string, rows: readonly JsonRow[]) => sql`
  insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`

/**
 * JN7: returns what the join moved, except what no longer belongs to the club that stays. Forecasts are computed again.
 */
export async function moveClubBack(
  trx: Trx,
  championshipId: ChampionshipId,
  { moved, kept }: { moved: MovedClub; kept: ClubToJoin },
): Promise<void> {
  const gone = moved.club as { id: number; slug: string }
  const way = { from: kept.id, to: gone.id }
  const matches = [...moved.home, ...moved.away]
  await insertBack('club', [moved.club]).execute(trx)
  await sql`delete from club_alias where championship_id = ${championshipId} and key = ${gone.slug}`.execute(trx)
  await sql`update club_alias set club_id = ${gone.id}
    where championship_id = ${championshipId} and key = any (${moved.aliases}::text[])`.execute(trx)
  await moveColumn(trx, { table: 'player', column: 'club_id', ...way, only: moved.players })
  await moveColumn(trx, { table: 'match', column: 'home_club_id', ...way, only: moved.home })
  await moveColumn(trx, { table: 'match', column: 'away_club_id', ...way, only: moved.away })
  await moveInMatches(trx, { ...way, matches })
  await renameFixtures(trx, { matches, from: kept.slug, to: gone.slug })
  await moveColumn(trx, { table: 'championship_tie', column: 'home_club_id', ...way, only: moved.homeTies })
  await moveColumn(trx, { table: 'championship_tie', column: 'away_club_id', ...way, only: moved.awayTies })
  await moveColumn(trx, { table: 'manager', column: 'favorite_club_id', ...way, only: moved.managers })
  await insertBack(
    'match',
    moved.removed.map(({ match }) => match),
  ).execute(trx)
  for (const { match, ties = [] } of moved.removed)
    await sql`update championship_tie set match_id = ${match['id']}
      where id = any (${ties}::integer[]) and match_id is null`.execute(trx)
  for (const { report } of moved.removed)
    if (report)
      await sql`insert into match_report (match_id, as_of, digest, news)
        values (${report.match_id}, ${report.as_of}, ${report.digest}, ${report.news}::json)`.execute(trx)
  await dropDerivedOf(trx, kept.id)
}
