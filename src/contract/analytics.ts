import * as z from 'zod'
import { STRENGTH_UNITS } from '#domain/sport/sport-rules.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { periods } from './analytics-terms.ts'
import { clubSchema } from './club.ts'

const percent = z.int().min(0).max(100)
const formLetter = z.enum(['W', 'D', 'L'])

export const standingSchema = z.object({
  clubId: z.int(),
  position: z.int(),
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goalsFor: z.int().meta({ description: 'Goals, points or sets, depending on the sport' }),
  goalsAgainst: z.int(),
  points: z.int(),
  form: z.array(formLetter).max(5).meta({ description: 'Last five results, newest last (ST5)' }),
  titles: z.int().optional().meta({ description: 'Tennis only: number of seasons won that ended within the period' }),
  group: z
    .string()
    .optional()
    .meta({ description: 'The group whose table this is; `position` counts within the group' }),
})
export type StandingView = z.infer<typeof standingSchema>

export const trends = ['up', 'down', 'stable'] as const

export const scorerSchema = z.object({
  playerId: z.int(),
  name: z.string(),
  position: z.string(),
  clubId: z.int(),
  matches: z.int(),
  totals: z
    .array(z.int())
    .meta({ description: 'Totals in an order that depends on the sport; in football goals, then assists' }),
  ratingTenths: z.int().min(60).max(95),
  trend: z.enum(trends).meta({ description: 'The last five matches compared with the running season' }),
})
export type ScorerView = z.infer<typeof scorerSchema>

export const matchForecastSchema = z.object({
  matchId: z.int(),
  startsAtMs: z.int(),
  homeClubId: z.int(),
  awayClubId: z.int(),
  homePercent: percent,
  drawPercent: percent,
  awayPercent: percent,
  homeGoals: z.number().nullable(),
  awayGoals: z.number().nullable(),
})
export type MatchForecastView = z.infer<typeof matchForecastSchema>

export const strengthSchema = z.object({
  unit: z.enum(STRENGTH_UNITS),
  series: z.array(z.object({ clubId: z.int(), points: z.array(z.object({ day: z.iso.date(), value: z.number() })) })),
})
export type StrengthView = z.infer<typeof strengthSchema>

const permille = z.int().min(0).max(1000)

export const outlookSchema = z.object({
  season: z.int(),
  endsOn: z.iso.date(),
  played: z.int(),
  remaining: z.int(),
  simulations: z.int(),
  clubs: z.array(
    z.object({
      clubId: z.int(),
      points: z.int().meta({ description: 'Points in the running season so far' }),
      meanPoints: z.number(),
      titlePermille: permille,
      top4Permille: permille,
      bottom4Permille: permille,
    }),
  ),
})
export type OutlookView = z.infer<typeof outlookSchema>

export const analyticsSchema = z
  .object({
    sport: z.enum(SPORTS),
    period: z.enum(periods),
    sinceMs: z.int(),
    nowMs: z.int(),
    season: z.int().nullable().meta({ description: 'Number of the season whose matches count; null if there is none' }),
    hasKnockout: z
      .boolean()
      .meta({ description: 'True if a knock-out decides the season. Knock-out matches are in no table (ST6)' }),
    matches: z.int().meta({ description: 'Number of finished matches of the season in the period' }),
    clubs: z.array(clubSchema),
    standings: z.object({
      all: z.array(standingSchema),
      home: z.array(standingSchema),
      away: z.array(standingSchema),
    }),
    scorers: z.array(scorerSchema),
    next: z.array(matchForecastSchema).max(6),
    nextFrom: z
      .enum(['now', 'tomorrow'])
      .meta({ description: 'Where `next` begins: `tomorrow` in the sample world, `now` in other championships' }),
    strength: strengthSchema,
    outlook: outlookSchema.nullable(),
  })
  .meta({ id: 'Analytics', description: 'The statistics of one sport and period' })
export type Analytics = z.infer<typeof analyticsSchema>
