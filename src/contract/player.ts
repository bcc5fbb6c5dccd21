import * as z from 'zod'
import { DIFFICULTIES } from '#domain/forecast/difficulty.ts'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { marketClubSchema } from './market.ts'
import { projectionSchema } from './projection.ts'

export const playerRoundSchema = z
  .object({
    roundId: z.int(),
    roundNumber: z.int(),
    matchId: z.int(),
    startsAtMs: z.int(),
    opponentId: z.int(),
    isHome: z.boolean(),
    ownScore: z.int(),
    opponentScore: z.int(),
    pointTenths: z
      .int()
      .nullable()
      .meta({ description: 'Null: the player neither took part nor got a card on the bench (SC7)' }),
    scouts: z.array(z.object({ scout: z.enum(SCOUTS), count: z.int(), pointTenths: z.int() })),
  })
  .meta({ id: 'PlayerRound' })
export type PlayerRound = z.infer<typeof playerRoundSchema>

export const playerPageSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    shirtNumber: z.int(),
    clubId: z.int(),
    position: z.enum(POSITIONS),
    status: z.enum(AVAILABILITIES),
    price: z.int(),
    priceChange: z.int(),
    clubs: z.array(marketClubSchema),
    projection: projectionSchema
      .nullable()
      .meta({ description: 'Null until a match has been played in the championship (PJ5)' }),
    rounds: z.array(playerRoundSchema).meta({ description: 'Newest first' }),
    prices: z
      .array(z.object({ roundNumber: z.int(), price: z.int() }))
      .meta({ description: 'Price after each round, oldest first' }),
    nextMatches: z.array(
      z.object({
        matchId: z.int(),
        startsAtMs: z.int(),
        opponentId: z.int(),
        isHome: z.boolean(),
        difficulty: z.literal(DIFFICULTIES).nullable(),
      }),
    ),
  })
  .meta({ id: 'PlayerPage', description: 'A football player on the market' })
export type PlayerPageView = z.infer<typeof playerPageSchema>

export const rivalsAnswerSchema = z
  .object({
    rivals: z
      .object({
        round: z.int().meta({ description: 'Number of the last settled round' }),
        rivals: z.int(),
        owners: z.int().meta({ description: 'Number of rivals who had the player in their lineup' }),
        pointsPercent: z.int().nullable().meta({
          description: 'Share of all points of these rivals that the player made (PJ7); null if they made none',
        }),
        isOwn: z.boolean().meta({ description: 'Whether the player was in my lineup' }),
      })
      .nullable(),
  })
  .meta({ id: 'RivalsAnswer' })
