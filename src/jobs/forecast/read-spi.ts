import { type CsvRow, type CsvTable, numberIn } from '#jobs/csv/csv-table.ts'
import { datedDay } from '#jobs/csv/dates.ts'
import type { FootballSource } from '#jobs/sport/source-match.ts'

export const isSpiCsv = ({ columns }: CsvTable): boolean =>
  ['league_id', 'team1', 'team2', 'prob1', 'prob2', 'probtie'].every((c) => columns.has(c))

const LEAGUES: Readonly<Record<string, string>> = { '2105': 'Brazil Serie A', '2411': 'E0' }

function pair(row: CsvRow, first: string, second: string): { home: number; away: number } | undefined {
  const [home, away] = [numberIn(row(first)), numberIn(row(second))]
  return home === undefined || away === undefined ? undefined : { home, away }
}

export function readSpi({ rows }: CsvTable): FootballSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('date'))
    if (!when || !row('team1')) return []
    const forecast = [row('prob1'), row('probtie'), row('prob2')].map(numberIn)
    const known = forecast.filter((p) => p !== undefined)
    const total = known.reduce((sum, p) => sum + p, 0)
    const isForecast = known.length === 3 && total > 0.9 && total < 1.1
    const score = pair(row, 'score1', 'score2')
    const chances = score && pair(row, 'xg1', 'xg2')
    return {
      sport: 'futebol' as const,
      ...when,
      competition: LEAGUES[row('league_id')] ?? row('league'),
      home: row('team1'),
      away: row('team2'),
      rivals: isForecast ? { fivethirtyeight: known.map((p) => p / total) } : {},
      ...(score && { score }),
      ...(chances && { chances }),
    }
  })
}
