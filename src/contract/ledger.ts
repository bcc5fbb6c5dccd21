import { z } from 'zod'

export const ledgerEntrySchema = z
  .object({
    key: z.string(),
    kind: z.enum(['lineup', 'pick', 'prize', 'correction']),
    points: z.int(),
    atMs: z.int(),
    round: z.object({ season: z.int(), number: z.int() }).nullable(),
    match: z
      .object({ id: z.int(), home: z.string(), away: z.string(), homeScore: z.int(), awayScore: z.int() })
      .nullable(),
    league: z
      .object({ id: z.int(), name: z.string().nullable().meta({ description: 'Null of a private one of others' }) })
      .nullable(),
    squadName: z.string().nullable(),
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const ledgerPageSchema = z
  .object({
    total: z.int().meta({ description: 'Points of the manager, as every ranking shows them' }),
    sum: z.int().meta({ description: 'Sum of all entries; the same number' }),
    count: z.int(),
    entries: z.array(ledgerEntrySchema),
    next: z.string().nullable().meta({ description: 'Entry to ask before' }),
  })
  .meta({ id: 'LedgerPage', description: 'Every point and where it came from, newest first' })
export type LedgerPage = z.infer<typeof ledgerPageSchema>
