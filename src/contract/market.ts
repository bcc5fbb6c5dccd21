import * as z from 'zod'
import { DIFFICULTIES } from '#domain/forecast/difficulty.ts'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { MAX_MARKET_POINTS, MIN_MARKET_POINTS } from '#domain/price/market-points.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { clubSchema } from './club.ts'
import { projectionSchema } from './projection.ts'

export const marketRoundSchema = z
  .object({ id: z.int(), number: z.int(), deadlineAtMs: z.int(), endsAtMs: z.int() })
  .meta({ id: 'MarketRound', description: 'The round for which squads are saved; times are by the game clock' })
export type MarketRound = z.infer<typeof marketRoundSchema>

export const marketClubSchema = clubSchema
  .extend({ code: z.string().meta({ description: 'A code of three letters', examples: ['FLA'] }) })
  .meta({ id: 'MarketClub' })
export type MarketClub = z.infer<typeof marketClubSchema>

export const nextMatchSchema = z
  .object({
    opponentId: z.int(),
    isHome: z.boolean(),
    difficulty: z
      .literal(DIFFICULTIES)
      .nullable()
      .meta({ description: 'From 1 (easiest) to 5 (hardest); null without a forecast' }),
  })
  .meta({ id: 'NextMatch' })
export type NextMatch = z.infer<typeof nextMatchSchema>

export const marketPlayerSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    clubId: z.int(),
    position: z.enum(POSITIONS),
    status: z.enum(AVAILABILITIES).meta({ description: 'Whether the player can be counted on in the next round' }),
    price: z.int().meta({ description: 'In points of the budget, which is virtual' }),
    priceChange: z.int().meta({ description: 'At the last change of prices' }),
    points: z.int().min(MIN_MARKET_POINTS).max(MAX_MARKET_POINTS).meta({
      description: '50 plus the player’s points in the last 14 matches of the club, rounded, at most 200 (PR4)',
    }),
    lastTenths: z
      .array(z.int().nullable())
      .max(5)
      .meta({ description: 'Tenths of a point in the last matches, oldest first; null: did not play' }),
    expectedTenths: z.number().meta({ description: 'Expected tenths of a point in the next round' }),
    spreadTenths: z.number().meta({ description: 'Standard deviation of those points, in tenths' }),
    projection: projectionSchema
      .nullable()
      .meta({ description: 'Null until a match has been played in the championship (PJ5)' }),
    ownedPercent: z.int().meta({ description: 'Share of the squads of the championship that have the player' }),
    next: nextMatchSchema.nullable(),
  })
  .meta({ id: 'MarketPlayer' })
export type MarketPlayerView = z.infer<typeof marketPlayerSchema>

export const marketSchema = z
  .object({
    modality: z.enum(MODALITY_NAMES).meta({
      description:
        'Decides how many players a squad has, its budget and its positions (MD1): `playerIds` of `NewSquad` says the numbers',
    }),
    round: marketRoundSchema.nullable().meta({ description: 'Null while no round is open' }),
    clubs: z.array(marketClubSchema),
    players: z.array(marketPlayerSchema),
  })
  .meta({ id: 'Market', description: 'The whole market in one answer' })
export type MarketView = z.infer<typeof marketSchema>

export const clockSchema = z
  .object({
    gameNowMs: z.int(),
    pace: z.number(),
    round: z
      .object({ number: z.int(), deadlineAtMs: z.int() })
      .nullable()
      .meta({ description: 'The round whose market is open' }),
  })
  .meta({ id: 'GameClock', description: 'The game clock, and how many times faster than real time it runs' })
export type GameClock = z.infer<typeof clockSchema>
