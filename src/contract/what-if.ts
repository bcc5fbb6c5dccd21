import * as z from 'zod'
import { MODALITY_NAMES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { rowId } from './row-id.ts'

const managerQuery = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'Id of the manager whose round is played again' })

export const roundMarketQuerySchema = z.object({ manager: managerQuery })

export const roundMarketSchema = z
  .object({
    number: z.int(),
    season: z.int(),
    managerName: z.string(),
    modality: z.enum(MODALITY_NAMES),
    playerIds: z.array(z.int()).meta({ description: 'Ids of the players in the lineup that was played' }),
    captainId: z.int(),
    players: z.array(
      z.object({
        playerId: z.int(),
        name: z.string(),
        position: z.enum(POSITIONS),
        club: z.string(),
        price: z
          .int()
          .meta({ description: 'Price in that round. Players of the lineup cost what was paid for them (RS3)' }),
        pointTenths: z.int(),
      }),
    ),
  })
  .meta({
    id: 'RoundMarket',
    description: 'All players who could be bought for a settled round, with their points in it',
  })
export type RoundMarket = z.infer<typeof roundMarketSchema>

const ids = z
  .string()
  .regex(/^\d{1,10}(-\d{1,10})*$/)
  .max(MOST_PLAYERS * 11)
  .transform((text) => text.split('-').map(Number))
  .pipe(z.array(rowId).max(MOST_PLAYERS))

export const whatIfQuerySchema = z.object({
  manager: managerQuery,
  players: ids.meta({ description: 'Ids of the players, joined by hyphens: 11, in fut7 7, in futsal 5 (MD1)' }),
  captain: z.coerce.number().int().min(1).max(2_147_483_647),
})

const overallRank = z
  .int()
  .nullable()
  .meta({ description: 'Place in the ranking of points when the round was settled; null if the manager is not in it' })

export const whatIfSchema = z
  .object({
    price: z.int(),
    problems: z
      .array(z.enum(['budget', 'formation', 'captain', 'unknown-player']))
      .meta({ description: 'Why the rules do not allow the lineup; empty if they do' }),
    actual: z.object({ pointTenths: z.int(), rank: z.int(), overallRank }),
    result: z
      .object({
        pointTenths: z.int(),
        rank: z.int().meta({ description: 'Place among the lineups of the round' }),
        of: z.int(),
        overallRank,
        duel: z
          .object({ opponentName: z.string(), opponentTenths: z.int(), outcome: z.enum(['won', 'lost', 'drew']) })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'WhatIf', description: 'What another lineup would have scored in a past round (RS5)' })
export type WhatIf = z.infer<typeof whatIfSchema>
