import { sql } from 'kysely'
import type { Trx } from '#db/schema/trx.ts'

/**
 * VR8: afterwards nobody, not even the server, can open the person's entries, except saves of squads that became a
 * lineup. Those stay published, under the person's log number. All entries stay in the tree, and every proof still
 * holds.
 */
export async function destroyOpenings(trx: Trx, managerId: number): Promise<void> {
  await sql`
    update var_entry e set manager_id = null, opening = case when x.is_published then e.opening end,
      salt = case when x.is_published then e.salt end
    from (select v.id, v.kind = 'squad' and exists (
        select from squad q join round r on r.championship_id = q.championship_id and r.state <> 'open'
          join lineup l on l.round_id = r.id and l.squad_id = q.id
        where q.id = v.subject_id and l.locked_at >= v.at and not exists (
          select from var_entry later where later.kind = 'squad' and later.subject_id = v.subject_id and later.id > v.id and later.at <= l.locked_at)
      ) as is_published
      from var_entry v where v.manager_id = ${managerId}) x
    where e.id = x.id`.execute(trx)
}
