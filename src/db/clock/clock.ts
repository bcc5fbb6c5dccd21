import { sql, type Kysely } from 'kysely'
import { bool, real, rowOf, type RowOf, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const gameClockRow = rowOf({ now: time, pace: real })
export type GameClock = RowOf<typeof gameClockRow>

export async function readClock(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<GameClock> {
  const { rows } = await gameClockRow.sql`
    select game_now(${championshipId}) as now, pace_of(${championshipId}) as pace`.execute(db)
  const [clock] = rows
  if (!clock) throw new Error('the clock gave no row')
  return clock
}

/** Locks the pace until the transaction ends: meanwhile nobody can speed time up past a deadline. */
export async function lockClock(trx: Trx, championshipId: ChampionshipId): Promise<GameClock> {
  await sql`select 1 from championship_clock where championship_id = ${championshipId} for share`.execute(trx)
  return readClock(trx, championshipId)
}

/**
 * Time continues from its present value, faster or slower. The caller must queue due jobs again. Returns false if the
 * championship runs on real time.
 */
export async function setPace(db: Kysely<Tables>, championshipId: ChampionshipId, pace: number): Promise<boolean> {
  const { rows } = await rowOf({ isPaced: bool }).sql`
    select set_pace(${championshipId}, ${pace}) as "isPaced"`.execute(db)
  return rows[0]?.isPaced ?? false
}

/** Sets the championship's own clock to `at`; a championship without one gets one. */
export async function startClock(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  { at, pace = 1 }: { at: Date; pace?: number },
): Promise<void> {
  await sql`
    insert into championship_clock (championship_id, real_anchor, game_anchor, pace)
    values (${championshipId}, clock_timestamp(), ${at}, ${pace})
    on conflict (championship_id) do update set
      real_anchor = excluded.real_anchor, game_anchor = excluded.game_anchor, pace = excluded.pace`.execute(db)
}

/** Puts the championship back on real time. */
export async function stopClock(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<void> {
  await sql`delete from championship_clock where championship_id = ${championshipId}`.execute(db)
}
