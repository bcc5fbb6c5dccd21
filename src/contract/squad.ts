import * as z from 'zod'
import { MODALITY_NAMES, MOST_LINES, MOST_PLAYERS, rulesOf, type Modality } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { SQUAD_NAME } from '#domain/squad/squad-limits.ts'
import { rowId } from './row-id.ts'
import { oldSinceSchema } from './ranking.ts'
import { promiseSchema } from './var.ts'

/** Longer than any rule allows: the rule itself refuses the text, with a sentence that people understand. */
export const squadNameSchema = z
  .string()
  .max(500)
  .meta({
    description: `${SQUAD_NAME.min} to ${SQUAD_NAME.max} visible characters`,
  })

export const receiptSchema = z
  .object({
    savedAtMs: z.int().meta({ description: 'When it was saved, by the game clock' }),
    roundId: z.int(),
    roundNumber: z.int(),
    promise: promiseSchema.nullable().meta({ description: 'Null for a save from before the log began' }),
    hash: z
      .string()
      .meta({ description: 'SHA-256 of the text that names round, squad, captain, players, vice and bench (SQ10)' }),
  })
  .meta({ id: 'Receipt', description: 'Proof of what was saved and when' })
export type Receipt = z.infer<typeof receiptSchema>

export const squadSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    version: z.int().meta({ description: 'Grows with every save; send it back to save again' }),
    size: z.int().meta({ description: 'Number of players of a complete squad (MD1)' }),
    players: z.array(z.object({ playerId: z.int(), pricePaid: z.int() })).max(MOST_PLAYERS),
    captainId: z
      .int()
      .nullable()
      .meta({ description: 'Null: the player with the highest price paid is captain (SQ6)' }),
    viceCaptainId: z
      .int()
      .nullable()
      .meta({ description: 'Null: the one with the highest price paid among the others is vice-captain (BN3)' }),
    bench: z
      .array(z.object({ playerId: z.int(), price: z.int() }))
      .max(MOST_LINES)
      .meta({
        description: 'At most one reserve for each position, with the price when the reserve was chosen (BN1, BN2)',
      }),
    updatedAtMs: z.int(),
    receipt: receiptSchema.nullable().meta({ description: 'Null if the squad was never saved for a round' }),
  })
  .meta({ id: 'Squad' })
export type SquadView = z.infer<typeof squadSchema>

export const managerTotalsSchema = z
  .object({
    squads: z.int(),
    points: z.int(),
    rank: z.int().nullable(),
    leaguesWon: z.int(),
    oldSinceMs: oldSinceSchema,
  })
  .meta({ id: 'ManagerTotals', description: 'Totals of a manager, counted from stored rows' })
export type ManagerTotals = z.infer<typeof managerTotalsSchema>

export const squadsAnswerSchema = z
  .object({
    squads: z.array(squadSchema),
    totals: managerTotalsSchema.nullable().meta({ description: 'Null for a visitor' }),
  })
  .meta({ id: 'SquadsAnswer' })
export type SquadsAnswer = z.infer<typeof squadsAnswerSchema>

export const squadAnswerSchema = z.object({ squad: squadSchema }).meta({ id: 'SquadAnswer' })
export type SquadAnswer = z.infer<typeof squadAnswerSchema>

/** The size, the budget and the positions of a complete squad, in words (SQ2, SQ5, MD1). */
function completeSquad(modality: Modality): string {
  const { size, budget, lines } = rulesOf(modality)
  const counts = lines.map(({ position, min, max }) => `${min === max ? min : `${min} to ${max}`} ${position}`)
  return `${modality} (${size} players, at most ${budget} for their prices): ${counts.join(', ')}`
}

const benchOf = (description: string) => z.array(rowId).max(MOST_LINES).optional().meta({ description })

const content = {
  playerIds: z
    .array(rowId)
    .max(MOST_PLAYERS)
    .meta({
      description: `Players of GET /api/market. A saved complete squad plays this round and every later one, until it changes or is deleted. Players who stay cost what was paid for them, new ones today’s price; together at most 1000. By the market’s modality: ${MODALITY_NAMES.map(completeSquad).join('; ')}. An incomplete one may be saved; POST /api/squads/checks lists what is missing. There is no limit of players per club, and every player whom the market lists may be bought: also injured or suspended players, and those without a next match`,
    }),
  captainId: rowId.nullable().meta({ description: 'One of these players; null: the one with the highest price paid' }),
  viceCaptainId: rowId.nullable().optional().meta({ description: 'Leave it out to keep the vice-captain' }),
  benchIds: benchOf('Leave it out to keep the bench, as far as it still fits'),
  roundId: rowId.meta({ description: 'Id of the round that the sender believes is open' }),
}

export const newSquadSchema = z
  .object({
    name: squadNameSchema,
    ...content,
    viceCaptainId: rowId.nullable().optional().meta({
      description:
        'One of these players, not the captain; null or left out: the one with the highest price paid among the others (BN3)',
    }),
    benchIds: benchOf(
      'Reserves: at most one for each position, none of `playerIds`, none dearer than the cheapest player of that position (BN1, BN2). They cost nothing of the budget. Left out: no bench',
    ),
  })
  .meta({ id: 'NewSquad' })
export type NewSquadRequest = z.infer<typeof newSquadSchema>

export const saveSquadSchema = z
  .object({ version: rowId.meta({ description: 'Of the squad as it was read last' }), ...content })
  .meta({ id: 'SaveSquad' })
export type SaveSquadRequest = z.infer<typeof saveSquadSchema>

export const squadCheckRequestSchema = z
  .object({
    squadId: rowId
      .nullable()
      .default(null)
      .meta({ description: 'My squad that would be saved again; null for a new squad' }),
    ...content,
    viceCaptainId: rowId.nullable().optional().meta({
      description: 'Left out: the vice-captain of the squad `squadId`; for a new squad as in `NewSquad`',
    }),
    benchIds: benchOf('Left out: the bench of the squad `squadId`, as far as it fits; for a new squad no bench'),
  })
  .meta({ id: 'SquadCheckRequest' })
export type SquadCheckRequest = z.output<typeof squadCheckRequestSchema>

export const squadCheckSchema = z
  .object({
    competes: z.boolean().meta({ description: 'Whether the squad as given would play the round (SQ5)' }),
    missing: z
      .array(
        z.object({
          kind: z.enum(['players', 'too_few', 'too_many']),
          position: z.enum(POSITIONS).nullable().meta({ description: 'Null for players of any position' }),
          count: z.int(),
        }),
      )
      .meta({ description: 'What the squad lacks to compete' }),
    price: z.int(),
    budgetLeft: z.int(),
  })
  .meta({ id: 'SquadCheck', description: 'The result of a trial save; nothing is stored' })
export type SquadCheck = z.infer<typeof squadCheckSchema>

export const renameSquadSchema = z.object({ name: squadNameSchema }).meta({ id: 'RenameSquad' })
