import { sql, type Kysely } from 'kysely'
import type { Participant } from '#db/championship/championship.ts'
import { figureOf } from '#db/championship/modality.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'
import { didInSeason } from './season-columns.ts'
import { prepared } from '#db/connection/prepared.ts'
import { bool, int, rowOf, type RowOf } from '#db/connection/row.ts'

const waitingRow = rowOf({
  picks: int,
  /** The number of players in the fullest squad; null if no market is open or the championship has no players. */
  players: int.orNull,
  /** The number of players in a complete squad. */
  size: int,
  /** Whether a squad competes as it was saved. If false, `canCompete` decides about the complete ones (SQ5). */
  hasReady: bool,
  playsSeason: bool,
})
export type WaitingRow = RowOf<typeof waitingRow>

/**
 * Runs with each read of the viewer: how many of today's matches lack a pick, how full the fullest squad is, and
 * whether a squad is ready.
 */
export async function waitingFor(db: Kysely<Tables>, { championshipId, managerId }: Participant): Promise<WaitingRow> {
  const { rows } = await waitingRow.sql`${prepared}
    select
      (select count(*)::integer from match m
        where m.season_id in ${seasonsOf(championshipId)} and m.state = 'scheduled' and m.has_date
          and m.starts_at > t.now and m.starts_at < t.tomorrow
          and not exists (select from pick p where p.match_id = m.id and p.manager_id = ${managerId})) as picks,
      case when exists (select from round r
          where r.championship_id = ${championshipId} and r.state = 'open' and r.deadline_at > t.now)
          and exists (select from player p where p.championship_id = ${championshipId})
        then coalesce((select max(cardinality(s.player_ids)) from squad s
          where s.manager_id = ${managerId} and s.championship_id = ${championshipId} and s.deleted_at is null), 0)
        end as players,
      (select ${sql.raw(figureOf('size', 'c.modality'))} from championship c where c.id = ${championshipId}) as size,
      exists (select from squad s
        where s.manager_id = ${managerId} and s.championship_id = ${championshipId} and s.deleted_at is null
          and s.ready_version = s.version
          and not exists (select from player p where p.id = any (s.player_ids) and p.moved)) as "hasReady",
      exists (select from manager_stat s where s.manager_id = ${managerId} and s.championship_id = ${championshipId}
          and s.season = ranked_season(${championshipId}) and ${didInSeason})
        or exists (select from round r join lineup l on l.round_id = r.id and l.manager_id = ${managerId}
          where r.championship_id = ${championshipId} and r.state in ('locked', 'live')) as "playsSeason"
    from (
      select now, day_start(${championshipId}, day_of(${championshipId}, now) + 1) as tomorrow
      from game_now(${championshipId}) as now
    ) t`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the counts gave no row')
  return row
}
