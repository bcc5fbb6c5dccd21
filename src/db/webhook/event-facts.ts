import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, text, time, type RowOf } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { WebhookEventKind } from '#domain/webhook/webhook-kinds.ts'

const factsRow = rowOf({
  id: text,
  kind: text.of<WebhookEventKind>(),
  at: time,
  facts: json<Record<string, unknown>>(),
  championship: text,
  championshipName: text,
  leagueId: int.orNull,
  leagueName: text.orNull,
  roundId: int.orNull,
  roundNumber: int.orNull,
  deadlineAt: time.orNull,
  matchId: int.orNull,
  sport: text.orNull,
  home: text.orNull,
  away: text.orNull,
  startsAt: time.orNull,
  homeScore: int.orNull,
  awayScore: int.orNull,
  club: text.orNull,
  player: text.orNull,
  managerId: int.orNull,
  manager: text.orNull,
  messageId: int.orNull,
  message: text.orNull,
  named: json<Record<string, string>>(),
  reason: text.orNull,
})
export type EventFacts = RowOf<typeof factsRow>

const id = (name: string) => sql`(e.facts ->> ${sql.lit(name)})::integer`

/** What events say, with the names of today. Deleted accounts have no name, and deleted messages have no text. */
export async function factsOf(db: Kysely<Tables>, eventIds: readonly string[]): Promise<Map<string, EventFacts>> {
  const { rows } = await factsRow.sql`
    select e.id, e.kind, e.at, e.facts, c.slug as championship, c.name as "championshipName",
      e.league_id as "leagueId", g.name as "leagueName", r.id as "roundId", r.number as "roundNumber",
      r.deadline_at as "deadlineAt", m.id as "matchId", m.sport::text as sport, h.name as home, a.name as away,
      m.starts_at as "startsAt", m.home_score as "homeScore", m.away_score as "awayScore", k.name as club, p.name as player,
      q.id as "managerId", q.name as manager, w.id as "messageId", w.text as message,
      coalesce((select json_object_agg(n.id, n.name) from manager n where n.id = any (w.named_ids)), '{}') as named,
      x.reason
    from webhook_event e join championship c on c.id = e.championship_id left join league g on g.id = e.league_id
    left join round r on r.id = ${id('roundId')} left join match m on m.id = ${id('matchId')}
    left join club h on h.id = m.home_club_id left join club a on a.id = m.away_club_id
    left join club k on k.id = ${id('clubId')} left join player p on p.id = ${id('playerId')}
    left join manager q on q.id = ${id('managerId')} and q.deleted_at is null
    left join wall_message w on w.id = ${id('messageId')} left join correction x on x.id = ${id('correctionId')}
    where e.id = any (${[...eventIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const placeRow = rowOf({ rank: int.orNull, name: text, points: int, exact: int })
export type TableTop = RowOf<typeof placeRow>

const TOP = 10

/** The first rows of a bolão's table as it stands now. */
export async function tableTop(db: Kysely<Tables>, leagueId: number): Promise<TableTop[]> {
  const { rows } = await placeRow.sql`
    select o.rank, m.name, o.points, o.exact from pool_member o join manager m on m.id = o.manager_id
    where o.league_id = ${leagueId} order by o.rank nulls last, o.manager_id limit ${TOP}`.execute(db)
  return rows
}
