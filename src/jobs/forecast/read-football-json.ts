import * as z from 'zod'
import { dayOfIso } from '#jobs/csv/dates.ts'
import type { FootballSource } from '#jobs/sport/source-match.ts'

const pairSchema = z.tuple([z.number().int(), z.number().int()])
const fileSchema = z.object({
  name: z.string(),
  matches: z.array(
    z.object({
      date: z.string(),
      team1: z.string(),
      team2: z.string(),
      score: z.union([pairSchema, z.object({ ft: pairSchema.optional() })]).optional(),
    }),
  ),
})

/** Undefined when the JSON is something else. */
export function readFootballJson(json: unknown): FootballSource[] | undefined {
  const file = fileSchema.safeParse(json)
  if (!file.success) return undefined
  return file.data.matches.flatMap((match) => {
    const day = dayOfIso(match.date)
    if (day === undefined) return []
    const full = Array.isArray(match.score) ? match.score : match.score?.ft
    return {
      sport: 'futebol' as const,
      date: match.date,
      day,
      competition: file.data.name.replaceAll(/\s*\d{4}([/-]\d{2,4})?\s*/g, ' ').trim(),
      home: match.team1,
      away: match.team2,
      rivals: {},
      ...(full && { score: { home: full[0], away: full[1] } }),
    }
  })
}
