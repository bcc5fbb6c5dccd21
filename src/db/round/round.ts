import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { RoundState, Tables } from '#db/schema/schema.ts'
import { prepared } from '#db/connection/prepared.ts'
import { int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'

export const roundRow = rowOf({
  id: int,
  championship_id: int.of<ChampionshipId>(),
  season_id: int,
  number: int,
  state: text.of<RoundState>(),
  deadline_at: time,
  ends_at: time,
  settled_at: time.orNull,
  settlements: int,
})
export type RoundRow = RowOf<typeof roundRow>

const roundColumns = [
  'id',
  'championship_id',
  'season_id',
  'number',
  'state',
  'deadline_at',
  'ends_at',
  'settled_at',
  'settlements',
] as const

export async function isRoundOpen(db: Kysely<Tables>, roundId: number): Promise<boolean> {
  const row = await db.selectFrom('round').select('state').where('id', '=', roundId).executeTakeFirst()
  return row?.state === 'open'
}

/** Locks the row until the transaction ends: steps of one round follow each other, and writers of squads wait. */
export async function selectRoundForUpdate(trx: Trx, roundId: number): Promise<RoundRow | undefined> {
  return trx.selectFrom('round').select(roundColumns).where('id', '=', roundId).forUpdate().executeTakeFirst()
}

export const selectRound = (db: Kysely<Tables>, roundId: number): Promise<RoundRow | undefined> =>
  db.selectFrom('round').select(roundColumns).where('id', '=', roundId).executeTakeFirst()

export async function gameNow(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Date> {
  const { rows } = await rowOf({ now: time }).sql`select game_now(${championshipId}) as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('game_now() gave no row')
  return row.now
}

export async function matchesLeft(trx: Trx, roundId: number): Promise<number> {
  const { left } = await trx
    .selectFrom('match')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('round_id', '=', roundId)
    .where('state', '<>', 'final')
    .executeTakeFirstOrThrow()
  return left
}

/** The next open rounds of the running season, the market's first. */
export async function nextRounds(
  db: Kysely<Tables>,
  { championshipId, count }: { championshipId: ChampionshipId; count: number },
): Promise<RoundRow[]> {
  const open = await db
    .selectFrom('round')
    .select(roundColumns)
    .where('championship_id', '=', championshipId)
    .where('state', '=', sql.lit('open'))
    .orderBy('deadline_at')
    .limit(count)
    .execute()
  return open.filter(({ season_id: season }) => season === open[0]?.season_id)
}

/** The market's round: the open round of a championship with the earliest deadline. */
export async function openRound(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<RoundRow | undefined> {
  return (
    db
      .selectFrom('round')
      .modifyFront(prepared)
      .select(roundColumns)
      .where('championship_id', '=', championshipId)
      // A literal, because with a parameter PostgreSQL cannot use the index of unfinished rounds.
      .where('state', '=', sql.lit('open'))
      .orderBy('deadline_at')
      .limit(1)
      .executeTakeFirst()
  )
}

/** The last round that has locked; before the first lock, the open round with the earliest deadline. */
export async function newestRound(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number | undefined> {
  const { rows } = await rowOf({ id: int }).sql`
    select id from round where championship_id = ${championshipId}
    order by state = 'open', case when state = 'open' then deadline_at end, deadline_at desc limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * The operator closes the market early. A deadline that has passed stays, and a later round waits for its turn. The
 * time is read only after the row is locked: saves that shared the lock are committed by then, and waiting ones will
 * find the market closed.
 */
export async function advanceDeadline(db: Kysely<Tables>, roundId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await selectRoundForUpdate(trx, roundId)
    const { numAffectedRows } = await sql`
      update round r set deadline_at = game_now(championship_id)
      where id = ${roundId} and state = 'open' and deadline_at > game_now(championship_id) and not exists (
        select from round e
        where e.championship_id = r.championship_id and e.state = 'open' and e.deadline_at < r.deadline_at)`.execute(
      trx,
    )
    return (numAffectedRows ?? 0n) > 0n
  })
}
