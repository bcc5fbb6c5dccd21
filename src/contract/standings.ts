import * as z from 'zod'
import { SPORTS } from '#domain/sport/sport.ts'
import { standingSchema } from './analytics.ts'
import { clubSchema } from './club.ts'

const scoreSchema = z.object({ home: z.int(), away: z.int() })

const sideSchema = z.object({
  clubId: z.int().nullable().meta({ description: 'Null while nobody knows who it will be' }),
  slot: z.string().nullable().meta({ description: 'Who is awaited: `W74`, `L101`, `1A`, `3A/B/C`' }),
})

export const legSchema = z.object({
  matchId: z.int().nullable().meta({ description: 'Null until both sides are known' }),
  startsAtMs: z.int(),
  isOver: z.boolean(),
  isReturn: z.boolean().meta({ description: 'The away side of the meeting plays it at home' }),
  score: scoreSchema.nullable().meta({ description: 'Of the match, its home side first; of ninety minutes' }),
  extraTime: scoreSchema.nullable(),
  penalties: scoreSchema.nullable(),
})
export type LegView = z.infer<typeof legSchema>

export const meetingSchema = z.object({
  id: z.int(),
  number: z.int().nullable().meta({ description: 'To which `W74` refers' }),
  home: sideSchema,
  away: sideSchema,
  legs: z.array(legSchema).max(2),
  winnerId: z.int().nullable(),
})
export type MeetingView = z.infer<typeof meetingSchema>

export const knockoutStageSchema = z.object({
  name: z.string().meta({ description: 'As the source calls it: `Round of 32`, `Semifinal`' }),
  isBeforeTables: z.boolean().meta({ description: 'It is played before the groups or the league, to come into them' }),
  meetings: z.array(meetingSchema).meta({ description: 'Those whose winners meet stand beside each other' }),
})
export type KnockoutStageView = z.infer<typeof knockoutStageSchema>

export const standingsSchema = z
  .object({
    sport: z.enum(SPORTS),
    season: z
      .int()
      .nullable()
      .meta({ description: 'The one that runs, or the last one; null while there is no match' }),
    clubs: z.array(clubSchema),
    tables: z
      .array(z.object({ group: z.string().nullable(), rows: z.array(standingSchema) }))
      .meta({ description: 'That of the league, with a null for its group, and those of the groups' }),
    knockout: z.array(knockoutStageSchema).meta({ description: 'In the order in which the stages are played' }),
  })
  .meta({ id: 'Standings', description: 'A season of one sport: its tables and its knock-out (ST6, ST7)' })
export type Standings = z.infer<typeof standingsSchema>
