import type pg from 'pg'
import { firstChampionship } from '#db/championship/championship.ts'
import type { ChampionshipId } from '#domain/ids.ts'

export const secondChampionship = 2 as ChampionshipId

/** Offsets of the copies' ids. Ids of clubs and players have no room for the large one, so they get `SECOND_SMALL`. */
export const SECOND = 1_000_000
export const SECOND_SMALL = 3_100

type Moves = Readonly<Record<string, string>>

/** In an order in which each row finds the rows that it refers to. Both championships have the same managers. */
function copiesFor(championshipId: ChampionshipId): [table: string, columns: Moves][] {
  const [far, near] = [SECOND * (championshipId - 1), SECOND_SMALL * (championshipId - 1)]
  const of = { championship_id: String(championshipId) }
  const moved = (...columns: string[]): Moves => Object.fromEntries(columns.map((name) => [name, `${name} + ${far}`]))
  const movedLittle = (...columns: string[]): Moves =>
    Object.fromEntries(columns.map((name) => [name, `${name} + ${near}`]))
  const movedPlayers = (column: string) =>
    `array(select p + ${near} from unnest(${column}) with ordinality x (p, n) order by n)`
  const chosen = {
    ...movedLittle('captain_id', 'vice_captain_id'),
    player_ids: movedPlayers('player_ids'),
    bench_ids: movedPlayers('bench_ids'),
  }
  return [
    ['season', { ...of, ...moved('id') }],
    ['round', { ...of, ...moved('id', 'season_id') }],
    ['club', { ...of, ...movedLittle('id') }],
    ['player', { ...of, ...movedLittle('id', 'club_id') }],
    [
      'match',
      { ...moved('id', 'season_id', 'round_id'), ...movedLittle('home_club_id', 'away_club_id'), fixture_key: 'null' },
    ],
    ['match_event', { ...moved('match_id'), ...movedLittle('player_id', 'club_id') }],
    ['player_match', { ...moved('match_id'), ...movedLittle('player_id', 'club_id') }],
    ['price_history', { ...moved('round_id'), ...movedLittle('player_id') }],
    ['forecast', moved('match_id')],
    ['match_crowd', moved('match_id')],
    ['club_strength', movedLittle('club_id')],
    ['season_outlook', { ...moved('season_id'), ...movedLittle('club_id') }],
    ['squad', { ...of, ...moved('id', 'round_id'), ...chosen, name: `'Outro time'` }],
    ['lineup', { ...moved('round_id', 'squad_id'), ...chosen }],
    ['lineup_score', moved('round_id', 'squad_id')],
    ['duel', moved('round_id', 'squad_a_id', 'squad_b_id', 'winner_squad_id')],
    ['pick', moved('match_id')],
    [
      'league',
      {
        ...of,
        ...moved('id', 'previous_edition_id', 'winner_squad_id'),
        invite_code: `invite_code || '${championshipId}'`,
      },
    ],
    ['league_member', moved('league_id', 'squad_id')],
    [
      'division_cycle',
      {
        ...of,
        ...moved('id'),
        round_ids: `(select array_agg(r + ${far} order by n) from unnest(round_ids) with ordinality x (r, n))`,
      },
    ],
    ['division_member', { ...of, ...moved('cycle_id') }],
    ['league_tie', moved('league_id', 'round_id', 'squad_a_id', 'squad_b_id', 'winner_squad_id')],
    [
      'ledger',
      { ...of, ...moved('round_id', 'match_id', 'league_id', 'squad_id'), key: `'${championshipId}:' || key` },
    ],
    ['manager_stat', of],
    ['championship_clock', of],
    ['championship_achievement', of],
    ['activity', { ...of, ...moved('id') }],
    ['rank_history', moved('round_id')],
  ]
}

const rowsOfFirst = new Set([
  'activity',
  'championship_clock',
  'championship_achievement',
  'season',
  'round',
  'club',
  'player',
  'squad',
  'league',
  'ledger',
  'manager_stat',
  'division_cycle',
  'division_member',
])

/**
 * A second championship with copies of the first one's rows: a query that forgets its championship sees everything
 * twice.
 */
export const addSecondChampionship = (pool: pg.Pool): Promise<void> =>
  copyChampionship(pool, { id: secondChampionship, slug: 'outro', name: 'Outro campeonato' })

interface Copy {
  id: ChampionshipId
  slug: string
  name: string
  /**
   * Tables with a condition for each: only these tables are copied, and only the rows for which the condition holds.
   */
  only?: Readonly<Record<string, string>>
}

export async function copyChampionship(pool: pg.Pool, { id, slug, name: title, only }: Copy): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // The rows are as triggers left them, and their references point to copies, so nothing is checked again.
    await client.query('set local session_replication_role = replica')
    await client.query('insert into championship (id, slug, name) values ($1, $2, $3)', [id, slug, title])
    await client.query(`select setval(pg_get_serial_sequence('championship', 'id'), ${id})`)
    for (const [table, moves] of copiesFor(id)) {
      if (only && !Object.hasOwn(only, table)) continue
      const conditions = [
        ...(rowsOfFirst.has(table) ? [`championship_id = ${firstChampionship}`] : []),
        ...(only?.[table] ? [only[table]] : []),
      ]
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
        [table],
      )
      const names = rows.map(({ name }) => name)
      await client.query(`insert into ${table} (${names.join(', ')}) select ${names.map((name) => moves[name] ?? name).join(', ')}
        from ${table} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`)
    }
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
