import * as z from 'zod'
import { PAIR_REASONS } from '#domain/import/pair-clubs.ts'
import { IMPORT_KINDS } from './import-terms.ts'
import { rowId } from './row-id.ts'

const counted = z.object({ made: z.int(), changed: z.int(), unchanged: z.int() })

export const importProblemSchema = z
  .object({
    file: z.string(),
    line: z.int().nullable().meta({ description: 'Null for what concerns the whole file' }),
    code: z.string(),
    isRefusal: z.boolean(),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'ImportProblem' })

const clubName = z.object({ key: z.string(), name: z.string() })

export const pairingSchema = z
  .object({
    unpaired: z
      .array(
        clubName.extend({
          lacks: z.enum(['matches', 'players']),
          players: z.int(),
          matches: z.int(),
          isStored: z.boolean(),
        }),
      )
      .meta({ description: 'Clubs of one file that no other file knows' }),
    proposals: z.array(
      z.object({
        from: clubName,
        to: clubName,
        reasons: z.array(z.enum(PAIR_REASONS)),
        isStrong: z.boolean(),
        areStored: z.boolean().meta({ description: 'Both are in the championship: they are joined there' }),
      }),
    ),
    pairs: z.array(z.object({ from: z.string(), to: clubName })).meta({ description: 'Taken for one, now or before' }),
  })
  .meta({ id: 'ClubPairing', description: 'Clubs that may be one' })

export const importRoundSchema = z
  .object({
    round: z.int(),
    file: z.string(),
    state: z
      .enum(['known', 'waiting', 'not_counted', 'no_file'])
      .meta({ description: 'no_file: its results are there, and the file with its points is not' }),
    waitsFor: z.int().nullable().meta({ description: 'The round whose file is missing' }),
    rows: z.int().meta({ description: 'Players with points' }),
    isInThisImport: z.boolean(),
    isChanged: z.boolean(),
  })
  .meta({ id: 'ImportRound' })

export const importAnswerSchema = z
  .object({
    slug: z.string().nullable().meta({ description: 'Of the championship, once it is there' }),
    importId: z.int().nullable().meta({ description: 'Null where nothing was written' }),
    isRefused: z.boolean(),
    isNothingNew: z.boolean().meta({ description: 'The championship has all of it already' }),
    counts: z.record(z.enum(IMPORT_KINDS), counted),
    rows: z
      .array(
        z.object({
          kind: z.enum(IMPORT_KINDS),
          name: z.string(),
          change: z.enum(['made', 'changed']),
          columns: z.array(z.string()),
        }),
      )
      .meta({ description: 'The first of those that are new or changed' }),
    problems: z.array(importProblemSchema),
    pairing: pairingSchema,
    rounds: z
      .array(importRoundSchema)
      .meta({ description: 'Rounds of Cartola files: what these bring, and what waits' }),
    corrected: z
      .array(z.object({ round: z.int().nullable(), matches: z.int(), scores: z.int(), players: z.int() }))
      .meta({ description: 'Finished matches that change, by round' }),
  })
  .meta({ id: 'ImportAnswer', description: 'What files make of a championship' })

export type ImportAnswer = z.infer<typeof importAnswerSchema>

export const importQuerySchema = z.object({
  into: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'The address of a championship that is there; left away by operators for a new one' }),
})

export const importFormSchema = z.object({
  files: z.any().optional().meta({ description: 'One or more files' }),
  into: z.string().max(80).optional().meta({ description: 'The same as in the query, which organisers need' }),
  name: z.string().max(60).optional().meta({ description: 'Of a new one' }),
  pairs: z.string().optional().meta({ description: 'JSON: [{"from": "spt", "to": "sc-recife"}], clubs that are one' }),
})

export const pairsSchema = z
  .array(z.object({ from: z.string().min(1).max(80), to: z.string().min(1).max(80) }))
  .max(200)

const UNDO_REFUSALS = ['nothing_to_undo', 'joined_since'] as const

export const undoRequestSchema = z
  .object({ importId: rowId.meta({ description: 'As the preview names it' }) })
  .meta({ id: 'ImportUndoRequest', description: 'The import to take back: the newest one' })

export const undoAnswerSchema = z
  .object({
    importId: z.int().nullable().meta({ description: 'The newest import; null where something prevents it' }),
    refusal: z.enum(UNDO_REFUSALS).nullable().meta({ description: 'What prevents it' }),
    results: z.int().meta({ description: 'Results that become what they were' }),
    kinds: z.array(z.object({ kind: z.enum(IMPORT_KINDS), gone: z.int(), stays: z.int() })),
    people: z.int().meta({ description: 'Whose points change' }),
    changes: z
      .array(z.object({ managerId: z.int(), name: z.string(), points: z.int() }))
      .meta({ description: 'The first of them, by how much' }),
    doRulesStay: z.boolean().meta({ description: 'It chose the rule set, and somebody has points by it' }),
  })
  .meta({ id: 'ImportUndo', description: 'What taking the newest import back does' })
export type UndoAnswer = z.infer<typeof undoAnswerSchema>

export const importHistorySchema = z
  .object({
    imports: z.array(
      z.object({ id: z.int(), atMs: z.number(), files: z.array(z.string()), by: z.string().nullable() }),
    ),
    verification: z
      .object({
        published: z.int(),
        reproduced: z.int(),
        wrong: z.int(),
        wrongRounds: z.array(z.int()),
        damaged: z.int(),
        notBroughtIn: z.array(z.object({ round: z.int(), club: z.string(), rows: z.int() })),
        tableEqual: z.boolean(),
        isVerified: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null where no points were published' }),
    rounds: z.array(importRoundSchema).meta({ description: 'Those that wait for a file, and for which' }),
  })
  .meta({ id: 'ImportHistory', description: 'What was imported, newest first' })
export type ImportHistory = z.infer<typeof importHistorySchema>

export const templateParams = z.object({
  file: z.enum(['modelo.xlsx', 'campeonato.csv', 'clubes.csv', 'jogadores.csv', 'jogos.csv', 'sumula.csv']),
})
export type TemplateFile = z.infer<typeof templateParams>['file']
