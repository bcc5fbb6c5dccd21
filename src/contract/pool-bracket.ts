import * as z from 'zod'
import { clubSchema } from './club.ts'
import { pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

const MOST_TIES = 64

const sideSchema = z
  .union([
    z.object({ clubId: z.int() }),
    z.object({ winnerOf: z.int().meta({ description: 'The id of a tie' }) }),
    z.object({ place: z.string().meta({ description: 'A place in a group, such as 1A or 2A' }) }),
  ])
  .meta({
    id: 'PoolBracketSide',
    description: 'A club, the winner of an earlier tie, or the club that takes a place in a group',
  })

const choiceSchema = z.object({ tieId: rowId, clubId: rowId }).meta({ id: 'PoolBracketChoice' })
const placeSchema = z
  .object({ place: z.string().max(20), clubId: rowId })
  .meta({ id: 'PoolBracketPlace', description: 'The club that is first or second in a group' })
const MOST_PLACES = 24

const groupSchema = z
  .object({
    letter: z.string(),
    clubIds: z
      .array(z.int())
      .meta({ description: 'Clubs of the group. If `isExpected`, in the order that results and model predict' }),
    isExpected: z.boolean(),
    through: z
      .array(z.int())
      .meta({ description: 'Clubs that came out of the group, in either place; empty until that is known' }),
  })
  .meta({ id: 'PoolBracketGroup' })
export type BracketGroupView = z.infer<typeof groupSchema>

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
      .meta({ description: 'Points for each right team of the first stage; twice as many in the second, and so on' }),
    ties: z
      .array(bracketTieSchema)
      .meta({ description: 'Empty until the first ties or their groups are known (BL12)' }),
    groups: z
      .array(groupSchema)
      .meta({ description: 'The groups, if the bracket is filled in before they end (BL18)' }),
    stages: z.array(z.string()).meta({ description: 'Names of the stages' }),
    clubs: z.array(clubSchema),
    closesAtMs: z.int().nullable().meta({
      description:
        'First kick-off of the knock-out. With groups: the earliest kick-off among their last matches (BL18)',
    }),
    isClosed: z.boolean(),
    mine: z.object({ choices: z.array(choiceSchema), places: z.array(placeSchema), points: z.int() }).nullable(),
    people: z.object(
      pageShape(
        z.object({ managerId: z.int(), managerName: z.string(), champion: z.int().nullable(), points: z.int() }),
        'Brackets of the people on this page of the table, from the deadline on (BL12)',
      ),
    ),
  })
  .meta({ id: 'PoolBracket' })
export type PoolBracket = z.infer<typeof poolBracketSchema>

export const saveBracketSchema = z
  .object({
    choices: z.array(choiceSchema).max(MOST_TIES),
    places: z.array(placeSchema).max(MOST_PLACES).default([]),
  })
  .meta({ id: 'SavePoolBracket' })
export type SaveBracketRequest = z.infer<typeof saveBracketSchema>
