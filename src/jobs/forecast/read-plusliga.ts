import { type CsvTable, numberIn } from '#jobs/csv/csv-table.ts'
import { datedDay } from '#jobs/csv/dates.ts'
import type { VolleyballSource } from '#jobs/sport/source-match.ts'

export const isPlusLigaCsv = ({ columns }: CsvTable): boolean =>
  ['Team_1', 'Team_2', 'T1_Score', 'T2_Score'].every((c) => columns.has(c))

const tidy = (name: string): string => name.replaceAll(/\s+/g, ' ')

/** Only date, clubs and sets: the statistics of these files have another layout under the same headers. */
export function readPlusLiga({ rows }: CsvTable): VolleyballSource[] {
  return rows.flatMap((row) => {
    const when = datedDay(row('Date'))
    if (!when || !row('Team_1')) return []
    const [home, away] = [numberIn(row('T1_Score')), numberIn(row('T2_Score'))]
    const isPlayed = home !== undefined && away !== undefined && home !== away
    return {
      sport: 'volei' as const,
      ...when,
      competition: 'PlusLiga',
      home: tidy(row('Team_1')),
      away: tidy(row('Team_2')),
      rivals: {},
      ...(isPlayed && { score: { home, away } }),
    }
  })
}
