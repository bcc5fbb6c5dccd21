import { z } from 'zod'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'

export const matchStates = ['scheduled', 'live', 'final'] as const
export type MatchState = (typeof matchStates)[number]

export const matchSchema = z
  .object({
    id: z.int(),
    sport: z.enum(SPORTS),
    startsAtMs: z.int(),
    state: z.enum(matchStates),
    home: clubSchema,
    away: clubSchema,
    homeScore: z.int().nullable().meta({ description: 'Null until the first event' }),
    awayScore: z.int().nullable(),
    minute: z.int().optional().meta({ description: 'Minute of play, while the match is live' }),
  })
  .meta({ id: 'Match', description: 'One game between two clubs' })

export type MatchView = z.infer<typeof matchSchema>

export const todayMatchesSchema = z
  .object({ matches: z.array(matchSchema).max(12) })
  .meta({ id: 'TodayMatches', description: 'Matches being played now, then the next ones, in order of kick-off' })

export type TodayMatches = z.infer<typeof todayMatchesSchema>
