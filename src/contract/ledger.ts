import * as z from 'zod'
import { PICK_GRADES } from '#domain/pick/pick-points.ts'
import { SPORTS } from '#domain/sport/sport.ts'
import { afterKeyQuery, pageShape } from './paging.ts'
import { pickSchema } from './pick.ts'

export const ledgerCorrectionSchema = z
  .object({
    matchId: z.int(),
    home: z.string(),
    away: z.string(),
    reason: z.string().meta({ description: 'Empty if the source of the match gave none' }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'Name of the person; null if the source of the match corrected itself' }),
    atMs: z.int(),
    entry: z
      .int()
      .nullable()
      .meta({ description: 'Its position in the public log (VAR aberto); null until a checkpoint covers it' }),
  })
  .meta({ id: 'LedgerCorrection', description: 'What was corrected, why, by whom and when' })
export type LedgerCorrection = z.infer<typeof ledgerCorrectionSchema>

const ledgerPickSchema = z
  .object({ said: pickSchema, grade: z.enum(PICK_GRADES) })
  .meta({ id: 'LedgerPick', description: 'The pick, and the line of PK2 that applied to it' })

export const ledgerEntrySchema = z
  .object({
    key: z.string(),
    kind: z.enum(['lineup', 'pick', 'prize', 'correction']),
    points: z.int(),
    atMs: z.int(),
    round: z.object({ id: z.int(), season: z.int(), number: z.int() }).nullable(),
    match: z
      .object({
        id: z.int(),
        sport: z.enum(SPORTS),
        home: z.string(),
        away: z.string(),
        homeScore: z.int().nullable().meta({ description: 'Null while a result that was taken back is awaited again' }),
        awayScore: z.int().nullable(),
      })
      .nullable(),
    pick: ledgerPickSchema.nullable(),
    league: z
      .object({
        id: z.int(),
        name: z.string().nullable().meta({ description: 'Null for a private league that I am not in' }),
      })
      .nullable(),
    squadName: z.string().nullable(),
    correction: ledgerCorrectionSchema.nullable(),
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const ledgerPageSchema = z
  .object({
    total: z.int().meta({ description: 'Points of the manager, as every ranking shows them' }),
    sum: z.int().meta({ description: 'Sum of all entries, which equals `total`' }),
    count: z.int(),
    ...pageShape(ledgerEntrySchema),
  })
  .meta({ id: 'LedgerPage', description: 'Every point of a manager and where it came from, newest first' })
export type LedgerPage = z.infer<typeof ledgerPageSchema>

/** The cursor is the key of the last entry of the page before. */
export const ledgerQuery = z.object(afterKeyQuery(/^.{1,80}$/, { usual: 20, most: 100 }))
