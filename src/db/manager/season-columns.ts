import { sql } from 'kysely'

/** Columns of manager_stat whose values at the start of the row's season are stored too. */
export const SEASON_FIGURES = ['points', 'wins', 'settled_picks', 'right_picks'] as const

/** RK5, in manager_stat: what a manager has gained since the row's season began. */
const won = (name: string) => `(${name} - season_start_${name})`

export const seasonNames = [
  'seasonPoints',
  'seasonWins',
  'seasonSettledPicks',
  'seasonRightPicks',
  'seasonStreak',
] as const

/** RK5: the streak of a season is at most as long as the season's settled picks. */
export const seasonSelection =
  sql.raw(`${won('points')}::integer as "seasonPoints", ${won('wins')}::integer as "seasonWins",
  ${won('settled_picks')}::integer as "seasonSettledPicks", ${won('right_picks')}::integer as "seasonRightPicks",
  least(streak, ${won('settled_picks')})::integer as "seasonStreak"`)

/** 0 is no season: it marks rows that nothing was ever added to. */
export const didInSeason = sql.raw(
  `(season > 0 and (${won('points')} <> 0 or ${won('settled_picks')} > 0 or ${won('wins')} > 0))`,
)

export const isInSeason = (season: number) => sql`(season = ${season}::integer and ${didInSeason})::integer`
