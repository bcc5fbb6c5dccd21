import { sql, type Kysely } from 'kysely'
import { int, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import type { DisplayLinkKind } from '#domain/display-link/display-link-kinds.ts'

const displayLinkRow = rowOf({
  id: int,
  kind: text.of<DisplayLinkKind>(),
  championship: text,
  leagueId: int.orNull,
  leagueName: text.orNull,
  madeAt: time,
})
export type DisplayLinkRow = RowOf<typeof displayLinkRow>

export async function displayLinksOf(db: Kysely<Tables>, managerId: ManagerId): Promise<DisplayLinkRow[]> {
  const { rows } = await displayLinkRow.sql`
    select d.id, d.kind, c.slug as championship, d.league_id as "leagueId", g.name as "leagueName", d.made_at as "madeAt"
    from display_link d join championship c on c.id = d.championship_id left join league g on g.id = d.league_id
    where d.manager_id = ${managerId} order by d.id desc`.execute(db)
  return rows
}

export interface NewDisplayLinkRow {
  managerId: ManagerId
  kind: DisplayLinkKind
  championshipId: ChampionshipId
  leagueId: number | null
  digest: string
}

/** DL3: returns the id of the new link, or undefined if the person has `most` links already. */
export async function insertDisplayLink(
  db: Kysely<Tables>,
  { managerId, kind, championshipId, leagueId, digest }: NewDisplayLinkRow,
  most: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select from manager where id = ${managerId} for update`.execute(trx)
    const { rows } = await rowOf({ id: int }).sql`
      insert into display_link (manager_id, kind, championship_id, league_id, digest)
      select ${managerId}, ${kind}, ${championshipId}, ${leagueId}::integer, ${digest}
      where (select count(*) from display_link where manager_id = ${managerId}) < ${most}
      returning id`.execute(trx)
    return rows[0]?.id
  })
}

export async function deleteDisplayLink(db: Kysely<Tables>, { managerId, id }: { managerId: ManagerId; id: number }) {
  const { numDeletedRows } = await db
    .deleteFrom('display_link')
    .where('manager_id', '=', managerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const openedRow = rowOf({
  kind: text.of<DisplayLinkKind>(),
  userId: text,
  managerId: int,
  championshipId: int.of<ChampionshipId>(),
  championship: text,
  leagueId: int.orNull,
})
export type OpenedLink = RowOf<typeof openedRow>

/** DL1: what a link shows and for whom. Undefined once its maker has deleted their account. */
export async function openDisplayLink(db: Kysely<Tables>, digest: string): Promise<OpenedLink | undefined> {
  const { rows } = await openedRow.sql`
    select d.kind, m.user_id as "userId", m.id as "managerId", c.id as "championshipId", c.slug as championship,
      d.league_id as "leagueId"
    from display_link d join manager m on m.id = d.manager_id join championship c on c.id = d.championship_id
    where d.digest = ${digest} and m.deleted_at is null`.execute(db)
  return rows[0]
}

const resultRow = rowOf({ at: time, home: text, away: text, homeScore: int.orNull, awayScore: int.orNull, state: text })

const MOST_RESULTS = 2000

/** Finished and running matches, newest first, at most `MOST_RESULTS`. */
export async function resultsOf(db: Kysely<Tables>, championshipId: ChampionshipId) {
  const { rows } = await resultRow.sql`
    select m.starts_at as at, h.name as home, a.name as away, m.home_score as "homeScore", m.away_score as "awayScore",
      m.state::text as state
    from match m join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where m.season_id in ${seasonsOf(championshipId)} and m.state in ('live', 'final')
    order by m.starts_at desc, m.id desc limit ${MOST_RESULTS}`.execute(db)
  return rows
}
