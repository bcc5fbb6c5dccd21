import type { Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'

const storyLeagueRow = rowOf({
  id: int,
  name: text,
  rank: int.orNull,
  members: int,
  /** True: `rank` and `members` are those after the round; false: those of now. */
  isThen: bool,
})
export type StoryLeagueRow = RowOf<typeof storyLeagueRow>

/**
 * Earlier ranks are computed only in leagues of up to this many members, because that reads the league's whole table.
 */
const LARGEST_TOLD = 500

interface PlayedRound {
  squadId: number
  deadlineAt: Date
  isSettled: boolean
  isOwn: boolean
}

/**
 * The leagues in which a lineup counted; for a lineup of another person, only public ones. The table after a settled
 * round (LG2) is the present one without later rounds, among members who had joined before the round's deadline.
 */
export async function leaguesOfLineup(
  db: Kysely<Tables>,
  { squadId, deadlineAt, isSettled, isOwn }: PlayedRound,
): Promise<StoryLeagueRow[]> {
  const { rows } = await storyLeagueRow.sql`
    with mine as (
      select g.id, g.name, g.featured, g.championship_id, g.ends_at, g.member_count, x.rank,
        ${isSettled} and g.format = 'pontos-corridos' and g.member_count <= ${LARGEST_TOLD} as is_told
      from league_member x join league g on g.id = x.league_id
      where x.squad_id = ${squadId} and x.joined_at < ${deadlineAt} and g.starts_at <= ${deadlineAt} and g.ends_at > ${deadlineAt}
        and (${isOwn} or g.visibility = 'public')
    ),
    stood as (
      select m.id, o.squad_id, count(*) over (partition by m.id)::integer as members,
        rank() over (partition by m.id order by o.point_tenths - coalesce(later.tenths, 0) desc)::integer as rank
      from mine m join league_member o on o.league_id = m.id and o.joined_at < ${deadlineAt}
      cross join lateral (
        select sum(c.point_tenths) as tenths
        from round r join lineup_score c on c.round_id = r.id and c.squad_id = o.squad_id
        where r.championship_id = m.championship_id and r.deadline_at > ${deadlineAt} and r.deadline_at < m.ends_at
      ) later
      where m.is_told
    )
    select m.id, m.name, coalesce(s.rank, m.rank) as rank, coalesce(s.members, m.member_count) as members,
      s.rank is not null as "isThen"
    from mine m left join stood s on s.id = m.id and s.squad_id = ${squadId}
    order by m.featured nulls last, m.id`.execute(db)
  return rows
}
