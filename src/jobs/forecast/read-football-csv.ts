import { type CsvRow, type CsvTable, numberIn } from '#jobs/csv/csv-table.ts'
import { datedDay } from '#jobs/csv/dates.ts'
import { scorePair } from '#jobs/football-files/league-csv.ts'
import { powerDevig } from './odds.ts'
import type { FootballSource } from '#jobs/sport/source-match.ts'

/** Prefixes of odds columns, the preferred ones first; each is followed by H, D or A. */
const BRAZIL_ODDS = ['AvgC', 'Avg', 'PSC', 'P', 'B365C', 'MaxC', 'Max']
const ENGLAND_ODDS = ['PSC', 'AvgC', 'B365C', 'PS', 'BbAv', 'Avg', 'B365']

function marketOf(row: CsvRow, prefixes: readonly string[]): number[] | undefined {
  for (const prefix of prefixes) {
    const odds = ['H', 'D', 'A'].map((side) => numberIn(row(prefix + side)) ?? 0)
    const probabilities = powerDevig(odds)
    if (probabilities) return probabilities
  }
  return undefined
}

/**
 * The Brazil file uses a UK clock, so an evening of matches runs past midnight. Matches before 5:00 therefore count for
 * the day before: matches of one evening do not inform each other.
 */
const spillsOver = (time: string): boolean => /^0?[0-4]:/.test(time)

export function readBrazilCsv({ rows }: CsvTable): FootballSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('Date'))
    if (!when || !row('Home')) return []
    const score = scorePair(row('HG'), row('AG'))
    const market = marketOf(row, BRAZIL_ODDS)
    return {
      sport: 'futebol' as const,
      date: when.date,
      day: spillsOver(row('Time')) ? when.day - 1 : when.day,
      competition: [row('Country'), row('League')].join(' ').trim(),
      home: row('Home'),
      away: row('Away'),
      rivals: market ? { market } : {},
      ...(score && { score }),
    }
  })
}

export function readLeagueCsv({ rows }: CsvTable): FootballSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('Date'))
    if (!when || !row('HomeTeam')) return []
    const score = scorePair(row('FTHG'), row('FTAG'))
    const shots = scorePair(row('HS'), row('AS'))
    const shotsOnTarget = scorePair(row('HST'), row('AST'))
    const market = marketOf(row, ENGLAND_ODDS)
    return {
      sport: 'futebol' as const,
      ...when,
      competition: row('Div'),
      home: row('HomeTeam'),
      away: row('AwayTeam'),
      rivals: market ? { market } : {},
      ...(score && { score }),
      ...(shots && { shots }),
      ...(shotsOnTarget && { shotsOnTarget }),
    }
  })
}
