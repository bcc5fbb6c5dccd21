import type { CopyRow } from '#db/connection/copy-text.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Load } from './load.ts'

/** Tables about a championship; their rows get its id when they are stored. */
type ChampionshipTable =
  | 'championship_achievement'
  | Exclude<
      { [Name in keyof Tables]: 'championship_id' extends keyof Tables[Name] ? Name : never }[keyof Tables],
      | `championship_${string}`
      | 'club_alias'
      | 'display_link'
      | 'feed'
      | 'feed_note'
      | 'notice'
      | 'notice_cause'
      | 'organiser_word'
      | 'player_alias'
      | 'pool_championship'
      | 'published_left'
      | 'round_file'
      | 'var_entry'
      | 'var_log'
      | 'webhook'
      | 'webhook_event'
    >

/** The tables whose rows name the championship that they belong to. */
const championshipTables: Record<ChampionshipTable, true> = {
  activity: true,
  championship_achievement: true,
  club: true,
  division_cycle: true,
  division_member: true,
  league: true,
  ledger: true,
  manager_stat: true,
  player: true,
  round: true,
  season: true,
  squad: true,
}

function* marked(rows: Iterable<CopyRow>, championshipId: ChampionshipId): Generator<CopyRow> {
  for (const row of rows) yield [championshipId, ...row]
}

/** Adds the championship's id to the rows of a table that has one: the sample world itself does not know it. */
export function ofChampionship(championshipId: ChampionshipId, load: Load): Load {
  if (!Object.hasOwn(championshipTables, load.table)) return load
  return {
    table: load.table,
    columns: ['championship_id', ...load.columns],
    rows: () => marked(load.rows(), championshipId),
  }
}
