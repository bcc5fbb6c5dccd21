import type { Context } from 'hono'
import type { WallKey } from '#db/wall/wall-key.ts'
import type { AppEnv } from '#api/http/context.ts'
import { refuseFlood, takeFloodTry, takePersonTry } from '#api/session/tries.ts'

/**
 * TK9: limits for one person on all walls; `wall` limits everybody together on one wall. One person alone never reaches
 * that one.
 */
export const WALL_LIMITS = {
  messages: { tries: 12, windowSeconds: 60 },
  wall: { tries: 120, windowSeconds: 60 },
  reactions: { tries: 60, windowSeconds: 60 },
  marks: { tries: 120, windowSeconds: 60 },
} as const

export const refuseMessageFlood = (c: Context<AppEnv>): void => refuseFlood(c, 'messages')

export async function takeMessageTry(c: Context<AppEnv>, wall: WallKey, managerId: number): Promise<void> {
  await takeFloodTry(c, { action: 'messages', managerId, limit: WALL_LIMITS.messages })
  await takePersonTry(c, { what: `messages on ${wall.kind} ${wall.id}`, limit: WALL_LIMITS.wall })
}

export const takeReactionTry = (c: Context<AppEnv>, managerId: number): Promise<void> =>
  takePersonTry(c, { what: `reactions of ${managerId}`, limit: WALL_LIMITS.reactions })

export const takeMarkTry = (c: Context<AppEnv>, managerId: number): Promise<void> =>
  takePersonTry(c, { what: `marks of ${managerId}`, limit: WALL_LIMITS.marks })
