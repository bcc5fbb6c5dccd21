import { sql } from 'kysely'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'

/** A manager's rank before and after a round; null if they had none before. */
export type Places = [managerId: number, before: number | null, after: number]

export type QuietNews = { kind: 'round'; number: number; places: Places[] } | { kind: 'champion'; managerId: number }

/** TK7: leagues with more members get no line. */
export const LARGEST_TOLD = 60

/**
 * TK7: what a round changed in each small league of pontos corridos with people in it. Written once: later corrections
 * change the table, not this message. It stores ids, so a reader sees the names of today.
 */
export async function postRoundOnWalls(
  trx: Trx,
  { id, championship_id, number, deadline_at }: Pick<RoundRow, 'id' | 'championship_id' | 'number' | 'deadline_at'>,
  at: Date,
): Promise<void> {
  await sql`
    with running as (
      select g.id, g.starts_at from league g
      where g.championship_id = ${championship_id} and g.format = 'pontos-corridos' and g.ended_at is null
        and g.starts_at <= ${deadline_at} and g.ends_at > ${deadline_at}
        and g.member_count between 2 and ${LARGEST_TOLD} and exists (
          -- \`offset 0\` keeps this a lookup in each league: a join would read the members of all leagues.
          select from league_member m join manager a on a.id = m.manager_id where m.league_id = g.id and a.kind <> 'bot' offset 0)
    ),
    member as (
      select m.league_id, m.manager_id, m.rank,
        -- A lookup, too: the planner has no statistics of scores that were just written.
        m.point_tenths - coalesce(
          (select s.point_tenths from lineup_score s where s.round_id = ${id} and s.squad_id = m.squad_id), 0) as before_tenths,
        exists (select from round r where r.championship_id = ${championship_id} and r.state = 'settled' and r.id <> ${id}
          and r.deadline_at >= g.starts_at and r.deadline_at > m.joined_at and r.deadline_at < ${deadline_at}) as had_place
      from running g join league_member m on m.league_id = g.id
      where m.rank is not null and m.joined_at < ${deadline_at}
    ),
    placed as (
      select *, case when had_place then rank() over (partition by league_id order by before_tenths desc) end as before from member
    )
    insert into wall_message (league_id, round_id, news, at)
    select league_id, ${id}, jsonb_build_object('kind', 'round', 'number', ${number}::integer,
      'places', jsonb_agg(jsonb_build_array(manager_id, before, rank) order by rank, manager_id)), ${at}
    from placed group by league_id
    on conflict (league_id, round_id) where round_id is not null do nothing`.execute(trx)
}

export async function postChampionOnWall(
  trx: Trx,
  { leagueId, managerId, at }: { leagueId: number; managerId: number; at: Date },
): Promise<void> {
  const news = JSON.stringify({ kind: 'champion', managerId } satisfies QuietNews)
  await sql`insert into wall_message (league_id, news, at) values (${leagueId}, ${news}::jsonb, ${at})`.execute(trx)
}
