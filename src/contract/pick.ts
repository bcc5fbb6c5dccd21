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
      goesOn: z
        .enum(['home', 'away'])
        .optional()
        .meta({ description: 'Of a score that leaves it open, where the match decides who goes on (BL10)' }),
    }),
    z.object({ kind: z.literal('winner'), winner: z.enum(['home', 'away']) }),
  ])
  .meta({ id: 'Pick', description: 'A score in football, a winner elsewhere (PK1)' })
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
  .meta({ id: 'Crowd', description: 'What everybody picked; told from kick-off on (PK3)' })
export type CrowdView = z.infer<typeof crowdSchema>

export const pickMatchSchema = z
  .object({
    match: matchSchema,
    forecast: sharesSchema.nullable(),
    model: pickSchema.nullish().meta({ description: 'What the model would pick, until kick-off' }),
    decidesTie: z.boolean().optional().meta({ description: 'Who goes on is part of a pick that is level (BL10)' }),
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
    day: z.iso.date().meta({ description: 'Of the championship’s own calendar' }),
    sport: z.enum(SPORTS),
    firstAtMs: z.int(),
    matches: z.int(),
    picked: z.int().meta({ description: 'Of them, those with a pick of mine' }),
  })
  .meta({ id: 'LaterDay', description: 'How many matches of a sport a day has' })
export type LaterDay = z.infer<typeof laterDaySchema>

export const upcomingPicksQuery = z
  .object({ only: z.literal('today').optional(), day: z.iso.date().optional() })
  .meta({ description: 'Today alone, one later day, or the next days' })

export const upcomingPicksSchema = z
  .object({
    gameNowMs: z.int().meta({ description: "The game's clock: a pick is taken until kick-off by it" }),
    pace: z.number(),
    matches: z.array(pickMatchSchema),
    running: z
      .array(pickMatchSchema)
      .optional()
      .meta({ description: 'My picks on matches that have kicked off and are not over, the newest first' }),
    later: z
      .array(laterDaySchema)
      .optional()
      .meta({ description: 'Days after those of the list, in order; each is asked for by its day (PK6)' }),
  })
  .meta({ id: 'UpcomingPicks', description: 'Matches to come, in order of kick-off, with what I picked' })
export type UpcomingPicks = z.infer<typeof upcomingPicksSchema>

export const skillSchema = z
  .object({ matches: z.int(), own: z.int(), crowd: z.int(), model: z.int() })
  .meta({ id: 'PickSkill', description: 'Mean squared error in thousandths, 0 to 2000; less is better' })

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
  .meta({ id: 'PickHistory', description: 'Matches that have kicked off, newest first' })
export type PickHistory = z.infer<typeof pickHistorySchema>

export const savePicksSchema = z
  .object({
    picks: z
      .array(z.object({ matchId: rowId, pick: pickSchema.nullable().meta({ description: 'Null takes it back' }) }))
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
          savedAtMs: z.int().nullable().meta({ description: 'Null: taken back' }),
          promise: promiseSchema
            .nullable()
            .meta({ description: 'Null where nothing was stored, so nothing is logged' }),
        }),
        z.object({ matchId: z.int(), refused: z.enum(PICK_REFUSALS), detail: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'SavedPicks', description: 'One line for each pick sent: saved, or why not' })
export type SavedPicks = z.infer<typeof savedPicksSchema>

export const picksOfManagerSchema = z
  .object(pickPageShape)
  .meta({ id: 'PicksOfManager', description: 'Of matches that have kicked off (PK3)' })
