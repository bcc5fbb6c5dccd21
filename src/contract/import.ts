import * as z from 'zod'
import { PAIR_REASONS } from '#domain/import/pair-clubs.ts'
import { IMPORT_KINDS } from './import-terms.ts'
import { afterIdQuery, pageShape } from './paging.ts'
import { rowId } from './row-id.ts'

const counted = z.object({ made: z.int(), changed: z.int(), unchanged: z.int() })

export const importProblemSchema = z
  .object({
    file: z.string(),
    line: z.int().nullable().meta({ description: 'Null if the problem concerns the whole file' }),
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
      .meta({ description: 'Clubs that have players but no match, or matches but no player (JN1)' }),
    proposals: z.array(
      z.object({
        from: clubName,
        to: clubName,
        reasons: z.array(z.enum(PAIR_REASONS)),
        isStrong: z.boolean(),
        areStored: z
          .boolean()
          .meta({ description: 'True if both clubs are already in the championship: then they are joined there' }),
      }),
    ),
    pairs: z
      .array(z.object({ from: z.string(), to: clubName }))
      .meta({ description: 'Clubs that count as one, by this import or an earlier one' }),
  })
  .meta({ id: 'ClubPairing', description: 'Clubs that may be the same' })

export const importRoundSchema = z
  .object({
    round: z.int(),
    file: z.string(),
    state: z
      .enum(['known', 'waiting', 'not_counted', 'no_file'])
      .meta({ description: 'no_file: the round has results, but lacks the file with its points' }),
    waitsFor: z.int().nullable().meta({ description: 'Number of the round whose file is missing' }),
    rows: z.int().meta({ description: 'Number of players with points' }),
    isInThisImport: z.boolean(),
    isChanged: z.boolean(),
  })
  .meta({ id: 'ImportRound' })

export const importAnswerSchema = z
  .object({
    slug: z.string().nullable().meta({ description: 'Slug of the championship; null until it exists' }),
    importId: z.int().nullable().meta({ description: 'Null if nothing was written' }),
    isRefused: z.boolean(),
    isNothingNew: z.boolean().meta({ description: 'True if the championship already has everything' }),
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
      .meta({ description: 'The first rows that are new or changed' }),
    problems: z.array(importProblemSchema),
    pairing: pairingSchema,
    rounds: z
      .array(importRoundSchema)
      .meta({ description: 'Rounds of Cartola files: those of this import, and those that wait' }),
    corrected: z
      .array(z.object({ round: z.int().nullable(), matches: z.int(), scores: z.int(), players: z.int() }))
      .meta({ description: 'Finished matches that change, by round' }),
  })
  .meta({ id: 'ImportAnswer', description: 'What an import of the files changes' })

export type ImportAnswer = z.infer<typeof importAnswerSchema>

export const importQuerySchema = z.object({
  into: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Slug of an existing championship. Operators leave it out to create a new one' }),
})

export const importFormSchema = z.object({
  files: z.any().optional().meta({ description: 'One or more files' }),
  into: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'The same as `into` in the query, which organisers must send' }),
  name: z.string().max(60).optional().meta({ description: 'Name of a new championship' }),
  pairs: z
    .string()
    .optional()
    .meta({ description: 'Clubs that are the same, as JSON: [{"from": "spt", "to": "sc-recife"}]' }),
})

export const pairsSchema = z
  .array(z.object({ from: z.string().min(1).max(80), to: z.string().min(1).max(80) }))
  .max(200)

const UNDO_REFUSALS = ['nothing_to_undo', 'joined_since'] as const

export const undoRequestSchema = z
  .object({ importId: rowId.meta({ description: 'The id that the preview names' }) })
  .meta({ id: 'ImportUndoRequest', description: 'The import to undo, which must be the newest one' })

export const undoAnswerSchema = z
  .object({
    importId: z.int().nullable().meta({ description: 'The newest import; null if it cannot be undone' }),
    refusal: z.enum(UNDO_REFUSALS).nullable().meta({ description: 'Why it cannot be undone; null if it can' }),
    results: z.int().meta({ description: 'Number of results that return to their earlier value' }),
    kinds: z.array(z.object({ kind: z.enum(IMPORT_KINDS), gone: z.int(), stays: z.int() })),
    people: z.int().meta({ description: 'Number of people whose points change' }),
    changes: z
      .array(z.object({ managerId: z.int(), name: z.string(), points: z.int() }))
      .meta({ description: 'The first of these people, with the change in points' }),
    doRulesStay: z
      .boolean()
      .meta({ description: 'True if the rule set that it chose stays, because somebody has points by it (IM7)' }),
  })
  .meta({ id: 'ImportUndo', description: 'What the undo of the newest import changes' })
export type UndoAnswer = z.infer<typeof undoAnswerSchema>

const madeImportSchema = z.object({
  id: z.int(),
  atMs: z.number(),
  files: z.array(z.string()),
  by: z.string().nullable(),
})
export const importsQuery = z.object({ ...afterIdQuery({ usual: 20, most: 100 }) })
export const importHistorySchema = z
  .object(pageShape(madeImportSchema, 'Newest first'))
  .meta({ id: 'ImportHistory', description: 'Imports of a championship that nobody undid' })
export type ImportHistory = z.infer<typeof importHistorySchema>

export const importCheckSchema = z
  .object({
    verification: z
      .object({
        published: z.int(),
        reproduced: z.int(),
        wrong: z.int(),
        wrongRounds: z.array(z.int()),
        damaged: z.int(),
        early: z.int().meta({ description: 'Published points of matches that have no result yet' }),
        notBroughtIn: z.array(z.object({ round: z.int(), club: z.string(), rows: z.int() })),
        tableEqual: z.boolean(),
        isVerified: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Null if the source published no points' }),
    rounds: z.array(importRoundSchema).meta({ description: 'Rounds that wait for a file, and for which one' }),
  })
  .meta({ id: 'ImportCheck', description: 'How our points compare with the published ones, and what still waits' })
export type ImportCheck = z.infer<typeof importCheckSchema>

export const templateParams = z.object({
  file: z.enum(['modelo.xlsx', 'campeonato.csv', 'clubes.csv', 'jogadores.csv', 'jogos.csv', 'sumula.csv']),
})
export type TemplateFile = z.infer<typeof templateParams>['file']
