import * as z from 'zod'
import { clubSchema } from './club.ts'
import { rowId } from './row-id.ts'

const MOST_TIES = 64

const sideSchema = z
  .union([z.object({ clubId: z.int() }), z.object({ winnerOf: z.int().meta({ description: 'The id of a tie' }) })])
  .meta({ id: 'PoolBracketSide', description: 'A club, or the winner of an earlier tie' })

const choiceSchema = z.object({ tieId: rowId, clubId: rowId }).meta({ id: 'PoolBracketChoice' })

export const bracketTieSchema = z
  .object({
    id: z.int(),
    stage: z.int().meta({ description: '1 for the first stage of the tree' }),
    home: sideSchema,
    away: sideSchema,
    winner: z.int().nullable().meta({ description: 'The club that won it; null until it is over' }),
  })
  .meta({ id: 'PoolBracketTie' })
export type BracketTieView = z.infer<typeof bracketTieSchema>

export const poolBracketSchema = z
  .object({
    points: z
      .int()
      .meta({ description: 'For each right team of the first stage; of the second twice that, and so on' }),
    ties: z.array(bracketTieSchema).meta({ description: 'Empty until the first ties are known (BL12)' }),
    stages: z.array(z.string()).meta({ description: 'Names of the stages' }),
    clubs: z.array(clubSchema),
    closesAtMs: z.int().nullable().meta({ description: 'The first kick-off of the knock-out' }),
    isClosed: z.boolean(),
    mine: z.object({ choices: z.array(choiceSchema), points: z.int() }).nullable(),
    people: z
      .array(z.object({ managerId: z.int(), managerName: z.string(), champion: z.int().nullable(), points: z.int() }))
      .meta({ description: 'Of the people of the page, from the deadline on (BL12)' }),
  })
  .meta({ id: 'PoolBracket' })
export type PoolBracket = z.infer<typeof poolBracketSchema>

export const saveBracketSchema = z
  .object({ choices: z.array(choiceSchema).max(MOST_TIES) })
  .meta({ id: 'SavePoolBracket' })
export const savedBracketSchema = z.object({ savedAtMs: z.int() }).meta({ id: 'SavedPoolBracket' })
