import { sql } from 'kysely'
import { int, json, rowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Decision } from '#domain/match/decision.ts'
import { BY_SOURCE } from './correction.ts'

/** What a decision changes of a match that has not begun, as columns of its row. */
export type Standing = Readonly<Record<string, unknown>>

const standing = sql`json_build_object('round_id', m.round_id, 'left_round_id', m.left_round_id, 'starts_at', m.starts_at,
  'has_date', m.has_date, 'moved_from', m.moved_from, 'picks_settled', m.picks_settled)`

/** Undefined for a match that has begun, or has a result. */
export async function standingToKeep(trx: Trx, matchId: number): Promise<Standing | undefined> {
  const { rows } = await rowOf({ kept: json<Standing>() }).sql`
    select ${standing} as kept from match m where m.id = ${matchId} and m.state = 'scheduled'`.execute(trx)
  return rows[0]?.kept
}

/** Keeps in the report what the match was before the report's decision. */
export async function keepStanding(trx: Trx, matchId: number, kept: Standing): Promise<void> {
  await sql`
    update match_report set news = (news::jsonb || jsonb_build_object('before', ${JSON.stringify(kept)}::jsonb))::json
    where match_id = ${matchId}`.execute(trx)
}

/**
 * Removes the newest decisions, if they are of this kind, by a source, and still in force. Returns how many it removed:
 * none if a person has decided since.
 */
export async function dropSourceDecisions(trx: Trx, matchId: number, kind: Decision['kind']): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    delete from match_decision d using match m
    where d.match_id = ${matchId} and m.id = d.match_id and d.kind = ${kind} and d.by = ${BY_SOURCE}
      and case when d.kind = 'awarded' then m.is_awarded else m.state = 'scheduled' end
      and not exists (select from match_decision n
        where n.match_id = d.match_id and n.id > d.id and (n.kind <> d.kind or n.by <> d.by))
    returning d.id`.execute(trx)
  return rows.length
}

/**
 * The match is as the report kept it. Older reports kept nothing: then it returns to its round, unless other decisions
 * exist.
 */
export async function restoreStanding(trx: Trx, matchId: number): Promise<void> {
  await sql`
    update match m set is_awarded = false, news_digest = null,
      round_id = case when p.kept is not null then (p.kept ->> 'round_id')::integer
        when p.is_decided then m.round_id else coalesce(m.round_id, m.left_round_id) end,
      left_round_id = case when p.kept is not null then (p.kept ->> 'left_round_id')::integer
        when p.is_decided then m.left_round_id end,
      starts_at = coalesce((p.kept ->> 'starts_at')::timestamptz, case when not p.is_decided then m.moved_from end, m.starts_at),
      has_date = coalesce((p.kept ->> 'has_date')::boolean, not p.is_decided or m.has_date),
      moved_from = case when p.kept is not null then (p.kept ->> 'moved_from')::timestamptz when p.is_decided then m.moved_from end,
      picks_settled = case when m.is_awarded and p.kept is not null then (p.kept ->> 'picks_settled')::boolean
        else m.picks_settled end
    from (select (select news -> 'before' from match_report where match_id = ${matchId}) as kept,
      exists (select from match_decision where match_id = ${matchId}) as is_decided) p
    where m.id = ${matchId}`.execute(trx)
}
