import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ReportReason, Verdict } from '#domain/wall/wall-kinds.ts'
import type { WallKey } from './wall-key.ts'

interface Report {
  messageId: number
  managerId: number
  reason: ReportReason
}

/** A person's second report of the same message changes nothing. */
export async function insertReport(db: Kysely<Tables>, { messageId, managerId, reason }: Report): Promise<void> {
  await sql`
    insert into wall_report (message_id, manager_id, reason, text, at)
    select id, ${managerId}, ${reason}, text, now() from wall_message where id = ${messageId}
    on conflict do nothing`.execute(db)
}

const reportRow = rowOf({
  messageId: int,
  text: text.orNull,
  namedIds: int.array,
  managerId: int,
  name: text,
  isDeleted: bool,
  isMuted: bool,
  reasons: text.of<ReportReason>().array,
  firstAt: time,
  kind: text.of<WallKey['kind']>(),
  ofId: int,
  ofName: text,
})
export type ReportRow = RowOf<typeof reportRow>

interface ReportWindow {
  /** The id of the last message on the page before. */
  after: number | undefined
  limit: number
}

export async function countReports(db: Kysely<Tables>): Promise<number> {
  const { rows } = await rowOf({ total: int }).sql`
    select count(distinct message_id)::integer as total from wall_report where decided_at is null`.execute(db)
  return rows[0]?.total ?? 0
}

/** Messages with reports that wait for an operator, longest wait first. `after` may have been decided meanwhile. */
export async function openReports(db: Kysely<Tables>, { after = 0, limit }: ReportWindow): Promise<ReportRow[]> {
  const { rows } = await reportRow.sql`
    with open as (
      select message_id, array_agg(reason order by at) as reasons, min(at) as first_at, max(text) as text
      from wall_report where decided_at is null group by message_id
      having ${after} = 0 or (min(at), message_id) > (
        select min(p.at), p.message_id from wall_report p where p.message_id = ${after} group by p.message_id)
      order by min(at), message_id limit ${limit}
    )
    select o.message_id as "messageId", coalesce(m.text, o.text) as text, m.manager_id as "managerId", a.name,
      m.named_ids as "namedIds", m.deleted_by is not null as "isDeleted", o.reasons, o.first_at as "firstAt",
      exists (select from wall_mute u where u.manager_id = m.manager_id and u.league_id is null) as "isMuted",
      case when m.league_id is null then 'match' else 'league' end as kind, coalesce(m.league_id, m.match_id) as "ofId",
      coalesce(g.name, h.name || ' x ' || w.name) as "ofName"
    from open o join wall_message m on m.id = o.message_id join manager a on a.id = m.manager_id
      left join league g on g.id = m.league_id
      left join match t on t.id = m.match_id left join club h on h.id = t.home_club_id left join club w on w.id = t.away_club_id
    order by o.first_at, o.message_id`.execute(db)
  return rows
}

const decidedRow = rowOf({
  /** The author of the message. */
  managerId: int,
  kind: text.of<WallKey['kind']>(),
  id: int,
  championshipId: int.of<ChampionshipId>(),
})
export type Decided = RowOf<typeof decidedRow>

/** Decides the open reports of a message and deletes their copies of its text. Undefined if no report was open. */
export async function decideReports(
  trx: Trx,
  { messageId, verdict, by }: { messageId: number; verdict: Verdict; by: number },
): Promise<Decided | undefined> {
  const { rows } = await decidedRow.sql`
    with decided as (
      update wall_report set decided_at = now(), decided_by = ${by}, verdict = ${verdict}, text = null
      where message_id = ${messageId} and decided_at is null returning message_id
    )
    select m.manager_id as "managerId", case when m.league_id is null then 'match' else 'league' end as kind,
      coalesce(m.league_id, m.match_id) as id, coalesce(g.championship_id, s.championship_id) as "championshipId"
    from wall_message m left join league g on g.id = m.league_id
      left join match t on t.id = m.match_id left join season s on s.id = t.season_id
    where m.id in (select message_id from decided)`.execute(trx)
  return rows[0]
}

/** People who are muted on every wall, newest first. */
export async function mutedEverywhere(
  db: Kysely<Tables>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ managerId: number; name: string }[]> {
  const { rows } = await rowOf({ managerId: int, name: text }).sql`
    select a.id as "managerId", a.name from wall_mute u join manager a on a.id = u.manager_id
    where u.league_id is null order by u.at desc, u.manager_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}
