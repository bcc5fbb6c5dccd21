import * as z from 'zod'
import { TIER_NAMES } from '#domain/division/tiers.ts'
import { COUNTRIES } from '#domain/manager/country.ts'
import { nextRoundSchema } from './duel.ts'
import { oldSinceSchema } from './ranking.ts'

const tier = z.enum(TIER_NAMES)
const move = z.enum(['up', 'stay', 'down'])

/** Groups are numbered within the cycle that they began with. */
const groupAddress = { cycleId: z.int(), groupNumber: z.int() }

export const groupMemberSchema = z
  .object({
    managerId: z.int(),
    managerName: z.string(),
    country: z.enum(COUNTRIES),
    tier,
    place: z.int().nullable().meta({ description: 'Null until the group has points' }),
    pointTenths: z.int(),
    tenths: z
      .array(z.int().nullable())
      .meta({ description: 'Tenths of a point in each round; null without a lineup or before there are points' }),
    missed: z.int().meta({ description: 'Number of rounds that locked without a lineup of the manager' }),
    move: move.meta({ description: 'Where this place leads; in a group that is over, where it led' }),
  })
  .meta({ id: 'GroupMember' })
export type GroupMemberView = z.infer<typeof groupMemberSchema>

export const groupRoundSchema = z
  .object({
    id: z.int(),
    number: z.int(),
    isSettled: z.boolean(),
  })
  .meta({ id: 'GroupRound' })

export const divisionGroupSchema = z
  .object({
    ...groupAddress,
    tiers: z
      .array(tier)
      .meta({ description: 'Tiers of its members, highest first; more than one if few managers play (DV4)' }),
    roundCount: z.int().meta({ description: 'Number of rounds that the group plays' }),
    rounds: z.array(groupRoundSchema).meta({ description: 'Its rounds that have locked' }),
    promoted: z.int().meta({ description: 'Number of members who go up (DV8)' }),
    relegated: z.int().meta({ description: 'Number of members who go down (DV8)' }),
    endedAtMs: z.int().nullable(),
    isProvisional: z.boolean().meta({ description: 'True if places and points include the round in play' }),
    oldSinceMs: oldSinceSchema,
    viewerId: z.int().nullable().meta({ description: 'My manager id; null for a visitor' }),
    members: z.array(groupMemberSchema).meta({ description: 'In order of place' }),
  })
  .meta({ id: 'DivisionGroup' })
export type DivisionGroupView = z.infer<typeof divisionGroupSchema>

export const pastGroupSchema = z
  .object({
    ...groupAddress,
    tier,
    place: z.int(),
    size: z.int(),
    pointTenths: z.int(),
    move,
    endedAtMs: z.int(),
  })
  .meta({ id: 'PastGroup' })
export type PastGroup = z.infer<typeof pastGroupSchema>

export const ownDivisionSchema = z
  .object({
    group: divisionGroupSchema.nullable().meta({ description: 'The group in which I play now' }),
    tier: tier.nullable().meta({ description: 'My tier, or the tier of my next group; null for a visitor' }),
    next: nextRoundSchema
      .nullable()
      .meta({ description: 'The open round that my saved squad will play; null without a complete squad' }),
    isForming: z.boolean().meta({
      description: 'True if my lineup has locked, but groups form only after an earlier round is settled (DV5)',
    }),
    past: z.array(pastGroupSchema).meta({ description: 'Newest first' }),
    example: z
      .object(groupAddress)
      .nullable()
      .meta({ description: 'The strongest of the newest groups; null if I am in a group' }),
  })
  .meta({ id: 'OwnDivision' })
export type OwnDivision = z.infer<typeof ownDivisionSchema>

/** The division that a profile shows. */
export const currentDivisionSchema = z.object({ ...groupAddress, tier }).meta({ id: 'CurrentDivision' })
export type CurrentDivision = z.infer<typeof currentDivisionSchema>
