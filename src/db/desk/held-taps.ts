import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ReportedTap } from '#domain/desk/tap.ts'
import type { ManagerId } from '#domain/ids.ts'

export interface HeldTap extends ReportedTap {
  helperId: number
}

/** Taps that wait for an organiser, in the order in which they arrived. */
export async function heldTaps(db: Kysely<Tables>, matchId: number): Promise<HeldTap[]> {
  const { rows } = await rowOf({
    helperId: int,
    id: text,
    deviceId: text,
    said: json<HeldTap['said']>(),
    at: time,
  }).sql`
    select id, device_id as "deviceId", at, said, helper_id as "helperId" from desk_held_tap
    where match_id = ${matchId} and decided_at is null order by seq`.execute(db)
  return rows.map(({ at, ...tap }) => ({ ...tap, atMs: at.getTime() }))
}

/** Taps that wait or have waited: a repeated tap does not wait twice (DK1). */
export async function heldTapIds(trx: Trx, matchId: number): Promise<Set<string>> {
  const rows = await trx.selectFrom('desk_held_tap').select('id').where('match_id', '=', matchId).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function holdTaps(trx: Trx, matchId: number, taps: readonly ReportedTap[]): Promise<void> {
  if (taps.length === 0) return
  await sql`
    insert into desk_held_tap (match_id, id, device_id, at, said, helper_id)
    select ${matchId}, tap ->> 'id', tap ->> 'deviceId', to_timestamp((tap ->> 'atMs')::double precision / 1000), tap -> 'said',
      (tap ->> 'helperId')::integer
    from jsonb_array_elements(${JSON.stringify(taps)}::jsonb) with ordinality as t (tap, place) order by place`.execute(
    trx,
  )
}

export async function decideHeldTaps(
  trx: Trx,
  { matchId, ids, by, isTaken }: { matchId: number; ids: readonly string[]; by: ManagerId; isTaken: boolean },
): Promise<void> {
  await sql`
    update desk_held_tap set decided_at = clock_timestamp(), decided_by = ${by}, is_taken = ${isTaken}
    where match_id = ${matchId} and id = any (${ids}) and decided_at is null`.execute(trx)
}
