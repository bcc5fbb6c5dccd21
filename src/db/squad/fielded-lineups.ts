import { sql, type RawBuilder } from 'kysely'

/**
 * Every lineup of a manager's squads, also those that do not count. Lineups are indexed by round, so each squad is
 * looked up in the rounds of its championship.
 */
export const lineupsOfManager = (managerId: number): RawBuilder<unknown> => sql`(
  select l.* from squad q join round r on r.championship_id = q.championship_id and r.state <> 'open'
  join lineup l on l.round_id = r.id and l.squad_id = q.id where q.manager_id = ${managerId})`

/** SQL for whether a squad has had a lineup, perhaps since a moment; the arguments are columns. */
export const wasFielded = (squad: { id: string; championshipId: string }, since?: string): RawBuilder<unknown> =>
  sql.raw(`exists (select from round r join lineup l on l.round_id = r.id and l.squad_id = ${squad.id}
    where r.championship_id = ${squad.championshipId} and r.state <> 'open' ${since ? `and l.locked_at >= ${since}` : ''})`)
