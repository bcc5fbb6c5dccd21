import * as z from 'zod'
import { BOOK_LIMITS } from '#domain/book/book-limits.ts'
import { MATCH_STATES } from '#domain/match/match-state.ts'
import { MODALITY_NAMES } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { rowId } from './row-id.ts'

const ROUND_STATES = ['open', 'locked', 'live', 'settled'] as const
export type RoundState = (typeof ROUND_STATES)[number]

const key = z
  .string()
  .min(8)
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .meta({ description: 'Chosen by the sender. A row that is sent again with the same key is created once' })
const moment = z.int().min(0).max(4_102_444_800_000)
const text = (most: number) => z.string().trim().min(1).max(most)

/** A change of a stored row names its id. A new row names a key instead. */
const either = z.object({ id: rowId.optional(), key: key.optional() })

export const bookChangeSchema = z
  .discriminatedUnion('kind', [
    either.extend({
      kind: z.literal('club'),
      name: text(BOOK_LIMITS.nameLength),
      city: z.string().trim().max(BOOK_LIMITS.cityLength),
    }),
    either.extend({
      kind: z.literal('player'),
      clubId: rowId,
      name: text(BOOK_LIMITS.nameLength),
      position: z.enum(POSITIONS),
      shirtNumber: z.int().min(0).max(BOOK_LIMITS.shirtNumber),
      price: z.int().min(50).max(150),
    }),
    either.extend({
      kind: z.literal('round'),
      number: z.int().min(1).max(BOOK_LIMITS.roundNumber),
      deadlineMs: moment,
    }),
    either.extend({ kind: z.literal('match'), roundId: rowId, homeId: rowId, awayId: rowId, startsAtMs: moment }),
    z.object({ kind: z.literal('remove'), what: z.enum(['club', 'player', 'round', 'match']), id: rowId }),
  ])
  .meta({ id: 'BookChange' })
export type BookChangeView = z.infer<typeof bookChangeSchema>

export const bookChangesSchema = z
  .object({ changes: z.array(bookChangeSchema).min(1).max(100) })
  .meta({ id: 'BookChanges' })

export const bookSchema = z
  .object({
    modality: z.enum(MODALITY_NAMES),
    timeZone: z.string(),
    gameNowMs: z.int(),
    clubs: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
    players: z.array(
      z.object({
        id: z.int(),
        clubId: z.int(),
        name: z.string(),
        position: z.enum(POSITIONS),
        shirtNumber: z.int(),
        price: z.int(),
      }),
    ),
    rounds: z.array(z.object({ id: z.int(), number: z.int(), state: z.enum(ROUND_STATES), deadlineMs: z.int() })),
    matches: z.array(
      z.object({
        id: z.int(),
        roundId: z.int().nullable(),
        homeId: z.int(),
        awayId: z.int(),
        startsAtMs: z.int(),
        state: z.enum(MATCH_STATES),
        homeScore: z.int().nullable(),
        awayScore: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Book', description: 'Clubs, players, rounds and matches of a championship, which its organisers edit' })
export type BookView = z.infer<typeof bookSchema>
