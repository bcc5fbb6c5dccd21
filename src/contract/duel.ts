import * as z from 'zod'
import { MOST_LINES, MOST_PLAYERS } from '#domain/sport/modality.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { shirtSchema } from './club.ts'
import { countedShape, reserveShape } from './lineup.ts'

const shownPlayer = {
  playerId: z.int(),
  name: z.string(),
  position: z.enum(POSITIONS),
  club: z.string(),
  shirt: shirtSchema,
}

export const duelPlayerSchema = z.object({ ...shownPlayer, ...countedShape }).meta({ id: 'DuelPlayer' })
export type DuelPlayer = z.infer<typeof duelPlayerSchema>

export const duelReserveSchema = z.object({ ...shownPlayer, ...reserveShape }).meta({ id: 'DuelReserve' })
export type DuelReserve = z.infer<typeof duelReserveSchema>

export const duelSideSchema = z
  .object({
    managerId: z.int(),
    managerName: z.string(),
    avatarSeed: z.string(),
    squadId: z.int(),
    squadName: z.string(),
    pointTenths: z.int(),
    players: z.array(duelPlayerSchema).max(MOST_PLAYERS),
    bench: z.array(duelReserveSchema).max(MOST_LINES),
  })
  .meta({ id: 'DuelSide' })
export type DuelSideView = z.infer<typeof duelSideSchema>

export const duelSchema = z
  .object({
    roundId: z.int(),
    roundNumber: z.int(),
    isFinal: z.boolean().meta({ description: 'False while the round is in play: then the score is provisional' }),
    own: duelSideSchema,
    opponent: duelSideSchema.nullable().meta({ description: 'Null: the manager has a bye in this round (DU2)' }),
    outcome: z.enum(['ahead', 'behind', 'level']),
  })
  .meta({ id: 'Duel' })
export type DuelView = z.infer<typeof duelSchema>

export const nextRoundSchema = z
  .object({
    number: z.int(),
    deadlineAtMs: z.int(),
    isDebut: z.boolean().meta({ description: 'True if no lineup of the manager has played yet' }),
  })
  .meta({ id: 'NextRound', description: 'The open round, which a saved squad will play' })
export type NextRound = z.infer<typeof nextRoundSchema>

export const ownDuelQuerySchema = z.object({
  round: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'The id of an earlier round' }),
  manager: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'Id of the manager whose duel it is; without it, me' }),
})

export const ownDuelSchema = z
  .object({
    isSelf: z.boolean().meta({ description: 'Whether the duel is mine' }),
    duel: duelSchema
      .nullable()
      .meta({ description: 'The duel of the requested round, or else of the round in play or the last one' }),
    record: z.object({ wins: z.int(), losses: z.int(), draws: z.int() }),
    next: nextRoundSchema
      .nullable()
      .meta({ description: 'Null without a complete squad, and if the duel is not mine' }),
    past: z.array(
      z.object({
        roundId: z.int(),
        roundNumber: z.int(),
        opponentId: z.int(),
        opponentName: z.string(),
        ownTenths: z.int(),
        opponentTenths: z.int(),
      }),
    ),
  })
  .meta({ id: 'OwnDuel' })
export type OwnDuel = z.infer<typeof ownDuelSchema>
