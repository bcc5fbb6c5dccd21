import { z } from 'zod'
import { SPORTS, type Sport } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'

export const periods = ['7d', '30d', '3m', '1y'] as const
export type Period = (typeof periods)[number]
export const isPeriod = (value: unknown): value is Period => (periods as readonly unknown[]).includes(value)

export const venues = ['all', 'home', 'away'] as const
export type Venue = (typeof venues)[number]

/** What a sport counts of its players; the first decides the order. */
export const SCORER_STATS = {
  futebol: ['goal', 'assist'],
  basquete: ['points', 'rebounds', 'assists'],
  volei: ['points', 'aces', 'blocks'],
  tenis: ['sets', 'aces', 'breaks'],
} as const satisfies Record<Sport, readonly string[]>
export type ScorerStat = (typeof SCORER_STATS)[Sport][number]

interface RatingFormula {
  /** Points a match is worth: a weighted box score, or the points of the scouts in football. */
  weights: Readonly<Record<string, number>> | null
  perPoint: number
}

export const RATING_FLOOR = 6
export const RATING_CEILING = 9.5
/** The rating is the floor plus this much per point of an average match, never above the ceiling. */
export const RATING: Record<Sport, RatingFormula> = {
  futebol: { weights: null, perPoint: 0.3 },
  basquete: { weights: { points: 1, rebounds: 1.2, assists: 1.5 }, perPoint: 0.1 },
  volei: { weights: { points: 1, aces: 0.5, blocks: 0.5 }, perPoint: 0.15 },
  tenis: { weights: { sets: 1, breaks: 0.5, aces: 0.1 }, perPoint: 0.75 },
}

const percent = z.int().min(0).max(100)
const formLetter = z.enum(['W', 'D', 'L'])

export const standingSchema = z.object({
  clubId: z.int(),
  position: z.int(),
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goalsFor: z.int().meta({ description: 'Goals, points or sets, as the sport counts' }),
  goalsAgainst: z.int(),
  points: z.int(),
  form: z.array(formLetter).max(5).meta({ description: 'Last results, newest last' }),
  titles: z.int().optional().meta({ description: 'Tennis: seasons won that ended within the period' }),
})
export type StandingView = z.infer<typeof standingSchema>

export const trends = ['up', 'down', 'stable'] as const

export const scorerSchema = z.object({
  playerId: z.int(),
  name: z.string(),
  position: z.string(),
  clubId: z.int(),
  matches: z.int(),
  totals: z.array(z.int()).meta({ description: 'In the order of the sport: goals and assists in football' }),
  ratingTenths: z.int().min(60).max(95),
  trend: z.enum(trends).meta({ description: 'Last five matches against the running season' }),
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

export const strengthUnits = ['goalShare', 'margin', 'setShare', 'winShare'] as const

export const strengthSchema = z.object({
  unit: z.enum(strengthUnits),
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
      points: z.int().meta({ description: 'Of the running season, so far' }),
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
    matches: z.int().meta({ description: 'Finished matches in the period' }),
    clubs: z.array(clubSchema),
    standings: z.object({
      all: z.array(standingSchema),
      home: z.array(standingSchema),
      away: z.array(standingSchema),
    }),
    scorers: z.array(scorerSchema),
    next: z.array(matchForecastSchema).max(6),
    strength: strengthSchema,
    outlook: outlookSchema.nullable(),
  })
  .meta({ id: 'Analytics', description: 'Everything the statistics of one sport and period show' })
export type Analytics = z.infer<typeof analyticsSchema>

export const analyticsTables = ['classificacao', 'artilharia', 'previsoes', 'forca', 'temporada'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
