import { type CsvTable, numberIn } from '#jobs/csv/csv-table.ts'
import { datedDay } from '#jobs/csv/dates.ts'
import type { BasketballSource } from '#jobs/sport/source-match.ts'

export const isNbaCsv = ({ columns }: CsvTable): boolean =>
  ['elo1_pre', 'team1', 'team2', 'score1', 'score2', 'playoff'].every((c) => columns.has(c))

export function readNba({ rows }: CsvTable): BasketballSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('date'))
    if (!when || !row('team1')) return []
    const [home, away] = [numberIn(row('score1')), numberIn(row('score2'))]
    const isPlayed = home !== undefined && away !== undefined
    const raptor = numberIn(row('raptor_prob1'))
    const elo = numberIn(row('elo_prob1'))
    return {
      sport: 'basquete' as const,
      ...when,
      competition: 'NBA',
      home: row('team1'),
      away: row('team2'),
      neutral: row('neutral') === '1',
      playoff: row('playoff') !== '',
      rivals: {
        ...(raptor !== undefined && { fivethirtyeight: [raptor, 1 - raptor] }),
        ...(elo !== undefined && { fivethirtyeightElo: [elo, 1 - elo] }),
      },
      ...(isPlayed && { score: { home, away } }),
    }
  })
}
