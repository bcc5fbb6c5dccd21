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
    draw: linePoints.meta({ description: 'A draw that is not exact' }),
    loserGoals: linePoints,
    winner: linePoints,
  })
  .meta({ id: 'PoolScoring', description: 'Points for what a pick told of its match (BL3)' })

export const extrasSchema = z
  .object({
    goesOn: z.int().meta({ description: 'Points for who goes on, where a match decides it (BL10)' }),
    afterExtraTime: z
      .boolean()
      .meta({ description: 'The score after extra time counts, not that of 90 minutes (BL10)' }),
    knockoutTimes: z.int().meta({ description: 'How many times a match of the knock-out counts (BL11)' }),
    semifinalTimes: z.int(),
    finalTimes: z.int(),
    hasJoker: z.boolean().meta({ description: 'A match a round counts double (BL11)' }),
    bracketPoints: z.int().meta({ description: 'For each right team of the first stage; 0: no bracket (BL12)' }),
    bracketEarly: z
      .boolean()
      .default(false)
      .meta({ description: 'It is filled before the groups end, with who comes out of them (BL18)' }),
    vacationPicks: z.int().meta({ description: 'How often the model picks for who forgot (BL13)' }),
    countsSquads: z.boolean().meta({ description: 'Lineups count beside the picks (BL16)' }),
  })
  .meta({ id: 'PoolExtras', description: 'What a bolão may have beside its scoring' })

export const newPoolSchema = z
  .object({
    sport: z.enum(SPORTS).nullable().default('futebol').meta({ description: 'Null: matches of every sport' }),
    scoring: scoringSchema.default(POOL_PRESETS.craque),
    extras: extrasSchema.default(NO_EXTRAS),
    lateStartAverage: z
      .boolean()
      .default(false)
      .meta({ description: 'Who joins after the first match begins with the average of the last third (BL9)' }),
    championships: z
      .array(z.string().max(60))
      .max(5)
      .default([])
      .meta({ description: 'Addresses of others whose matches count too, where it is the same time (BL17)' }),
    joins: z.boolean().default(true).meta({ description: 'Its owner is in it from the start' }),
  })
  .meta({ id: 'NewPool' })
export type NewPoolRequest = z.infer<typeof newPoolSchema>

export const poolPlaceSchema = z
  .object({
    leagueId: z.int(),
    rank: z.int().nullable(),
    before: z.int().nullable().meta({ description: 'The place before the day of the newest match that was counted' }),
    points: z.int(),
    exact: z.int().meta({ description: 'Exact scores' }),
    canLeave: z.boolean().meta({ description: 'Until a match of the bolão kicks off' }),
  })
  .meta({ id: 'PoolPlace' })
export type PoolPlace = z.infer<typeof poolPlaceSchema>

export const poolRowSchema = z
  .object({
    rank: z.int().nullable(),
    before: z.int().nullable(),
    managerId: z.int(),
    managerName: z.string(),
    trophies: z.int().meta({ description: 'Leagues the manager has won' }),
    official: officialSchema,
    points: z.int(),
    exact: z.int(),
    squadPoints: z.int().optional().meta({ description: 'Of its points, those of lineups (BL16)' }),
    isTyped: z.boolean().optional().meta({ description: 'An owner types for this person (BL14)' }),
  })
  .meta({ id: 'PoolRow' })
export type PoolRow = z.infer<typeof poolRowSchema>

const traceSchema = z
  .object({
    was: z.string(),
    name: z.string().nullable().meta({ description: 'As he is called since; null: he was taken out' }),
    points: z.int().nullable().meta({ description: 'What he had' }),
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
      .meta({ description: 'Whose matches count beside those of its own (BL17)' }),
    hidden: z
      .int()
      .optional()
      .meta({ description: 'How many more it would count that are not public any more (BL17)' }),
    isFrozen: z.boolean().meta({ description: 'Its first match has kicked off: the scoring stays' }),
    matches: z.int().meta({ description: 'Matches between its dates' }),
    counted: z.int().meta({ description: 'Those of them that have been counted' }),
    isProvisional: z.boolean().meta({ description: 'Matches being played are in the table as they stand' }),
    table: z.object(pageShape(poolRowSchema)),
    mine: poolRowSchema.nullable().meta({ description: 'My row, also when it is on another page' }),
    minePage: z.int().nullable(),
    place: poolPlaceSchema.nullable(),
    lacking: z.int().optional().meta({ description: 'Matches of the next day that I have not picked' }),
    winner: poolRowSchema.nullable(),
    traces: z
      .array(traceSchema)
      .optional()
      .meta({ description: 'What was done to people without a phone, the newest first (BL14)' }),
  })
  .meta({ id: 'Pool', description: 'What a bolão has beside its league' })
export type PoolView = z.infer<typeof poolSchema>

export const joinPoolSchema = z.object({ code: z.string().max(40).optional() }).meta({ id: 'JoinPool' })

export const joinedPoolSchema = z.object({ place: poolPlaceSchema, participants: z.int() }).meta({ id: 'JoinedPool' })
export type JoinedPool = z.infer<typeof joinedPoolSchema>

const gridCellSchema = z
  .object({
    pick: pickSchema,
    line: z.enum(POOL_LINES).nullable().meta({ description: 'What it told of the match so far; null: nothing' }),
    points: z.int(),
    isJoker: z.boolean().optional().meta({ description: 'It counts double (BL11)' }),
    madeBy: z
      .enum(['owner', 'model'])
      .optional()
      .meta({ description: 'Typed by an owner, or the model for who forgot (BL13, BL14)' }),
  })
  .nullable()
  .meta({ id: 'PoolGridCell', description: 'Null: no pick' })
export type GridCell = z.infer<typeof gridCellSchema>

const gridLineSchema = z
  .object({ points: z.int(), cells: z.array(gridCellSchema) })
  .meta({ id: 'PoolGridLine', description: 'One cell a match, in their order' })
export type GridLine = z.infer<typeof gridLineSchema>

const gridRowSchema = gridLineSchema
  .extend({
    managerId: z.int(),
    managerName: z.string(),
    rank: z.int().nullable().optional().meta({ description: 'In the table' }),
    total: z.int().optional().meta({ description: 'Points in the table' }),
  })
  .meta({ id: 'PoolGridRow' })

export const poolGridSchema = z
  .object({
    stages: z
      .array(z.object({ key: z.string(), round: z.int().nullable(), startsAtMs: z.int() }))
      .meta({ description: 'Rounds, or days of matches of no round, that have begun; newest first' }),
    stage: z.string().nullable(),
    matches: z.array(matchSchema).meta({ description: 'Those that have kicked off (PK3)' }),
    rows: z.object(pageShape(gridRowSchema)),
    crowd: gridLineSchema.meta({ description: 'What most people picked; out of competition' }),
    model: gridLineSchema.meta({ description: "The model's picks; out of competition" }),
    mine: z.int().nullable().meta({ description: 'My points of the stage' }),
    winners: z
      .array(z.object({ managerId: z.int(), name: z.string(), points: z.int() }))
      .meta({ description: 'Of the stage, when all of it that has kicked off is settled' }),
  })
  .meta({ id: 'PoolGrid', description: 'Who said what, from kick-off on' })
export type PoolGrid = z.infer<typeof poolGridSchema>

export const poolGridQuerySchema = z.object({
  stage: z.string().max(20).optional(),
  ...positionQuery(STANDINGS_PAGE),
  code: z.string().max(40).optional(),
})
