import * as z from 'zod'
import { LARGEST_ID, rowId } from './row-id.ts'

const base64 = z.string().max(64)
const checkpoint = z.string().meta({ description: 'C2SP tlog-checkpoint as a signed note (Ed25519)' })

const epochSchema = z
  .object({
    epoch: z.int(),
    origin: z.string(),
    key: z.string().meta({ description: 'The key that verifies the signed notes' }),
    size: z.int(),
    startedAtMs: z.int(),
    hasEnded: z.boolean(),
    checkpoint,
    words: z.array(z.string()).meta({ description: 'Twelve words that stand for the checkpoint (VR12)' }),
    start: z
      .object({ entry: z.string(), proof: z.array(base64) })
      .optional()
      .meta({
        description: 'Of every epoch but the first: its first entry, which holds the last checkpoint of the one before',
      }),
  })
  .meta({
    id: 'VarEpoch',
    description: 'One append-only log; a restored backup or a new key begins the next one (VR7)',
  })

export const varSchema = z
  .object({
    epochs: z.array(epochSchema).meta({ description: 'Oldest first; none before the first entry' }),
    rounds: z
      .array(z.object({ id: z.int(), number: z.int(), isSettled: z.boolean() }))
      .max(50)
      .meta({ description: 'The newest rounds whose lock is in the log' }),
    witnesses: z
      .array(
        z.object({
          key: z
            .string()
            .meta({ description: 'The key that verifies the cosignatures; it begins with the name of the witness' }),
          size: z.int(),
          signedAtMs: z.int(),
          checkpoint: z.string().meta({ description: 'The checkpoint that the witness saw, with both signatures' }),
        }),
      )
      .meta({ description: 'Witnesses that have seen the current log, and what they signed (VR11)' }),
  })
  .meta({ id: 'Var' })
export type VarView = z.infer<typeof varSchema>

export const consistencyQuery = z.object({
  origin: z.string().min(1).max(200),
  from: z.coerce
    .number()
    .int()
    .positive()
    .max(LARGEST_ID)
    .meta({ description: 'The size of the log that the device saw earlier' }),
})
export const consistencySchema = z
  .object({ checkpoint, proof: z.array(base64).meta({ description: 'RFC 6962 consistency proof, base64' }) })
  .meta({ id: 'VarConsistency' })
export type VarConsistency = z.infer<typeof consistencySchema>

export const leafHashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) })
export const entryProofSchema = z
  .object({
    proof: z
      .object({
        origin: z.string(),
        key: z.string(),
        position: z.int(),
        entry: z.string().meta({ description: 'The text whose hash is the leaf' }),
        checkpoint,
        proof: z.array(base64).meta({ description: 'RFC 6962 inclusion proof, base64' }),
      })
      .nullable()
      .meta({ description: 'Null: no checkpoint covers it yet' }),
  })
  .meta({ id: 'VarEntryProof' })
export type VarEntryProof = z.infer<typeof entryProofSchema>

export const roundFileSchema = z
  .object({
    format: z.literal('craque-var-round-1'),
    part: z.int(),
    parts: z.int().meta({ description: 'Number of files of the round; only the first has entries and leaves' }),
    championship: z.int(),
    round: z.object({ id: z.int(), number: z.int(), state: z.string(), settlements: z.int() }),
    log: z.object({ origin: z.string(), key: z.string(), checkpoint, size: z.int(), hasEnded: z.boolean() }),
    leaves: z.array(z.string()),
    entries: z.array(z.object({ position: z.int(), text: z.string() })),
    lineups: z.array(z.string()),
    duels: z.array(z.string()),
    scores: z.array(z.string()),
    pendingScores: z
      .literal(true)
      .optional()
      .meta({ description: 'The newest settlement is not in the log yet, but will be in a moment' }),
    duelResults: z.array(z.string()),
    ranks: z.array(z.string()),
    others: z.array(z.string()),
    season: z
      .object({
        sport: z.string(),
        matches: z.array(z.string()),
        tables: z.array(z.string()),
        waiting: z.array(z.int()),
      })
      .nullable()
      .meta({
        description:
          'The tables of the season as they stand, with the results that they count (ST1, ST2, ST3, ST4, ST5, ST6)',
      }),
    openings: z.array(
      z.object({ squad: z.int(), position: z.int(), text: z.string(), opening: z.string(), salt: z.string() }),
    ),
  })
  .meta({ id: 'VarRoundFile', description: 'Everything that is needed to compute a round again (VR9)' })

export const promiseSchema = z
  .object({
    leafHash: z.string(),
    atMs: z.int().meta({ description: 'When it was saved, by the game clock' }),
    notedAtMs: z.int().meta({ description: 'When it was saved, by the real clock' }),
    opening: z.string().meta({ description: 'The text that the entry commits to' }),
    salt: z.string(),
    note: z.string().meta({ description: 'The signed promise of the server to log this hash' }),
    key: z.string(),
    isCovered: z.boolean().meta({ description: 'Whether a checkpoint already covers the entry' }),
  })
  .meta({ id: 'SavePromise', description: 'Keep it: it proves what was saved and when (VR4)' })
export type SavePromiseView = z.infer<typeof promiseSchema>

/** Kinds of saves for which a person can read the server's promise again (VR4). */
export const RECEIPT_KINDS = ['squad', 'pick', 'joker', 'bracket', 'answer'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

export const receiptQuery = z.object({
  kind: z.enum(RECEIPT_KINDS),
  id: z.coerce.number().pipe(rowId).meta({ description: 'Id of the squad, match, bolão or question' }),
})
export const receiptSchema = z
  .object({ promise: promiseSchema.nullable().meta({ description: 'Null if nothing was saved since the log began' }) })
  .meta({ id: 'VarReceipt', description: 'The promise for my newest save of it (VR4)' })

export const roundFileQuery = z.object({ part: z.coerce.number().int().min(1).max(10_000).optional() })

export const poolFileSchema = z
  .object({
    format: z.literal('craque-var-pool-2'),
    championship: z.int(),
    pool: z.object({ id: z.int(), endedAtMs: z.int().nullable() }),
    log: roundFileSchema.shape.log,
    leaves: z.array(z.string()),
    entries: roundFileSchema.shape.entries,
    rules: z.record(z.string(), z.unknown()),
    matches: z.array(z.string()),
    members: z.array(z.string()),
    picks: z.array(z.string()),
    bracket: z.object({ closesAtMs: z.int(), isEarly: z.boolean() }).nullable(),
    cup: z.array(z.string()),
    ties: z.array(z.string()),
    questions: z.array(z.string()),
    answers: z.array(z.string()),
    brackets: z.array(z.string()),
    openings: z.array(z.object({ position: z.int(), text: z.string(), opening: z.string(), salt: z.string() })),
  })
  .meta({ id: 'VarPoolFile', description: 'Everything that is needed to compute the table of a bolão again (VR10)' })

export const cosignatureRequestSchema = z
  .object({
    key: z.string().max(200),
    note: z
      .string()
      .max(4_000)
      .meta({ description: 'A checkpoint of this server with the signature line of the witness' }),
  })
  .meta({ id: 'VarCosignature', description: 'C2SP cosignature/v1 of a checkpoint (VR11)' })
export const cosignatureAnswerSchema = z.object({ stored: z.literal(true) }).meta({ id: 'VarCosigned' })

export const wordsQuery = z.object({ digest: z.string().regex(/^[0-9a-f]{32}$/) })
export const wordsProofSchema = z
  .object({
    origin: z.string(),
    key: z.string(),
    checkpoint,
    newest: checkpoint,
    proof: z.array(base64).meta({ description: 'RFC 6962 consistency proof from `checkpoint` to `newest`, base64' }),
  })
  .meta({ id: 'VarWordsProof', description: 'The checkpoint that twelve words stand for, and the newest one (VR12)' })
export type VarWordsProof = z.infer<typeof wordsProofSchema>

export const roundCheckpointSchema = z
  .object({
    size: z.int(),
    checkpoint,
    words: z.array(z.string()),
    address: z.string().meta({ description: 'The page of the round with the words, for a QR code' }),
  })
  .meta({ id: 'RoundCheckpoint', description: 'The first checkpoint that covers the newest settlement of a round' })
export type RoundCheckpointView = z.infer<typeof roundCheckpointSchema>
