import * as z from 'zod'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import { ACHIEVEMENTS } from '#domain/achievement/achievements.ts'
import { SCOUTS } from '#domain/scoring/scouts.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { duelPlayerSchema, duelReserveSchema } from './duel.ts'
import { playerStateSchema } from './live.ts'
import { ledgerCorrectionSchema } from './ledger.ts'
import { momentSchema, nearSchema } from './moment.ts'
import { matchSchema } from './match.ts'
import { pickMatchSchema } from './pick.ts'

export const storyQuerySchema = z.object({
  manager: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'Id of the manager whose round it is; without it, me' }),
})

const roundStates = ['open', 'locked', 'live', 'settled'] as const

const storyRoundSchema = z
  .object({
    id: z.int(),
    season: z.int(),
    number: z.int(),
    state: z.enum(roundStates),
    deadlineAtMs: z.int(),
    earlierId: z.int().nullable().meta({ description: 'Id of the previous round' }),
    laterId: z.int().nullable().meta({ description: 'Id of the next round, once it is locked' }),
  })
  .meta({ id: 'StoryRound' })

const scoutLineSchema = z.object({
  scout: z.enum(SCOUTS),
  count: z.int(),
  weightTenths: z.int().meta({ description: 'Tenths of a point for each of them, by the rule set' }),
  pointTenths: z.int(),
})

const performanceSchema = z
  .object({
    match: matchSchema,
    rules: z.string().nullable().meta({ description: 'Name of the rule set that scored the player (SC1)' }),
    pointTenths: z.int(),
    lines: z.array(scoutLineSchema).meta({ description: 'They add up to `pointTenths` (SC8)' }),
  })
  .meta({ id: 'Performance', description: 'What a player did in a match of the round, scout by scout' })
export type PerformanceView = z.infer<typeof performanceSchema>

const inRound = {
  performances: z.array(performanceSchema).meta({ description: 'Empty if the player did not play' }),
}

const storyPlayerSchema = duelPlayerSchema
  .extend({
    ...inRound,
    price: z.int().nullable().meta({ description: 'The price paid; for older lineups, the price of that round (RS3)' }),
  })
  .meta({ id: 'StoryPlayer' })
const storyReserveSchema = duelReserveSchema.extend(inRound).meta({ id: 'StoryReserve' })
export type StoryReserve = z.infer<typeof storyReserveSchema>
export type StoryPlayer = z.infer<typeof storyPlayerSchema>

const storyLineupSchema = z
  .object({
    squadId: z.int(),
    squadName: z.string(),
    pointTenths: z.int(),
    place: z
      .object({ rank: z.int(), of: z.int() })
      .nullable()
      .meta({ description: 'Place among the lineups of the round; null until it is settled' }),
    players: z.array(storyPlayerSchema),
    bench: z.array(storyReserveSchema),
  })
  .meta({ id: 'StoryLineup' })

const standingSchema = z
  .object({
    points: z.int(),
    rank: z.int(),
    before: z
      .object({ points: z.int(), rank: z.int() })
      .nullable()
      .meta({ description: 'Points and rank after the previous round' }),
    gains: z
      .object({ lineup: z.int(), picks: z.int(), other: z.int() })
      .meta({ description: 'Where the points since then come from; they add up to the difference' }),
  })
  .meta({ id: 'StoryStanding' })

const storyDivisionSchema = z
  .object({
    cycleId: z.int(),
    groupNumber: z.int(),
    tier: z.enum(TIER_NAMES),
    roundOfGroup: z.int().meta({ description: 'Which of the group’s rounds this one is, from 1' }),
    roundCount: z.int(),
    place: z.int().nullable().meta({
      description: 'Place after this round. Until it is settled, the place before it; null in the group’s first round',
    }),
    size: z.int(),
    move: z
      .enum(['up', 'stay', 'down'])
      .nullable()
      .meta({ description: 'Where the place led; null except in the last round of a group that is over' }),
  })
  .meta({ id: 'StoryDivision', description: 'The group of divisions that the round counted for' })
export type StoryDivision = z.infer<typeof storyDivisionSchema>

const bestPlayerSchema = z.object({
  playerId: z.int(),
  name: z.string(),
  position: z.enum(POSITIONS),
  club: z.string(),
  price: z.int(),
  pointTenths: z.int(),
  isCaptain: z.boolean(),
  isOwn: z.boolean().meta({ description: 'Whether the player is also in `lineup`' }),
})
export type BestPlayer = z.infer<typeof bestPlayerSchema>

const bestSchema = z
  .object({
    pointTenths: z.int(),
    price: z.int(),
    money: z.int().meta({ description: 'The budget (RS3)' }),
    players: z.array(bestPlayerSchema),
  })
  .meta({
    id: 'BestPossible',
    description: 'The team for the same budget that scored most in the round, found exactly (RS1)',
  })

const gotAwaySchema = bestPlayerSchema
  .pick({ playerId: true, name: true, position: true, club: true, price: true, pointTenths: true })
  .extend({
    insteadOf: z.object({ name: z.string(), pointTenths: z.int() }),
    gainTenths: z.int(),
  })
  .meta({
    id: 'GotAway',
    description: 'The swap of one player for another within the budget that would have gained most (RS2)',
  })

export const roundStorySchema = z
  .object({
    round: storyRoundSchema,
    manager: z.object({ id: z.int(), name: z.string(), isSelf: z.boolean() }).nullable(),
    matches: z.array(matchSchema),
    lineup: storyLineupSchema.nullable(),
    states: z
      .array(playerStateSchema)
      .meta({ description: 'States of its players while the round is in play; empty once it is settled' }),
    standing: standingSchema.nullable().meta({ description: 'Null until the round is settled' }),
    duel: z
      .object({ opponentId: z.int(), opponentName: z.string(), ownTenths: z.int(), opponentTenths: z.int() })
      .nullable(),
    division: storyDivisionSchema.nullable(),
    leagues: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        rank: z.int().nullable(),
        members: z.int(),
        isThen: z
          .boolean()
          .meta({ description: 'True if `rank` is the place after this round; false if it is the place now' }),
      }),
    ),
    picks: z.array(pickMatchSchema).meta({
      description:
        'Picks on matches that ended after the previous round was settled, until this one was. `standing` counts them (RS4)',
    }),
    corrections: z
      .array(
        ledgerCorrectionSchema
          .extend({ points: z.int().meta({ description: 'Points won or lost by it, as in the ledger' }) })
          .meta({ id: 'StoryCorrection' }),
      )
      .meta({
        description: 'Corrections of the lineup and the picks shown here, whose points already include them (LD5)',
      }),
    achievements: z.array(z.enum(ACHIEVEMENTS)),
    moments: z.array(momentSchema).meta({ description: 'The rarest first; empty until the round is settled (MO1)' }),
    nearly: z
      .array(nearSchema)
      .meta({ description: 'What was narrowly missed, nearest first; empty if there is a moment (MO7)' }),
    best: bestSchema.nullable().meta({ description: 'Null until the round is settled' }),
    gotAway: gotAwaySchema.nullable(),
    next: z
      .object({ number: z.int(), deadlineAtMs: z.int() })
      .nullable()
      .meta({ description: 'The round whose market is open' }),
  })
  .meta({ id: 'RoundStory', description: 'A round as one manager played it' })
export type RoundStory = z.infer<typeof roundStorySchema>

export const newestRoundSchema = z
  .object({ roundId: z.int().nullable().meta({ description: 'Id of the round; null if there is no round' }) })
  .meta({
    id: 'NewestRound',
    description: 'The newest round whose market has closed; without one, the first open round',
  })
