import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const dueReportRow = rowOf({ matchId: int, roundId: int.orNull, asOf: time })
export type DueReport = RowOf<typeof dueReportRow>

/** SQL for "a source awarded the match m, and no person has decided since". */
export const isAwardedBySource = sql`(m.is_awarded and ${BY_SOURCE} = (
  select d.by from match_decision d where d.match_id = m.id order by d.id desc limit 1))`

/**
 * Reports that their matches do not show yet. The round must have locked, so that nobody picks players by them. Leaves
 * out matches that a person awarded, and reports that do not fit the match's state.
 */
export async function reportsDue(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<DueReport[]> {
  const { rows } = await dueReportRow.sql`
    select p.match_id as "matchId", m.round_id as "roundId",
      case when p.news ->> 'state' = 'decided' then p.as_of else greatest(p.as_of, m.starts_at, m.resumes_at) end as "asOf"
    from match_report p join match m on m.id = p.match_id join season s on s.id = m.season_id
      left join round r on r.id = m.round_id
    where s.championship_id = ${championshipId} and m.news_digest is distinct from p.digest
      and coalesce(r.state <> 'open', true) and (not m.is_awarded or ${isAwardedBySource})
      and case p.news ->> 'state' when 'live' then m.state in ('scheduled', 'live') or m.resumes_at is not null
        when 'decided' then m.state = 'scheduled' and m.round_id is not null
          or p.news #>> '{decision,kind}' = 'awarded' and (m.state = 'scheduled' or m.is_awarded)
        else true end
    order by p.as_of, p.match_id`.execute(db)
  return rows
}

/** The report of a match that the match does not show yet, once the championship's clock has reached its moment. */
export async function readReport(db: Kysely<Tables>, matchId: number): Promise<unknown> {
  const { rows } = await rowOf({ news: json<unknown>() }).sql`
    select p.news from match_report p join match m on m.id = p.match_id join season s on s.id = m.season_id
    where p.match_id = ${matchId} and p.as_of <= game_now(s.championship_id)
      and m.news_digest is distinct from p.digest`.execute(db)
  return rows[0]?.news
}

export interface ReportRow {
  matchId: number
  asOfMs: number
  news: unknown
  digest: string
}

/** Stores the report of a match, unless the stored one already says the same. */
export async function putReport(trx: Trx, { matchId, asOfMs, news, digest }: ReportRow): Promise<void> {
  await sql`
    insert into match_report as old (match_id, as_of, news, digest)
    values (${matchId}, ${new Date(asOfMs)}, ${JSON.stringify(news)}, ${digest})
    on conflict (match_id) do update set as_of = excluded.as_of, news = excluded.news, digest = excluded.digest
    where old.digest <> excluded.digest`.execute(trx)
}

/** The moment of the match's last report. */
export async function reportedAt(trx: Trx, matchId: number): Promise<Date | undefined> {
  const row = await trx.selectFrom('match_report').select('as_of').where('match_id', '=', matchId).executeTakeFirst()
  return row?.as_of
}

const roundDueRow = rowOf({ id: int, number: int, deadlineAt: time, endsAt: time, state: text })
export type RoundDue = RowOf<typeof roundDueRow>

/** Rounds that are not settled yet, in the order in which they close. */
export async function roundsToPlay(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RoundDue[]> {
  const { rows } = await roundDueRow.sql`
    select id, number, deadline_at as "deadlineAt", ends_at as "endsAt", state from round
    where championship_id = ${championshipId} and state <> 'settled' order by deadline_at, id`.execute(db)
  return rows
}

export async function picksToSettle(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select m.id from match m join season s on s.id = m.season_id
    where s.championship_id = ${championshipId} and m.state = 'final' and not m.picks_settled order by m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A championship that was played in one go has grown too fast for autovacuum to update the planner's statistics. */
export async function learnSizes(db: Kysely<Tables>): Promise<void> {
  await sql`analyze player, round, match, player_match, price_history`.execute(db)
}
