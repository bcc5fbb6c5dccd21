import * as z from 'zod'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import { COUNTRIES } from '#domain/manager/country.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'
import { seasonStandingSchema } from './ranking.ts'

/** At most how many managers and how many leagues the page of a season lists. */
export const FINALE_PLACES = 10
export const FINALE_LEAGUES = 12

const nextSeasonSchema = z
  .object({ number: z.int(), startsAtMs: z.int() })
  .nullable()
  .meta({ description: 'The next season, until it begins; null if there is none' })

export const seasonListSchema = z
  .object({
    ranked: z
      .int()
      .nullable()
      .meta({ description: 'Number of the season that the rankings count (RK5); null before the first' }),
    isOver: z.boolean().meta({ description: 'True if nothing of it is left to play or to settle' }),
    numbers: z.array(z.int()).meta({ description: 'Numbers of the seasons that have begun, newest first' }),
    next: nextSeasonSchema,
  })
  .meta({ id: 'SeasonList' })
export type SeasonList = z.infer<typeof seasonListSchema>

const placeSchema = z.object({
  managerId: z.int(),
  name: z.string(),
  avatarSeed: z.string(),
  country: z.enum(COUNTRIES),
  isGone: z.boolean().meta({ description: 'True if the person deleted the account; the results stay' }),
  rank: z.int(),
  points: z.int(),
  wins: z.int(),
})

export const seasonFinaleSchema = z
  .object({
    number: z.int(),
    isOver: z.boolean().meta({ description: 'False while it runs: then everything here is provisional' }),
    next: nextSeasonSchema,
    champions: z
      .array(z.object({ sport: z.enum(SPORTS), club: clubSchema }))
      .meta({ description: 'Champions of the sports whose season is over (ST8)' }),
    total: z.int().meta({ description: 'Number of people ranked' }),
    ranking: z.array(placeSchema).max(FINALE_PLACES),
    leagues: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          winnerId: z.int(),
          winnerName: z.string(),
          trophyPoints: z.int(),
        }),
      )
      .max(FINALE_LEAGUES)
      .meta({ description: 'Public leagues that ended in the season with a winner, largest first' }),
    divisions: z
      .array(
        z.object({
          tier: z.enum(TIER_NAMES),
          cycleId: z.int(),
          groupNumber: z.int(),
          managerId: z.int(),
          name: z.string(),
          pointTenths: z.int(),
        }),
      )
      .meta({
        description: 'For each tier, the first of its strongest group in the last cycle that ended in the season',
      }),
  })
  .meta({ id: 'SeasonFinale', description: 'A season, its champions, and the season after it (RK6)' })
export type SeasonFinale = z.infer<typeof seasonFinaleSchema>

export const ownSeasonSchema = z
  .object({
    own: seasonStandingSchema.nullable().meta({ description: 'My place in the running season; null without one' }),
  })
  .meta({ id: 'OwnSeason' })
export type OwnSeason = z.infer<typeof ownSeasonSchema>
