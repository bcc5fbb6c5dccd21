import * as z from 'zod'
import { SPORTS } from '#domain/sport/sport.ts'
import { pickSchema, savedPicksSchema } from './pick.ts'
import { rowId } from './row-id.ts'

const guestSchema = z.object({ managerId: z.int(), name: z.string() }).meta({ id: 'PoolGuest' })

export const poolGuestsSchema = z
  .object({
    guests: z.array(guestSchema),
    matches: z
      .array(z.object({ id: z.int(), sport: z.enum(SPORTS), home: z.string(), away: z.string(), startsAtMs: z.int() }))
      .meta({ description: 'Matches of the next days that have not kicked off' }),
    picks: z.array(z.object({ managerId: z.int(), matchId: z.int(), pick: pickSchema })),
  })
  .meta({ id: 'PoolGuests', description: 'People without a phone, whose picks an owner types (BL14)' })
export type PoolGuests = z.infer<typeof poolGuestsSchema>

export const newGuestSchema = z.object({ name: z.string().max(200) }).meta({ id: 'NewPoolGuest' })
export const madeGuestSchema = z.object({ guest: guestSchema }).meta({ id: 'MadePoolGuest' })

export const typePickSchema = z
  .object({ matchId: rowId, pick: pickSchema.nullable().meta({ description: 'Null removes the pick' }) })
  .meta({ id: 'TypePoolPick' })
export const typedPickSchema = z
  .object({ result: savedPicksSchema.shape.results.element })
  .meta({ id: 'TypedPoolPick' })

const MOST_ROWS = 101
const MOST_COLUMNS = 101

export const pickSheetSchema = z
  .object({
    rows: z
      .array(z.array(z.string().max(200)).max(MOST_COLUMNS))
      .max(MOST_ROWS)
      .meta({
        description:
          'Cells of a spreadsheet. The first row names matches; each other row has a name, then a score for each match',
      }),
  })
  .meta({ id: 'PoolPickSheet' })
export const broughtSheetSchema = z
  .object({
    picks: z.int().meta({ description: 'Number of picks that were saved' }),
    guests: z.int().meta({ description: 'Number of people who are new in the bolão' }),
    problems: z.array(z.object({ row: z.int(), column: z.int(), text: z.string(), why: z.string() })),
  })
  .meta({ id: 'BroughtPoolSheet' })
