import * as z from 'zod'
import { DIFFICULTIES } from '#domain/forecast/difficulty.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { scorerSchema, standingSchema, strengthSchema } from './analytics.ts'
import { clubSchema } from './club.ts'
import { matchSchema } from './match.ts'

export const fixtureSchema = matchSchema.extend({
  difficulty: z.literal(DIFFICULTIES).nullable().meta({ description: '1 is the easiest for this club, 5 the hardest' }),
  winPercent: z.int().nullable(),
  drawPercent: z.int().nullable(),
})
export type FixtureView = z.infer<typeof fixtureSchema>

export const squadPlayerSchema = z.object({
  playerId: z.int(),
  name: z.string(),
  position: z.string(),
  shirtNumber: z.int(),
  status: z.enum(['provavel', 'duvida', 'contundido', 'suspenso']),
  price: z.int().nullable(),
  season: scorerSchema.pick({ matches: true, totals: true, ratingTenths: true, trend: true }).nullable(),
})
export type SquadPlayerView = z.infer<typeof squadPlayerSchema>

export const clubPageSchema = z
  .object({
    club: clubSchema,
    sport: z.enum(SPORTS),
    city: z.string(),
    code: z.string(),
    season: z.int().nullable(),
    standing: standingSchema.nullable(),
    group: z
      .string()
      .nullable()
      .meta({ description: 'The group whose table `standing` comes from; null for the table of a league' }),
    clubs: z.int().meta({ description: 'Number of clubs in that table' }),
    titles: z.int(),
    results: z.array(matchSchema),
    fixtures: z.array(fixtureSchema),
    players: z.array(squadPlayerSchema),
    eleven: z.array(z.int()).nullable().meta({
      description: 'Ids of the players with the most matches of the season (MP4); null if too few have played',
    }),
    strength: strengthSchema.meta({ description: 'The strength of this club alone' }),
  })
  .meta({ id: 'ClubPage', description: 'A club: results, fixtures with difficulty, players, strength over time' })
export type ClubPageView = z.infer<typeof clubPageSchema>
