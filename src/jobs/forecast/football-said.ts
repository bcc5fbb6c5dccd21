import { dayOfIso } from '#jobs/csv/dates.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import type { FootballSource } from '#jobs/sport/source-match.ts'

/** A season in the name of a competition says nothing about which competition it is. */
const withoutYears = (name: string) => name.replaceAll(/\s*\d{4}([/-]\d{2,4})?\s*/g, ' ').trim()

export function footballSources(name: string, matches: readonly MatchSaid[]): FootballSource[] {
  return matches.flatMap(({ date, home, away, result, round: named }) => {
    const day = dayOfIso(date)
    if (day === undefined) return []
    const number = /^(?:matchday|round|rodada)?\s*(\d{1,2})$/i.exec(named)?.[1]
    return {
      sport: 'futebol' as const,
      date,
      day,
      competition: withoutYears(name),
      home,
      away,
      rivals: {},
      ...(result && { score: result.score }),
      ...(number !== undefined && { round: Number(number) }),
    }
  })
}
