import { z } from 'zod'
import { POSITIONS } from '#domain/sport/position.ts'
import { shirtSchema } from './club.ts'

export const duelPlayerSchema = z
  .object({
    playerId: z.int(),
    name: z.string(),
    position: z.enum(POSITIONS),
    club: z.string(),
    shirt: shirtSchema,
    isCaptain: z.boolean(),
    pointTenths: z.int().meta({ description: 'With the captain’s bonus' }),
  })
  .meta({ id: 'DuelPlayer' })
export type DuelPlayer = z.infer<typeof duelPlayerSchema>

export const duelSideSchema = z
  .object({
    managerId: z.int(),
    managerName: z.string(),
    avatarSeed: z.string(),
    squadId: z.int(),
    squadName: z.string(),
    pointTenths: z.int(),
    players: z.array(duelPlayerSchema).max(11),
  })
  .meta({ id: 'DuelSide' })
export type DuelSideView = z.infer<typeof duelSideSchema>

export const duelSchema = z
  .object({
    roundId: z.int(),
    roundNumber: z.int(),
    isFinal: z.boolean().meta({ description: 'False while the round is played: the score is provisional' }),
    own: duelSideSchema,
    opponent: duelSideSchema.nullable().meta({ description: 'Null: rests this round (DU2)' }),
    outcome: z.enum(['ahead', 'behind', 'level']),
  })
  .meta({ id: 'Duel' })
export type DuelView = z.infer<typeof duelSchema>

export const ownDuelSchema = z
  .object({
    duel: duelSchema.nullable().meta({ description: 'Of the round being played, else of the last one' }),
    record: z.object({ wins: z.int(), duels: z.int() }),
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
