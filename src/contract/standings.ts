import * as z from 'zod'
import { SPORTS } from '#domain/sport/sport.ts'
import { standingSchema } from './analytics.ts'
import { clubSchema } from './club.ts'

const scoreSchema = z.object({ home: z.int(), away: z.int() })

const sideSchema = z.object({
  clubId: z.int().nullable().meta({ description: 'Null while the club is not known' }),
  slot: z.string().nullable().meta({
    description:
      'Which club it will be: `W74` (winner of meeting 74), `L101` (loser), `1A` (first of group A), `3A/B/C`',
  }),
})

export const legSchema = z.object({
  matchId: z.int().nullable().meta({ description: 'Null until both sides are known' }),
  startsAtMs: z.int(),
  isOver: z.boolean(),
  isReturn: z.boolean().meta({ description: 'True if the away side of the meeting plays this leg at home' }),
  score: scoreSchema
    .nullable()
    .meta({ description: 'Score of the match after 90 minutes; `home` is the home side of the match' }),
  extraTime: scoreSchema.nullable(),
  penalties: scoreSchema.nullable(),
})
export type LegView = z.infer<typeof legSchema>

export const meetingSchema = z.object({
  id: z.int(),
  number: z.int().nullable().meta({ description: 'The number that `slot` refers to, such as 74 in `W74`' }),
  home: sideSchema,
  away: sideSchema,
  legs: z.array(legSchema).max(2),
  winnerId: z.int().nullable(),
})
export type MeetingView = z.infer<typeof meetingSchema>

export const knockoutStageSchema = z.object({
  name: z.string().meta({ description: 'Its name at the source, such as `Round of 32` or `Semifinal`' }),
  isBeforeTables: z
    .boolean()
    .meta({ description: 'True for a qualifying stage, played before the groups or the league' }),
  meetings: z.array(meetingSchema).meta({ description: 'Meetings whose winners meet are next to each other' }),
})
export type KnockoutStageView = z.infer<typeof knockoutStageSchema>

export const standingsSchema = z
  .object({
    sport: z.enum(SPORTS),
    season: z
      .int()
      .nullable()
      .meta({ description: 'Number of the running season, or of the last one; null while there is no match' }),
    clubs: z.array(clubSchema),
    tables: z
      .array(z.object({ group: z.string().nullable(), rows: z.array(standingSchema) }))
      .meta({ description: 'The table of the league (its `group` is null), and those of the groups' }),
    knockout: z.array(knockoutStageSchema).meta({ description: 'In the order in which the stages are played' }),
  })
  .meta({ id: 'Standings', description: 'A season of one sport: its tables and its knock-out (ST6, ST7)' })
export type Standings = z.infer<typeof standingsSchema>
