import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { rowsOf } from '#db/connection/integers.ts'
import { int, rowOf, type RowOf } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

export interface Dues {
  championshipId: ChampionshipId
  kind: 'lineup' | 'pick' | 'prize'
  /** The part of the subject before the manager's id: `lineup:7`. */
  subject: string
  /** Exactly one: the subject's round, match or league. */
  refs: { roundId?: number; matchId?: number; leagueId?: number }
  at: Date
  managerIds: ArrayLike<number>
  points: ArrayLike<number>
  squadIds?: ArrayLike<number>
  /** The correction that caused these dues, if any. */
  correctionId?: number | undefined
  /**
   * True: nothing was posted for this subject before, so nothing is looked up. If that is wrong, the keys refuse the
   * entries.
   */
  isFirst?: boolean
}

/** The entries after a moment, read without the table `lineup`. (The view `credit` has all entries.) */
export const creditsSince = (championshipId: ChampionshipId, since: Date) => sql`
  select manager_id, points, at from ledger where championship_id = ${championshipId} and at > ${since}
  union all
  select s.manager_id, s.paid, r.settled_at from round r join lineup_score s on s.round_id = r.id
  where r.championship_id = ${championshipId} and r.state = 'settled' and r.settled_at > ${since} and s.paid <> 0`

const postedRow = rowOf({ managerId: int, points: int })
export type Posted = RowOf<typeof postedRow>

/**
 * LD3: writes what each manager should have for a subject, as the difference to what the ledger already has. The first
 * entry of a manager for a subject has its kind, later ones are corrections. Repeating the same dues writes nothing.
 * Earlier entries are found by their keys, which begin with the subject and are indexed. For a round, what its lineups
 * paid counts as their first entries (`credit` has both). Returns what it wrote; with `isFirst` it returns nothing.
 */
export async function postDues(trx: Trx, dues: Dues): Promise<Posted[]> {
  const { kind, subject, refs, at, managerIds, points, isFirst = false } = dues
  const squadIds = dues.squadIds ?? Array.from(managerIds, () => null)
  const due = rowsOf({ manager_id: managerIds, points, squad_id: squadIds })
  const columns = sql.raw(
    'key, manager_id, kind, points, championship_id, round_id, match_id, league_id, squad_id, at, correction_id',
  )
  const scope = sql`${dues.championshipId}::integer, ${refs.roundId ?? null}::integer, ${refs.matchId ?? null}::integer, ${refs.leagueId ?? null}::integer`
  if (isFirst) {
    await sql`
      insert into ledger (${columns})
      select ${`${subject}:`} || manager_id || ':1', manager_id, ${kind}, points, ${scope}, squad_id, ${at}, null::integer
      from ${due} d where points <> 0`.execute(trx)
    return []
  }
  const { rows } = await postedRow.sql`
    with due as ${due},
    entries as (
      select manager_id, points from ledger where key >= ${`${subject}:`} and key < ${`${subject};`}
      union all select manager_id, paid from lineup_score where round_id = ${refs.roundId ?? null}::integer and paid <> 0
    ),
    posted as (select manager_id, sum(points) as points, count(*) as revisions from entries group by manager_id)
    insert into ledger (${columns})
    select ${subject} || ':' || manager_id || ':' || coalesce(p.revisions, 0) + 1, manager_id,
      case when p.revisions is null then ${kind} else 'correction' end,
      coalesce(d.points, 0) - coalesce(p.points, 0), ${scope}, d.squad_id, ${at}, ${dues.correctionId ?? null}::integer
    from due d full join posted p using (manager_id)
    where coalesce(d.points, 0) <> coalesce(p.points, 0)
    returning manager_id as "managerId", points`.execute(trx)
  return rows
}
