import * as z from 'zod'
import { rowId } from './row-id.ts'
import { promiseSchema } from './var.ts'

export const poolJokersSchema = z
  .object({
    stages: z.array(
      z.object({
        key: z.string(),
        round: z.int().nullable(),
        matches: z.array(
          z.object({
            id: z.int(),
            home: z.string(),
            away: z.string(),
            startsAtMs: z.int(),
            isOpen: z.boolean().meta({ description: 'True if it has not kicked off' }),
            isChosen: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({
    id: 'PoolJokers',
    description: 'Rounds with matches in the next days, and the match that counts double for me (BL11)',
  })
export type PoolJokers = z.infer<typeof poolJokersSchema>

export const saveJokerSchema = z
  .object({ matchId: rowId, isOn: z.boolean().meta({ description: 'False removes the joker' }) })
  .meta({ id: 'SavePoolJoker' })

export const savedJokerSchema = saveJokerSchema
  .extend({ promise: promiseSchema.nullable() })
  .meta({ id: 'SavedPoolJoker' })
export type SavedJoker = z.infer<typeof savedJokerSchema>
