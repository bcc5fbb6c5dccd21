import * as z from 'zod'
import { SPORTS } from '#domain/sport/sport.ts'
import { clubSchema } from './club.ts'

export const scoreOfForecastsSchema = z.object({
  n: z.int(),
  rps: z.number().meta({ description: 'Ranked probability score: 0 is perfect' }),
  logLoss: z.number(),
  brier: z.number(),
  accuracy: z.number(),
})
export type ScoreOfForecasts = z.infer<typeof scoreOfForecastsSchema>

export const calibrationBinSchema = z.object({
  from: z.number(),
  to: z.number(),
  n: z.int(),
  said: z.number(),
  happened: z.number(),
})
export type CalibrationBinView = z.infer<typeof calibrationBinSchema>

const orderSchema = z.number().nullable()

export const forecastRecordSchema = z
  .object({
    sports: z.array(
      z.object({
        sport: z.enum(SPORTS),
        season: z.int(),
        model: scoreOfForecastsSchema,
        base: scoreOfForecastsSchema.meta({
          description: 'A forecast that always gives the share of each result in earlier seasons',
        }),
        crowd: scoreOfForecastsSchema
          .nullable()
          .meta({ description: 'A forecast that gives the shares of the managers’ picks' }),
      }),
    ),
    calibration: z.array(calibrationBinSchema),
    calibrationError: z.number(),
    projections: z
      .array(
        z.object({
          round: z.int(),
          players: z.int(),
          model: z.number().meta({ description: 'Root mean squared error in points, of everyone on the market' }),
          seasonMean: z.number(),
          lastFive: z.number(),
          inside: z.number().meta({ description: 'Share of results inside the 80% range' }),
          modelOrder: orderSchema.meta({
            description:
              'Rank correlation of the expected points with the real ones: 1 is perfect; null if all are equal',
          }),
          seasonMeanOrder: orderSchema,
          lastFiveOrder: orderSchema,
          crowdOrder: orderSchema.meta({ description: 'The same for the share of squads that have the player' }),
        }),
      )
      .meta({ description: 'How good the projections of players were in the last settled rounds (PJ6)' }),
    recent: z.array(
      z.object({
        matchId: z.int(),
        sport: z.enum(SPORTS),
        startsAtMs: z.int(),
        home: clubSchema,
        away: clubSchema,
        homeScore: z.int(),
        awayScore: z.int(),
        homePercent: z.int(),
        drawPercent: z.int(),
        awayPercent: z.int(),
        saidPercent: z.int().meta({ description: 'The chance in percent that the model gave to the actual result' }),
        wasFavourite: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ForecastRecord', description: 'How good the forecasts of the running season have been so far' })
export type ForecastRecord = z.infer<typeof forecastRecordSchema>
