import type { Kysely } from 'kysely'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import type { PoolView } from '#contract/pool.ts'
import type { LeagueRow } from '#db/league/league.ts'
import type { PoolPlaceRow } from '#db/pool/pool-member.ts'
import { lackingPicks } from '#db/pool/pool-lacking.ts'
import { poolRowOf, poolRowsBefore, poolRowsGiven, poolTablePage, type PoolTableRow } from '#db/pool/pool-table.ts'
import { tracesOf } from '#db/pool/pool-trace.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { nextAt, type PageWindow } from '#api/http/page-window.ts'
import type { PoolTable, PoolTables } from './pool-tables.ts'

const DAY_HOURS = 24

interface TableAsked {
  window: PageWindow
  /** The visitor, if they are a member. */
  managerId: number | undefined
}

interface Table {
  table: PoolTableRow[]
  mine: PoolTableRow | undefined
  minePage: number | null
}

const pageAt = (index: number) => Math.floor(index / STANDINGS_PAGE) + 1

/** Rows with equal rank are ordered by id, so the rank alone does not say on which page a row is. */
async function pageOf(db: Kysely<Tables>, leagueId: number, mine: PoolTableRow | undefined): Promise<number | null> {
  if (!mine || mine.rank === null) return null
  return pageAt(await poolRowsBefore(db, leagueId, { rank: mine.rank, managerId: mine.managerId }))
}

async function storedTable(db: Kysely<Tables>, leagueId: number, { window, managerId }: TableAsked): Promise<Table> {
  const [table, mine] = await Promise.all([
    poolTablePage(db, leagueId, window),
    managerId === undefined ? undefined : poolRowOf(db, leagueId, managerId),
  ])
  return { table, mine, minePage: await pageOf(db, leagueId, mine) }
}

async function keptTable(
  db: Kysely<Tables>,
  { leagueId, rows, asked }: { leagueId: number; rows: PoolTable['rows']; asked: TableAsked },
): Promise<Table> {
  const { offset, limit } = asked.window
  const index = rows.findIndex(({ managerId }) => managerId === asked.managerId)
  const own = rows[index]
  const [table, [mine]] = await Promise.all([
    poolRowsGiven(db, leagueId, rows.slice(offset, offset + limit)),
    own ? poolRowsGiven(db, leagueId, [own]) : [],
  ])
  return { table, mine, minePage: own ? pageAt(index) : null }
}

interface PoolRequest {
  window: PageWindow
  managerId: number | undefined
  place: PoolPlaceRow | undefined
}

/** What the page of a bolão shows in addition to every league's page. */
export function poolReader({ db, tables }: { db: Kysely<Tables>; tables: PoolTables }) {
  return async (row: LeagueRow, asked: PoolRequest): Promise<PoolView | null> => {
    const whole = await tables.of(row)
    const { id: leagueId, winnerManagerId } = row
    const { window, place } = asked
    const who = { window, managerId: place ? asked.managerId : undefined }
    const [pool, { table, mine, minePage }, winner, [lacking], traces] = await Promise.all([
      poolOf(db, leagueId),
      whole ? keptTable(db, { leagueId, rows: whole.rows, asked: who }) : storedTable(db, leagueId, who),
      winnerManagerId === null ? undefined : poolRowOf(db, leagueId, winnerManagerId),
      who.managerId === undefined ? [] : lackingPicks(db, { leagueId, hours: DAY_HOURS, managerId: who.managerId }),
      tracesOf(db, leagueId),
    ])
    if (!pool) return null
    return {
      ...pool,
      isProvisional: whole?.isProvisional ?? false,
      table: { items: table, next: nextAt(window, row.participants) },
      mine: mine ?? null,
      minePage,
      place: place ?? null,
      lacking: lacking?.matches ?? 0,
      winner: winner ?? null,
      traces: traces.map(({ at, ...trace }) => ({ ...trace, atMs: at.getTime() })),
    }
  }
}
