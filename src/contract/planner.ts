import * as z from 'zod'
import { AVAILABILITIES } from '#domain/expected-points/availability.ts'
import { PLAN_KINDS, PLANNED_ROUNDS } from '#domain/planner/plan-kinds.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { marketClubSchema, nextMatchSchema } from './market.ts'

const plannerRoundSchema = z
  .object({ id: z.int(), number: z.int(), deadlineAtMs: z.int() })
  .meta({ id: 'PlannerRound' })

const plannerOutlookSchema = z
  .object({
    match: nextMatchSchema,
    expectedTenths: z.number(),
    lowTenths: z.int(),
    highTenths: z.int().meta({ description: '`lowTenths` to `highTenths` is the 80% range of the points (PJ2)' }),
    absentPercent: z.int().meta({ description: 'Chance in percent that the player does not play' }),
  })
  .meta({ id: 'PlannerOutlook' })
export type PlannerOutlook = z.infer<typeof plannerOutlookSchema>

const plannerPlayerSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    clubId: z.int(),
    position: z.enum(POSITIONS),
    status: z.enum(AVAILABILITIES),
    ownedPercent: z.int(),
    prices: z
      .array(z.int())
      .meta({ description: 'Price before each round: today’s price, then the expected ones (PL2)' }),
    outlooks: z
      .array(plannerOutlookSchema.nullable())
      .max(PLANNED_ROUNDS)
      .meta({ description: 'One for each round; null without a match' }),
  })
  .meta({ id: 'PlannerPlayer' })
export type PlannerPlayerView = z.infer<typeof plannerPlayerSchema>

const plannerFactsSchema = z.object({
  modality: z.enum(MODALITY_NAMES),
  rounds: z.array(plannerRoundSchema).max(PLANNED_ROUNDS),
  clubs: z.array(marketClubSchema),
  fixtures: z
    .array(z.object({ clubId: z.int(), matches: z.array(nextMatchSchema.nullable()) }))
    .meta({ description: 'The match of each club in each round' }),
  players: z.array(plannerPlayerSchema),
})

export const plannerSchema = plannerFactsSchema.meta({
  id: 'Planner',
  description: 'The players with the best outlook over the next rounds (PL1); none before a match has been played',
})
export type PlannerView = z.infer<typeof plannerSchema>

const choiceSchema = z
  .object({
    playerId: z.int(),
    price: z.int(),
    without: z
      .object({
        lossTenths: z.number(),
        incoming: z.array(z.int()),
        outgoing: z.array(z.int()).meta({ description: 'Other players who leave together with this player' }),
        captainId: z.int(),
      })
      .nullable()
      .meta({ description: 'What changes in the best team without this player (PL4); null if no team can be formed' }),
  })
  .meta({ id: 'PlannedChoice' })
export type PlannedChoiceView = z.infer<typeof choiceSchema>

const plannedElevenSchema = z
  .object({
    formation: z.string(),
    captainId: z.int(),
    price: z.int(),
    expectedTenths: z
      .number()
      .meta({ description: 'Expected tenths of a point; the captain counts one and a half times' }),
    choices: z.array(choiceSchema),
  })
  .meta({ id: 'PlannedEleven' })
export type PlannedElevenView = z.infer<typeof plannedElevenSchema>

export const planKindSchema = z.enum(PLAN_KINDS).meta({
  description:
    'Most points at expected prices, most points at today’s prices, or expected prices with less or with more risk (PL3)',
})

export const planSchema = plannerFactsSchema
  .extend({
    kind: planKindSchema,
    elevens: z.array(plannedElevenSchema.nullable()).meta({
      description:
        'One for each round; null if no team can be formed. The first is for the open round, at today’s prices: the ids in its `choices` and its `captainId` can be saved as they stand, as a new squad for `rounds[0]`. In a squad that is saved already, players who stay cost what was paid for them, so it may be over the budget',
    }),
  })
  .meta({ id: 'Plan', description: 'The best team for each of the next rounds, with all players that it names (PL3)' })
export type PlanView = z.infer<typeof planSchema>
