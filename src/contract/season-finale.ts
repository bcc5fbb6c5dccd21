import * as z from 'zod'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import { COUNTRIES } from '#domain/manager/country.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'
import { seasonStandingSchema } from './ranking.ts'

/** How many managers and how many leagues the page of a season lists. */
export const FINALE_PLACES = 10
export const FINALE_LEAGUES = 12

const nextSeasonSchema = z
  .object({ number: z.int(), startsAtMs: z.int() })
  .nullable()
  .meta({ description: 'The season after it, until that one begins' })

export const seasonListSchema = z
  .object({
    ranked: z.int().nullable().meta({ description: 'The season that the rankings count (RK5); null before the first' }),
    isOver: z.boolean().meta({ description: 'Nothing of it is left to play or to settle' }),
    numbers: z.array(z.int()).meta({ description: 'Those that have begun, newest first' }),
    next: nextSeasonSchema,
  })
  .meta({ id: 'SeasonList' })
export type SeasonList = z.infer<typeof seasonListSchema>

const placeSchema = z.object({
  managerId: z.int(),
  name: z.string(),
  avatarSeed: z.string(),
  country: z.enum(COUNTRIES),
  isGone: z.boolean().meta({ description: 'Removed the account; results stay' }),
  rank: z.int(),
  points: z.int(),
  wins: z.int(),
})

export const seasonFinaleSchema = z
  .object({
    number: z.int(),
    isOver: z.boolean().meta({ description: 'While it runs, all of this is as it stands' }),
    next: nextSeasonSchema,
    champions: z
      .array(z.object({ sport: z.enum(SPORTS), club: clubSchema }))
      .meta({ description: 'ST8, of the sports whose season is over' }),
    total: z.int().meta({ description: 'How many are ranked' }),
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
      .meta({ description: 'Public leagues that ended in it with a winner, the largest first' }),
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
      .meta({ description: 'The first of the strongest group of each division, in the last cycle that ended in it' }),
  })
  .meta({ id: 'SeasonFinale', description: 'A season, whom it made champion, and what comes next (RK6)' })
export type SeasonFinale = z.infer<typeof seasonFinaleSchema>

export const ownSeasonSchema = z
  .object({ own: seasonStandingSchema.nullable().meta({ description: 'Null for who has no place in it' }) })
  .meta({ id: 'OwnSeason' })
export type OwnSeason = z.infer<typeof ownSeasonSchema>
