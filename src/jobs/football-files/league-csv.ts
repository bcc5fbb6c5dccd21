import { numberIn, type CsvTable } from '#jobs/csv/csv-table.ts'
import { isoDate } from '#jobs/csv/dates.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { MatchSaid } from './said.ts'

export const isBrazilCsv = ({ columns }: CsvTable): boolean => ['HG', 'AG', 'Home', 'Away'].every((c) => columns.has(c))
export const isLeagueCsv = ({ columns }: CsvTable): boolean =>
  ['HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'].every((c) => columns.has(c))

export function scorePair(home: string, away: string): Score | undefined {
  const [first, second] = [numberIn(home), numberIn(away)]
  return first === undefined || second === undefined ? undefined : { home: first, away: second }
}

/** Both layouts of football-data run on the clock of its makers, whatever the country. */
export const LEAGUE_CSV_CLOCK = 'Europe/London'

/** The newest season of the file, which may hold ten; rounds have no number there. */
export function readLeagueMatches(file: string, { rows, lines, columns }: CsvTable): MatchSaid[] {
  const [home, away, homeGoals, awayGoals] = columns.has('HomeTeam')
    ? ['HomeTeam', 'AwayTeam', 'FTHG', 'FTAG']
    : ['Home', 'Away', 'HG', 'AG']
  const newest = rows.reduce((season, row) => (row('Season') > season ? row('Season') : season), '')
  return rows.flatMap((row, index) => {
    const date = isoDate(row('Date'))
    if (date === undefined || row(home) === '' || row('Season') !== newest) return []
    const score = scorePair(row(homeGoals), row(awayGoals))
    const time = /^(\d{1,2}):(\d{2})/.exec(row('Time'))
    return {
      where: { file, line: lines[index] ?? 0 },
      round: '',
      date,
      home: row(home),
      away: row(away),
      ...(time && { time: `${time[1]?.padStart(2, '0')}:${time[2]}` }),
      ...(score && { result: { score } }),
    }
  })
}
