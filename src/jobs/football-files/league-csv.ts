import { numberIn, type CsvRow, type CsvTable } from '#jobs/csv/csv-table.ts'
import { isoDate } from '#jobs/csv/dates.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { MatchesRead, MatchSaid, Where } from './said.ts'

export const isBrazilCsv = ({ columns }: CsvTable): boolean => ['HG', 'AG', 'Home', 'Away'].every((c) => columns.has(c))
export const isLeagueCsv = ({ columns }: CsvTable): boolean =>
  ['HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'].every((c) => columns.has(c))

export function scorePair(home: string, away: string): Score | undefined {
  const [first, second] = [numberIn(home), numberIn(away)]
  return first === undefined || second === undefined ? undefined : { home: first, away: second }
}

/** Both layouts of football-data use the clock of its authors, for every country. */
export const LEAGUE_CSV_CLOCK = 'Europe/London'

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/

/** The problem with the first unreadable cell of a row. */
function badCellOf(row: CsvRow, { home, away, homeGoals, awayGoals }: Layout) {
  for (const column of [home, away])
    if (row(column) === '') return { code: 'name_missing' as const, values: { column } }
  if (row('Time') !== '' && !TIME.test(row('Time')))
    return { code: 'bad_time' as const, values: { value: row('Time') } }
  const goals = [row(homeGoals), row(awayGoals)]
  const isScore = goals.every((text) => /^\d{1,3}(?:\.0)?$/.test(text)) || goals.every((text) => text === '')
  return isScore ? undefined : { code: 'bad_score' as const, values: { value: goals.join(' x ') } }
}

const LEAGUE = { home: 'HomeTeam', away: 'AwayTeam', homeGoals: 'FTHG', awayGoals: 'FTAG' }
const BRAZIL = { home: 'Home', away: 'Away', homeGoals: 'HG', awayGoals: 'AG' }
type Layout = typeof LEAGUE

/** A spreadsheet writes rows of separators below the last match. */
const isBlank = (row: CsvRow, { home, away }: Layout) => [home, away, 'Date'].every((column) => row(column) === '')

/** The matches of the newest season in the file, which may hold ten seasons. Rounds have no numbers in it. */
export function readLeagueMatches(file: string, { rows, lines, columns }: CsvTable): MatchesRead {
  const layout = columns.has('HomeTeam') ? LEAGUE : BRAZIL
  const newest = rows.reduce((season, row) => (row('Season') > season ? row('Season') : season), '')
  const read: MatchesRead = { matches: [], problems: [] }
  let older = 0
  for (const [index, row] of rows.entries()) {
    if (isBlank(row, layout)) continue
    if (row('Season') !== newest) {
      older++
      continue
    }
    const where = { file, line: lines[index] ?? 0 }
    const bad = badCellOf(row, layout)
    if (bad) read.problems.push({ ...where, ...bad })
    else read.matches.push(matchOf(row, layout, where))
  }
  if (older > 0)
    read.problems.push({ file, line: null, code: 'older_seasons', values: { count: older, season: newest } })
  return read
}

function matchOf(row: CsvRow, { home, away, homeGoals, awayGoals }: Layout, where: Where): MatchSaid {
  const score = scorePair(row(homeGoals), row(awayGoals))
  const [, hour, minute] = TIME.exec(row('Time')) ?? []
  return {
    where,
    round: '',
    date: isoDate(row('Date')) ?? row('Date'),
    home: row(home),
    away: row(away),
    ...(hour !== undefined && { time: `${hour.padStart(2, '0')}:${minute}` }),
    ...(score && { result: { score } }),
  }
}

const ODDS =
  /^(?:(?:1XB|B365|BFE?|BFD|BMGM|BS|BV|BW|CL|GB|IW|LB|PS?|SB|SJ|SO|SY|VC|WH|Max|Avg|BbMx|BbAv)C?(?:[HDA]|[<>]2\.5|AH[HA]?)|Bb(?:1X2|OU|AHh?)|AHC?h)$/i

/** Odds of bookmakers: football-data has dozens of such columns, which the preview need not list as ignored. */
export const isOddsColumn = (column: string): boolean => ODDS.test(column)
