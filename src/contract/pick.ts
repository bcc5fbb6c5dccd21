import * as z from 'zod'
import { PICK_GRADES } from '#domain/pick/pick-points.ts'
import { MAX_PICKED_GOALS } from '#domain/pick/validate-pick.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { matchSchema } from './match.ts'
import { pageShape, positionQuery } from './paging.ts'
import { PICK_HISTORY_PAGE } from './pick-history-page.ts'
import { rowId } from './row-id.ts'
import { promiseSchema } from './var.ts'

export const MAX_PICKS_AT_ONCE = 40

const goals = z.int().min(0).max(MAX_PICKED_GOALS)

export const pickSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('score'),
      score: z.object({ home: goals, away: goals }),
      goesOn: z.enum(['home', 'away']).optional().meta({
        description: 'The side that goes through, if the match decides this and the score leaves it open (BL10)',
      }),
    }),
    z.object({ kind: z.literal('winner'), winner: z.enum(['home', 'away']) }),
  ])
  .meta({ id: 'Pick', description: 'A score in football, a winner in other sports (PK1)' })
export type PickView = z.infer<typeof pickSchema>

export const sharesSchema = z
  .object({ home: z.int(), draw: z.int(), away: z.int() })
  .meta({ id: 'OutcomeShares', description: 'Whole percentages that add up to 100' })
export type SharesView = z.infer<typeof sharesSchema>

export const crowdSchema = z
  .object({
    picks: z.int(),
    shares: sharesSchema,
    scores: z
      .array(z.object({ home: z.int(), away: z.int(), percent: z.int() }))
      .max(3)
      .meta({ description: 'The most picked scores' }),
  })
  .meta({ id: 'Crowd', description: 'What people picked, shown from kick-off on (PK3)' })
export type CrowdView = z.infer<typeof crowdSchema>

export const pickMatchSchema = z
  .object({
    match: matchSchema,
    forecast: sharesSchema.nullable(),
    model: pickSchema.nullish().meta({ description: 'What the model would pick; null from kick-off on' }),
    decidesTie: z
      .boolean()
      .optional()
      .meta({ description: 'True if a pick also says who goes through, if its score leaves that open (BL10)' }),
    lead: z
      .int()
      .optional()
      .meta({ description: 'By how many goals the home side is ahead after the first of two legs (BL10)' }),
    pick: pickSchema.nullable(),
    savedAtMs: z.int().nullable(),
    crowd: crowdSchema.nullable().meta({ description: 'Null until kick-off' }),
    points: z.int().nullable().meta({ description: 'Null until the match is settled' }),
    grade: z.enum(PICK_GRADES).nullable(),
  })
  .meta({ id: 'PickMatch' })
export type PickMatch = z.infer<typeof pickMatchSchema>

export const laterDaySchema = z
  .object({
    day: z.iso.date().meta({ description: 'A day in the time zone of the championship (CP8)' }),
    sport: z.enum(SPORTS),
    firstAtMs: z.int(),
    matches: z.int(),
    picked: z.int().meta({ description: 'Number of these matches that I have picked' }),
  })
  .meta({ id: 'LaterDay', description: 'The matches of one sport on one day' })
export type LaterDay = z.infer<typeof laterDaySchema>

export const upcomingPicksQuery = z
  .object({ only: z.literal('today').optional(), day: z.iso.date().optional() })
  .meta({ description: 'Today only, one later day, or the next days' })

export const upcomingPicksSchema = z
  .object({
    gameNowMs: z.int().meta({ description: 'The game clock. A pick is accepted until kick-off by this clock' }),
    pace: z.number(),
    matches: z.array(pickMatchSchema),
    running: z
      .array(pickMatchSchema)
      .optional()
      .meta({ description: 'My picks on matches that have kicked off and are not over, newest first' }),
    later: z
      .array(laterDaySchema)
      .optional()
      .meta({ description: 'Days after those of the list, in order; `day` requests one of them (PK6)' }),
  })
  .meta({ id: 'UpcomingPicks', description: 'Matches to come, in order of kick-off, with my picks' })
export type UpcomingPicks = z.infer<typeof upcomingPicksSchema>

export const skillSchema = z
  .object({ matches: z.int(), own: z.int(), crowd: z.int(), model: z.int() })
  .meta({ id: 'PickSkill', description: 'Mean squared error in thousandths, from 0 to 2000; lower is better' })

export const pickRecordSchema = z
  .object({
    settled: z.int(),
    right: z.int(),
    exact: z.int(),
    points: z.int(),
    precisionPermille: z.int().nullable(),
    streak: z.int(),
    bestStreak: z.int(),
    skill: skillSchema.nullable(),
  })
  .meta({ id: 'PickRecord' })
export type PickRecordView = z.infer<typeof pickRecordSchema>

const pickPageShape = { ...pageShape(pickMatchSchema), total: z.int() }
export const pickHistoryQuery = z.object(positionQuery(PICK_HISTORY_PAGE))

export const pickHistorySchema = z
  .object({ record: pickRecordSchema.nullable(), ...pickPageShape })
  .meta({ id: 'PickHistory', description: 'My picks on matches that have kicked off, newest first' })
export type PickHistory = z.infer<typeof pickHistorySchema>

export const savePicksSchema = z
  .object({
    picks: z
      .array(z.object({ matchId: rowId, pick: pickSchema.nullable().meta({ description: 'Null removes the pick' }) }))
      .min(1)
      .max(MAX_PICKS_AT_ONCE),
  })
  .meta({ id: 'SavePicks' })

export const PICK_REFUSALS = ['match_started', 'wrong_pick_kind', 'score_out_of_range', 'match_unknown'] as const
export type PickRefusal = (typeof PICK_REFUSALS)[number]

export const savedPicksSchema = z
  .object({
    results: z.array(
      z.union([
        z.object({
          matchId: z.int(),
          savedAtMs: z.int().nullable().meta({ description: 'Null: the pick was removed' }),
          promise: promiseSchema
            .nullable()
            .meta({ description: 'Null if nothing was stored, so that nothing is logged' }),
        }),
        z.object({ matchId: z.int(), refused: z.enum(PICK_REFUSALS), detail: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'SavedPicks', description: 'One result for each pick sent: when it was saved, or why not' })
export type SavedPicks = z.infer<typeof savedPicksSchema>

export const checkedPicksSchema = z
  .object({
    results: z.array(
      z.object({
        matchId: z.int(),
        refused: z.enum(PICK_REFUSALS).nullable().meta({ description: 'Null if it could be saved' }),
        detail: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CheckedPicks', description: 'One result for each pick sent: whether it could be saved' })
export type CheckedPicks = z.infer<typeof checkedPicksSchema>

export const picksOfManagerSchema = z
  .object(pickPageShape)
  .meta({ id: 'PicksOfManager', description: 'Picks on matches that have kicked off (PK3)' })
