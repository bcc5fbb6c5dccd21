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
    place: z.int().nullable().meta({ description: 'Null until the first points' }),
    pointTenths: z.int(),
    tenths: z.array(z.int().nullable()).meta({ description: 'By round; null without a lineup or before its points' }),
    missed: z.int().meta({ description: 'Rounds that locked without a lineup of his' }),
    move: move.meta({ description: 'Where his place leads; of a group that is over, where it led' }),
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
    tiers: z.array(tier).meta({ description: 'Of its members, the highest first; more than one where few play' }),
    roundCount: z.int().meta({ description: 'How many rounds it plays' }),
    rounds: z.array(groupRoundSchema).meta({ description: 'Those that have locked' }),
    promoted: z.int().meta({ description: 'So many go up' }),
    relegated: z.int().meta({ description: 'So many go down' }),
    endedAtMs: z.int().nullable(),
    isProvisional: z.boolean().meta({ description: 'Places and points hold the round being played' }),
    oldSinceMs: oldSinceSchema,
    viewerId: z.int().nullable().meta({ description: 'Whoever asks' }),
    members: z.array(groupMemberSchema).meta({ description: 'By place' }),
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
    group: divisionGroupSchema.nullable().meta({ description: 'The one I play in' }),
    tier: tier.nullable().meta({ description: 'Mine, or the one that my next group will be in; null for a visitor' }),
    next: nextRoundSchema.nullable().meta({ description: 'The lock at which a saved squad enters' }),
    isForming: z
      .boolean()
      .meta({ description: 'My lineup has locked; its groups wait for an earlier round to be settled' }),
    past: z.array(pastGroupSchema).meta({ description: 'Newest first' }),
    example: z
      .object(groupAddress)
      .nullable()
      .meta({ description: 'The strongest of the groups that began last, for who is in none' }),
  })
  .meta({ id: 'OwnDivision' })
export type OwnDivision = z.infer<typeof ownDivisionSchema>

/** The division that a profile shows. */
export const currentDivisionSchema = z.object({ ...groupAddress, tier }).meta({ id: 'CurrentDivision' })
export type CurrentDivision = z.infer<typeof currentDivisionSchema>
