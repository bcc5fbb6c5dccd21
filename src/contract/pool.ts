import * as z from 'zod'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { NO_EXTRAS } from '#domain/pool/pool-extras.ts'
import { MAX_LINE_POINTS, POOL_LINES, POOL_PRESETS } from '#domain/pool/pool-scoring.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { matchSchema } from './match.ts'
import { officialSchema } from './official.ts'
import { pageShape, positionQuery } from './paging.ts'
import { pickSchema } from './pick.ts'

const linePoints = z.int().min(0).max(MAX_LINE_POINTS)

export const scoringSchema = z
  .object({
    exact: linePoints.min(1),
    winnerGoals: linePoints,
    difference: linePoints,
    draw: linePoints.meta({ description: 'Points for a draw that is not exact' }),
    loserGoals: linePoints,
    winner: linePoints,
  })
  .meta({ id: 'PoolScoring', description: 'Points for what a pick gets right (BL3)' })

export const extrasSchema = z
  .object({
    goesOn: z.int().meta({ description: 'Points for the side that goes through, if a match decides it (BL10)' }),
    afterExtraTime: z
      .boolean()
      .meta({ description: 'True: the score after extra time counts, not that of 90 minutes (BL10)' }),
    knockoutTimes: z.int().meta({ description: 'How many times a match of the knock-out counts (BL11)' }),
    semifinalTimes: z.int(),
    finalTimes: z.int(),
    hasJoker: z
      .boolean()
      .meta({ description: 'True: everybody chooses one match in each round that counts double (BL11)' }),
    bracketPoints: z.int().meta({ description: 'Points for each right team of the first stage; 0: no bracket (BL12)' }),
    bracketEarly: z.boolean().default(false).meta({
      description: 'True: the bracket is filled in before the groups end, with the clubs that come out of them (BL18)',
    }),
    vacationPicks: z
      .int()
      .meta({ description: 'How many times the model picks for a person who forgot a match (BL13)' }),
    countsSquads: z.boolean().meta({ description: 'True: lineups count besides picks (BL16)' }),
  })
  .meta({ id: 'PoolExtras', description: 'Settings of a bolão besides its scoring' })

export const newPoolSchema = z
  .object({
    sport: z.enum(SPORTS).nullable().default('futebol').meta({ description: 'Null: matches of every sport' }),
    scoring: scoringSchema.default(POOL_PRESETS.craque),
    extras: extrasSchema.default(NO_EXTRAS),
    lateStartAverage: z.boolean().default(false).meta({
      description: 'True: people who join after the first match start with the average of the last third (BL9)',
    }),
    championships: z.array(z.string().max(60)).max(5).default([]).meta({
      description: 'Slugs of other championships whose matches count, too; they must have the same time (BL17)',
    }),
    joins: z.boolean().default(true).meta({ description: 'Whether its owner takes part from the start' }),
  })
  .meta({ id: 'NewPool' })
export type NewPoolRequest = z.infer<typeof newPoolSchema>

export const poolPlaceSchema = z
  .object({
    leagueId: z.int(),
    rank: z.int().nullable(),
    before: z
      .int()
      .nullable()
      .meta({ description: 'The place before the day of the newest match that was counted (BL4)' }),
    points: z.int(),
    exact: z.int().meta({ description: 'Number of exact scores' }),
    canLeave: z.boolean().meta({ description: 'True until a match of the bolão kicks off (BL5)' }),
  })
  .meta({ id: 'PoolPlace' })
export type PoolPlace = z.infer<typeof poolPlaceSchema>

export const poolRowSchema = z
  .object({
    rank: z.int().nullable(),
    before: z.int().nullable(),
    managerId: z.int(),
    managerName: z.string(),
    trophies: z.int().meta({ description: 'Number of leagues that the manager has won' }),
    official: officialSchema,
    points: z.int(),
    exact: z.int(),
    squadPoints: z.int().optional().meta({ description: 'The part of `points` that comes from lineups (BL16)' }),
    isTyped: z.boolean().optional().meta({ description: 'True if an owner types the picks of this person (BL14)' }),
  })
  .meta({ id: 'PoolRow' })
export type PoolRow = z.infer<typeof poolRowSchema>

const traceSchema = z
  .object({
    was: z.string(),
    name: z.string().nullable().meta({ description: 'The new name; null if the guest was removed' }),
    points: z.int().nullable().meta({ description: 'The points of a guest who was removed' }),
    by: z.string().nullable(),
    atMs: z.int(),
  })
  .meta({ id: 'PoolTrace' })
export type PoolTrace = z.infer<typeof traceSchema>

export const poolSchema = z
  .object({
    sport: z.enum(SPORTS).nullable(),
    scoring: scoringSchema,
    extras: extrasSchema.optional(),
    lateStartAverage: z.boolean().optional(),
    championships: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .optional()
      .meta({ description: 'Other championships whose matches count, too (BL17)' }),
    hidden: z.int().optional().meta({
      description: 'Number of championships that it does not count, because they are no longer public (BL17)',
    }),
    isFrozen: z.boolean().meta({ description: 'True once its first match has kicked off: then the scoring stays' }),
    matches: z.int().meta({ description: 'Number of matches between its dates' }),
    counted: z.int().meta({ description: 'Number of these matches that have been counted' }),
    isProvisional: z.boolean().meta({ description: 'True if the table includes matches in play as they stand' }),
    table: z.object(pageShape(poolRowSchema)),
    mine: poolRowSchema.nullable().meta({ description: 'My row, even if it is on another page' }),
    minePage: z.int().nullable(),
    place: poolPlaceSchema.nullable(),
    lacking: z.int().optional().meta({ description: 'Number of matches in the next 24 hours that I have not picked' }),
    winner: poolRowSchema.nullable(),
    traces: z
      .array(traceSchema)
      .optional()
      .meta({ description: 'Guests who were renamed or removed, newest first (BL14)' }),
  })
  .meta({ id: 'Pool', description: 'What a bolão has besides its league' })
export type PoolView = z.infer<typeof poolSchema>

export const joinPoolSchema = z.object({ code: z.string().max(40).optional() }).meta({ id: 'JoinPool' })

export const joinedPoolSchema = z.object({ place: poolPlaceSchema, participants: z.int() }).meta({ id: 'JoinedPool' })
export type JoinedPool = z.infer<typeof joinedPoolSchema>

const gridCellSchema = z
  .object({
    pick: pickSchema,
    line: z
      .enum(POOL_LINES)
      .nullable()
      .meta({ description: 'The line of the scoring that applies so far; null: none' }),
    points: z.int(),
    isJoker: z.boolean().optional().meta({ description: 'True if it counts double (BL11)' }),
    madeBy: z
      .enum(['owner', 'model'])
      .optional()
      .meta({ description: 'owner: an owner typed it. model: the person forgot, and the model picked (BL13, BL14)' }),
  })
  .nullable()
  .meta({ id: 'PoolGridCell', description: 'A pick; null if there is none' })
export type GridCell = z.infer<typeof gridCellSchema>

const gridLineSchema = z
  .object({ points: z.int(), cells: z.array(gridCellSchema) })
  .meta({ id: 'PoolGridLine', description: 'One cell for each match, in the order of `matches`' })
export type GridLine = z.infer<typeof gridLineSchema>

const gridRowSchema = gridLineSchema
  .extend({
    managerId: z.int(),
    managerName: z.string(),
    rank: z.int().nullable().optional().meta({ description: 'Place in the table' }),
    total: z.int().optional().meta({ description: 'Points in the table' }),
  })
  .meta({ id: 'PoolGridRow' })

export const poolGridSchema = z
  .object({
    stages: z
      .array(z.object({ key: z.string(), round: z.int().nullable(), startsAtMs: z.int() }))
      .meta({ description: 'Rounds (or days, for matches outside rounds) that have begun; newest first' }),
    stage: z.string().nullable(),
    matches: z.array(matchSchema).meta({ description: 'Matches that have kicked off (PK3)' }),
    rows: z.object(pageShape(gridRowSchema)),
    crowd: gridLineSchema.meta({ description: 'The most frequent picks; out of competition' }),
    model: gridLineSchema.meta({ description: "The model's picks; out of competition" }),
    mine: z.int().nullable().meta({ description: 'My points in the stage; null without a pick in it' }),
    winners: z
      .array(z.object({ managerId: z.int(), name: z.string(), points: z.int() }))
      .meta({ description: 'Winners of the stage, once all its matches that have kicked off are settled' }),
  })
  .meta({ id: 'PoolGrid', description: "Everybody's picks, from kick-off on" })
export type PoolGrid = z.infer<typeof poolGridSchema>

export const poolGridQuerySchema = z.object({
  stage: z.string().max(20).optional(),
  ...positionQuery(STANDINGS_PAGE),
  code: z.string().max(40).optional(),
})
