import type { Kysely } from 'kysely'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { MatchState, Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import type { DecisionKind } from '#domain/match/decision.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { seasonsOf } from './running-season.ts'

export async function newestDecision(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .selectFrom('match_decision')
    .select((column) => column.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

const decisionNewsRow = rowOf({
  id: int,
  matchId: int,
  decision: text.of<DecisionKind>(),
  sport: text.of<Sport>(),
  state: text.of<MatchState>(),
  homeName: text,
  awayName: text,
  homeScore: int,
  awayScore: int,
  /** Those of the given managers whom the decision concerns (MT10). */
  managerIds: int.array,
})
export type DecisionNews = RowOf<typeof decisionNewsRow>

export async function decisionsSince(
  db: Kysely<Tables>,
  {
    championshipId,
    afterId,
    managerIds,
  }: { championshipId: ChampionshipId; afterId: number; managerIds: readonly ManagerId[] },
): Promise<DecisionNews[]> {
  const { rows } = await decisionNewsRow.sql`
    select d.id, d.match_id as "matchId", d.kind as decision, m.sport, m.state, h.name as "homeName", a.name as "awayName",
      coalesce(m.home_score, 0) as "homeScore", coalesce(m.away_score, 0) as "awayScore",
      array(select t.manager_id from activity t
        where t.manager_id = any (${managerIds}::integer[]) and t.at = d.at and t.type = 'match_decided'
          and (t.data ->> 'matchId')::integer = d.match_id) as "managerIds"
    from match_decision d join match m on m.id = d.match_id
    join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where d.id > ${afterId} and m.season_id in ${seasonsOf(championshipId)} order by d.id`.execute(db)
  return rows
}
