import type { Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { ScoutCounts } from '#domain/scoring/scouts.ts'
import { correctionAuthor } from './correction.ts'
import { seasonsOf } from './running-season.ts'

const correctionNewsRow = rowOf({
  id: int,
  matchId: int,
  homeName: text,
  awayName: text,
  reason: text,
  /** The maker of the correction; null if it came from the source of the match. */
  by: text.orNull,
  madeBy: text,
  /** The player whose scouts were corrected; null if the result was corrected. */
  playerId: int.orNull,
  playerName: text.orNull,
  oldScouts: json<ScoutCounts>().orNull,
  newScouts: json<ScoutCounts>().orNull,
})
export type CorrectionNews = RowOf<typeof correctionNewsRow>

export async function newestCorrection(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .selectFrom('correction')
    .select((column) => column.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

export async function correctionsSince(
  db: Kysely<Tables>,
  { championshipId, afterId }: { championshipId: ChampionshipId; afterId: number },
): Promise<CorrectionNews[]> {
  const { rows } = await correctionNewsRow.sql`
    select c.id, c.match_id as "matchId", h.name as "homeName", a.name as "awayName", c.reason, ${correctionAuthor} as by, c.made_by as "madeBy",
      p.id as "playerId", p.short_name as "playerName", c.old_value -> 'scouts' as "oldScouts",
      c.new_value -> 'scouts' as "newScouts"
    from correction c join match m on m.id = c.match_id
    left join player p on p.id = (c.old_value ->> 'playerId')::integer
    join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
    where c.id > ${afterId} and m.season_id in ${seasonsOf(championshipId)} order by c.id`.execute(db)
  return rows
}

/** The points that each correction gave to or took from each manager. */
export async function correctedPoints(
  db: Kysely<Tables>,
  { correctionIds, managerIds }: { correctionIds: readonly number[]; managerIds: readonly number[] },
): Promise<{ correctionId: number; managerId: number; points: number }[]> {
  if (correctionIds.length === 0 || managerIds.length === 0) return []
  const { rows } = await rowOf({ correctionId: int, managerId: int, points: int }).sql`
    select correction_id as "correctionId", manager_id as "managerId", sum(points)::integer as points from ledger
    where correction_id = any (${correctionIds}) and manager_id = any (${managerIds})
    group by correction_id, manager_id having sum(points) <> 0`.execute(db)
  return rows
}
