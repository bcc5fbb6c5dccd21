import * as z from 'zod'
import { PAIR_REASONS } from '#domain/import/pair-clubs.ts'
import { JOIN_KINDS, SPLIT_REFUSALS } from '#domain/join/join.ts'
import { slugParams } from './championship.ts'
import { idInAddress, rowId } from './row-id.ts'

const named = z.object({ id: rowId, name: z.string() })

export const joinRequestSchema = z
  .object({ kind: z.enum(JOIN_KINDS), keptId: rowId, goneId: rowId })
  .meta({ id: 'Join', description: 'Two clubs or two players that are the same' })
export type JoinRequest = z.infer<typeof joinRequestSchema>

export const joinParams = slugParams.extend({ joinId: idInAddress })

export const joinsSchema = z
  .object({
    clubs: z.array(named.extend({ players: z.int(), matches: z.int() })),
    proposals: z
      .array(
        z.object({
          kind: z.enum(JOIN_KINDS),
          kept: named,
          gone: named,
          club: z.string().nullable().meta({ description: 'The club of the two players; null for clubs' }),
          reasons: z.array(z.enum(PAIR_REASONS)),
        }),
      )
      .meta({ description: 'Pairs that may be the same' }),
    joins: z.array(
      z.object({
        id: rowId,
        kind: z.enum(JOIN_KINDS),
        keptName: z.string(),
        goneName: z.string(),
        atMs: z.number(),
        refusal: z
          .enum(SPLIT_REFUSALS)
          .nullable()
          .meta({ description: 'Why the join cannot be undone; null if it can' }),
      }),
    ),
  })
  .meta({ id: 'Joins', description: 'Clubs and players that were joined, newest first, and proposals for more' })
export type Joins = z.infer<typeof joinsSchema>
