import * as z from 'zod'
import { MODALITY_NAMES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { rowId } from './row-id.ts'

const managerQuery = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'Whose round is played again' })

export const roundMarketQuerySchema = z.object({ manager: managerQuery })

export const roundMarketSchema = z
  .object({
    number: z.int(),
    season: z.int(),
    managerName: z.string(),
    modality: z.enum(MODALITY_NAMES),
    playerIds: z.array(z.int()).meta({ description: 'The eleven that was played' }),
    captainId: z.int(),
    players: z.array(
      z.object({
        playerId: z.int(),
        name: z.string(),
        position: z.enum(POSITIONS),
        club: z.string(),
        price: z.int().meta({ description: 'RS3: one’s own cost what was paid' }),
        pointTenths: z.int(),
      }),
    ),
  })
  .meta({ id: 'RoundMarket', description: 'Everybody who could be bought for a settled round, and what he made in it' })
export type RoundMarket = z.infer<typeof roundMarketSchema>

const ids = z
  .string()
  .regex(/^\d{1,10}(-\d{1,10})*$/)
  .max(MOST_PLAYERS * 11)
  .transform((text) => text.split('-').map(Number))
  .pipe(z.array(rowId).max(MOST_PLAYERS))

export const whatIfQuerySchema = z.object({
  manager: managerQuery,
  players: ids.meta({ description: 'Eleven ids, joined by hyphens' }),
  captain: z.coerce.number().int().min(1).max(2_147_483_647),
})

const overallRank = z
  .int()
  .nullable()
  .meta({ description: 'In the ranking of points as it stood when the round was settled; null for who is not in it' })

export const whatIfSchema = z
  .object({
    price: z.int(),
    problems: z
      .array(z.enum(['budget', 'formation', 'captain', 'unknown-player']))
      .meta({ description: 'Why such a lineup could not have been; empty when it could' }),
    actual: z.object({ pointTenths: z.int(), rank: z.int(), overallRank }),
    result: z
      .object({
        pointTenths: z.int(),
        rank: z.int().meta({ description: 'Among the lineups of the round' }),
        of: z.int(),
        overallRank,
        duel: z
          .object({ opponentName: z.string(), opponentTenths: z.int(), outcome: z.enum(['won', 'lost', 'drew']) })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'WhatIf', description: 'What another lineup would have made of a past round (RS5)' })
export type WhatIf = z.infer<typeof whatIfSchema>
