import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { figureOf } from '#db/championship/modality.ts'
import { integerArray } from '#db/connection/array-text.ts'
import { padded, readColumns, type Columns } from '#db/connection/columns.ts'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import type { RoundRow, Trx } from './round.ts'

export interface CompetingSquad {
  squadId: number
  managerId: number
  playerIds: number[]
  pricesPaid: number[]
  captainId: number | null
  viceCaptainId: number | null
  benchIds: number[]
  benchPrices: number[]
  /** Of the manager, as the ranking stands. */
  points: number
  isBot: boolean
}

const NAMES = [
  'squadIds',
  'managerIds',
  'playerIds',
  'pricesPaid',
  'captainIds',
  'viceCaptainIds',
  'benchIds',
  'benchPrices',
  'points',
  'isBot',
] as const

/** The places of one squad in a column that has as many for each, without those that are empty. */
const partOf = (column: Int32Array, place: number, { most, count = most }: { most: number; count?: number }) =>
  Array.from(column.subarray(place * most, place * most + count))

function squadAt(columns: Columns<(typeof NAMES)[number]>, place: number): CompetingSquad {
  const at = (name: (typeof NAMES)[number]) => columns[name][place] as number
  const known = (id: number) => id > 0
  const playerIds = partOf(columns.playerIds, place, { most: MOST_PLAYERS }).filter(known)
  const benchIds = partOf(columns.benchIds, place, { most: MOST_LINES }).filter(known)
  return {
    squadId: at('squadIds'),
    managerId: at('managerIds'),
    playerIds,
    pricesPaid: partOf(columns.pricesPaid, place, { most: MOST_PLAYERS, count: playerIds.length }),
    captainId: at('captainIds') || null,
    viceCaptainId: at('viceCaptainIds') || null,
    benchIds,
    benchPrices: partOf(columns.benchPrices, place, { most: MOST_LINES, count: benchIds.length }),
    points: at('points'),
    isBot: at('isBot') === 1,
  }
}

/** Frozen while others are served: what follows for one of them takes some milliseconds. */
const BATCH = 2_000

/**
 * Squads with as many players as their modality has at the round's deadline, by id; whether they may compete is for the rules to say.
 */
export async function* fullSquads(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
): AsyncGenerator<CompetingSquad[]> {
  for (let last = 0; ;) {
    const columns = await readColumns(
      trx,
      NAMES,
      sql`
      select s.id as "squadIds", s.manager_id as "managerIds", ${padded('s.player_ids', MOST_PLAYERS)} as "playerIds",
        ${padded('s.prices_paid', MOST_PLAYERS)} as "pricesPaid", coalesce(s.captain_id, 0) as "captainIds",
        coalesce(s.vice_captain_id, 0) as "viceCaptainIds", ${padded('s.bench_ids', MOST_LINES)} as "benchIds",
        ${padded('s.bench_prices', MOST_LINES)} as "benchPrices", coalesce(t.points, 0) as points, (m.kind = 'bot')::integer as "isBot"
      from squad s
      join manager m on m.id = s.manager_id
      left join manager_stat t on t.manager_id = s.manager_id and t.championship_id = s.championship_id
      where s.championship_id = ${championship_id} and (s.deleted_at is null or s.deleted_at >= ${deadline_at})
        and cardinality(s.player_ids) = ${sql.raw(figureOf('size', 's.modality'))} and s.id > ${last}
      order by s.id limit ${BATCH}`,
    )
    const { length } = columns.squadIds
    yield Array.from({ length }, (_, place) => squadAt(columns, place))
    if (length < BATCH) return
    last = columns.squadIds[length - 1] as number
  }
}

export async function positionsOfPlayers(trx: Trx, championshipId: ChampionshipId): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('player')
    .select(['id', 'position'])
    .where('championship_id', '=', championshipId)
    .where('price', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, position }) => [id, position]))
}

export interface FrozenLineups {
  squadIds: number[]
  captainIds: number[]
  viceCaptainIds: (number | null)[]
  /** Array literals; null for a bench that is frozen as the squad has it. */
  benches: (string | null)[]
  counts: boolean[]
}

export async function freezeLineups(
  trx: Trx,
  { roundId, at }: { roundId: number; at: Date },
  lineups: FrozenLineups,
): Promise<void> {
  await sql`
    insert into lineup (round_id, squad_id, manager_id, player_ids, prices_paid, captain_id, vice_captain_id, bench_ids, counts, locked_at)
    select ${roundId}, s.id, s.manager_id, s.player_ids, s.prices_paid, f.captain_id, f.vice_captain_id, coalesce(f.bench::integer[], s.bench_ids),
      f.counts, ${at}::timestamptz
    from unnest(${integerArray(lineups.squadIds)}::integer[], ${integerArray(lineups.captainIds)}::integer[],
      ${integerArray(lineups.viceCaptainIds)}::integer[], ${lineups.benches}::text[], ${lineups.counts}::boolean[])
      as f (squad_id, captain_id, vice_captain_id, bench, counts)
    join squad s on s.id = f.squad_id`.execute(trx)
}

export async function drawDuels(
  trx: Trx,
  roundId: number,
  duels: { a: number[]; b: (number | null)[] },
): Promise<void> {
  await sql`
    insert into duel (round_id, squad_a_id, squad_b_id)
    select ${roundId}, d.a, d.b from unnest(${integerArray(duels.a)}::integer[], ${integerArray(duels.b)}::integer[]) as d (a, b)`.execute(
    trx,
  )
}

export async function markLocked(trx: Trx, roundId: number): Promise<void> {
  await sql`update round set state = 'locked', locked_at = game_now(championship_id) where id = ${roundId}`.execute(trx)
}
