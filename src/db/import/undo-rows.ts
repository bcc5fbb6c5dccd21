import { sql, type Kysely } from 'kysely'
import { bool, int, json, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { BY_SOURCE } from '#db/match/correction.ts'
import { matchInUse } from '#db/match/match-in-use.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { DecisionKind } from '#domain/match/decision.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { StoredImport } from './import-journal.ts'
import type { ImportedTable, Row } from './import-rows.ts'

const reportToTakeBackRow = rowOf({
  matchId: int,
  /** The report from before; null if there was none. */
  before: json<{ as_of: string; digest: string; news: unknown }>().orNull,
  /** True: the match shows the imported report. */
  isApplied: bool,
  asOf: time,
  /** The imported report's decision (MT1, MT4). */
  decided: text.of<DecisionKind>().orNull,
  /** MT5: the federation's result in the imported report. */
  official: json<Score>().orNull,
})
export type ReportToTakeBack = RowOf<typeof reportToTakeBackRow>

/** The match reports that an import wrote, in the order of the kick-offs. */
export async function reportsToTakeBack(trx: Trx, importId: number): Promise<ReportToTakeBack[]> {
  const { rows } = await reportToTakeBackRow.sql`
    select m.id as "matchId", i.before, p.as_of as "asOf", p.news -> 'official' as official,
      p.news #>> '{decision,kind}' as decided, m.state in ('live', 'final') and not m.is_awarded and m.news_digest = p.digest as "isApplied"
    from import_row i join match_report p on p.match_id = (i.row_key ->> 'match_id')::integer join match m on m.id = p.match_id
    where i.import_id = ${importId} and i.table_name = 'match_report' order by m.starts_at, m.id`.execute(trx)
  return rows
}

export async function dropReport(trx: Trx, matchId: number): Promise<void> {
  await sql`delete from match_report where match_id = ${matchId}`.execute(trx)
}

export async function putBackReport(
  trx: Trx,
  { matchId, asOf, digest, news }: { matchId: number; asOf: Date; digest: string; news: unknown },
): Promise<void> {
  await sql`update match_report set as_of = ${asOf}, digest = ${digest}, news = ${JSON.stringify(news)}::json
    where match_id = ${matchId}`.execute(trx)
}

/**
 * Conditions under which a changed row may return to its old value: its match has not begun, its round has not locked,
 * and nothing depends on it. Rows of other tables always may.
 */
const FREE: Partial<Record<ImportedTable, string>> = {
  // SC1: the rules stay once points were computed.
  championship: `not exists (select from season s join match m on m.season_id = s.id join player_match p on p.match_id = m.id
    where s.championship_id = t.id and p.rules is not null)`,
  // MT1: a mark of a file that took the date, or a new date after it, is taken back although the round has closed.
  match: `t.state = 'scheduled' and ((b.before ->> 'has_date')::boolean <> t.has_date
      or not exists (select from round r where r.state <> 'open' and r.id in (t.round_id, (b.before ->> 'round_id')::integer)))
    and not exists (select from match_decision d where d.match_id = t.id and d.by <> '${BY_SOURCE}')`,
  round: `t.state = 'open'`,
}

/**
 * IM7: conditions under which a row that an import created may go: nothing depends on it. In an order in which rows
 * that refer to others go first.
 */
const UNUSED: [ImportedTable, string][] = [
  ['championship_tie', `not exists (select from pool_bracket b where t.id = any (b.tie_ids))`],
  [
    'match',
    `not ${matchInUse('t.id')} and not exists (select from round r where r.id = t.round_id and r.state <> 'open')
      and not exists (select from championship_tie c where c.match_id = t.id)`,
  ],
  [
    'round',
    `t.state = 'open' and not exists (select from match m where t.id in (m.round_id, m.left_round_id))
      and not exists (select from squad s where s.round_id = t.id) and not exists (select from championship_tie c where c.round_id = t.id)`,
  ],
  [
    'player',
    // One subquery for all players, because it does not depend on the player.
    `t.id not in (select unnest(s.player_ids || s.bench_ids) from squad s where s.championship_id = $championship)
      and t.id not in (select unnest(l.player_ids || l.bench_ids) from round r join lineup l on l.round_id = r.id
        where r.championship_id = $championship)
      and not exists (select from player_match p where p.player_id = t.id) and not exists (select from match_event e where e.player_id = t.id)
      and not exists (select from player_alias a where a.player_id = t.id)
      and t.id not in (select unnest(a.choices) from pool_answer a)`,
  ],
  [
    'club',
    `not exists (select from player p where p.club_id = t.id) and not exists (select from match m where t.id in (m.home_club_id, m.away_club_id))
      and not exists (select from championship_tie c where t.id in (c.home_club_id, c.away_club_id))
      and not exists (select from player_match p where p.club_id = t.id) and not exists (select from manager m where m.favorite_club_id = t.id)
      and t.id not in (select unnest(a.choices) from pool_answer a)
      and t.id not in (select unnest(b.club_ids || b.place_club_ids) from pool_bracket b)`,
  ],
  [
    'season',
    `not exists (select from round r where r.season_id = t.id) and not exists (select from match m where m.season_id = t.id)`,
  ],
]

const rowsOf = (importId: number, table: ImportedTable) => sql`
  select (row_key ->> 'id')::integer as id, before from import_row where import_id = ${importId} and table_name = ${table}`

/** The old values of changed rows that may return to them. */
export async function rowsToPutBack(trx: Trx, importId: number, table: ImportedTable): Promise<Row[]> {
  const { rows } = await rowOf({ before: json<Row>() }).sql`
    select b.before from (${rowsOf(importId, table)}) b join ${sql.table(table)} t on t.id = b.id
    where b.before is not null and ${sql.raw(FREE[table] ?? 'true')}`.execute(trx)
  return rows.map(({ before }) => before)
}

export interface Removed {
  table: ImportedTable
  gone: number
  stays: number
}

/** Deletes what an import created, except what people have built on. */
export async function removeUnused(
  trx: Trx,
  { id: importId, championshipId }: Pick<StoredImport, 'id' | 'championshipId'>,
): Promise<Removed[]> {
  const removed: Removed[] = []
  for (const [table, condition] of UNUSED) {
    const made = sql`select i.id from (${rowsOf(importId, table)}) i where i.before is null`
    const free = sql`select t.id from ${sql.table(table)} t where t.id in (${made})
      and ${sql.raw(condition.replaceAll('$championship', String(championshipId)))}`
    if (table === 'player') await sql`delete from price_history where player_id in (${free})`.execute(trx)
    const { rows } = await rowOf({ gone: int, stays: int }).sql`
      with gone as (delete from ${sql.table(table)} where id in (${free}) returning id)
      select (select count(*)::integer from gone) as gone,
        (select count(*)::integer from ${sql.table(table)} t where t.id in (${made}) and t.id not in (select id from gone)) as stays`.execute(
      trx,
    )
    removed.push({ table, ...(rows[0] ?? { gone: 0, stays: 0 }) })
  }
  return removed
}

const pointChangeRow = rowOf({ managerId: int, name: text, points: int })
export type PointChange = RowOf<typeof pointChangeRow>

/** Managers whose points the corrections after this one changed, largest change first. */
export async function pointsChangedSince(
  trx: Trx,
  { championshipId, correctionId }: { championshipId: ChampionshipId; correctionId: number },
): Promise<PointChange[]> {
  const { rows } = await pointChangeRow.sql`
    select l.manager_id as "managerId", m.name, sum(l.points)::integer as points
    from ledger l join manager m on m.id = l.manager_id
    where l.championship_id = ${championshipId} and l.correction_id > ${correctionId}
    group by l.manager_id, m.name having sum(l.points) <> 0 order by abs(sum(l.points)) desc, l.manager_id`.execute(trx)
  return rows
}

export async function newestCorrectionId(trx: Trx): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`select coalesce(max(id), 0)::integer as id from correction`.execute(trx)
  return rows[0]?.id ?? 0
}

const madeImportRow = rowOf({ id: int, at: time, files: text.array, name: text.orNull })
export type MadeImport = RowOf<typeof madeImportRow>

/** Imports that nobody undid, newest first. With `before`, only those older than that import. */
export async function importsOf(
  db: Kysely<Tables>,
  { championshipId, before, limit }: { championshipId: ChampionshipId; before?: number | undefined; limit: number },
): Promise<MadeImport[]> {
  const { rows } = await madeImportRow.sql`
    select i.id, i.at, i.files, m.name from championship_import i left join manager m on m.id = i.manager_id
    where i.championship_id = ${championshipId} and i.undone_at is null and i.id < coalesce(${before ?? null}::integer, 2147483647)
    order by i.id desc limit ${limit}`.execute(db)
  return rows
}
