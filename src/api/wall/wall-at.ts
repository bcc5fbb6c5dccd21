import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { messageOn, type StoredMessage } from '#db/wall/message.ts'
import { wallAccess } from '#db/wall/wall-access.ts'
import type { WallKey } from '#db/wall/wall-key.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { mayRead, whyNotWrite, type WallFacts, type WallStanding } from '#domain/wall/wall-access.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { personProblem } from '#api/session/person-problems.ts'
import { requirePerson, viewerOf, type Viewer } from '#api/session/viewer.ts'
import { wallProblem } from './wall-problems.ts'

export interface WallDesk {
  db: Kysely<Tables>
  /** False: every wall of the server is closed. */
  wallsOn: boolean
}

/** A wall, and what the visitor may do there. */
export interface WallSeen {
  key: WallKey
  championshipId: ChampionshipId
  facts: WallFacts
  who: WallStanding
  viewer: Viewer | undefined
}

/** TK2: a wall that the visitor may not read is answered as if it did not exist. */
export async function wallSeen(c: Context<AppEnv>, { db, wallsOn }: WallDesk, key: WallKey): Promise<WallSeen> {
  const viewer = await viewerOf(c)
  const managerId = viewer?.managerId ?? null
  const row = await wallAccess(db, key, managerId)
  if (!row) throw httpProblem('not_found')
  const facts: WallFacts = { kind: key.kind, isPrivate: row.isPrivate, isOff: row.isOff || !wallsOn }
  const who: WallStanding = {
    isKnown: viewer !== undefined,
    hasSaved: viewer?.kind === 'account' || row.hasPlayed,
    isMember: row.isMember,
    isOwner: row.isOwner,
    isOperator: viewer?.isOperator ?? false,
    isMuted: row.isMuted,
  }
  if (!mayRead(facts, who)) throw httpProblem('not_found')
  return { key, championshipId: row.championshipId, facts, who, viewer }
}

/** Like `wallSeen`, for actions that need a guest or an account. */
export async function wallFor(
  c: Context<AppEnv>,
  desk: WallDesk,
  key: WallKey,
): Promise<WallSeen & { viewer: Viewer }> {
  const viewer = await requirePerson(c)
  return { ...(await wallSeen(c, desk, key)), viewer }
}

/** TK3: refuses people who may not write on this wall. */
export function refuseBarred({ facts, who }: WallSeen): void {
  const bar = whyNotWrite(facts, who)
  if (bar === 'sign_in_needed') throw personProblem(bar)
  if (bar) throw wallProblem(bar)
}

export async function requireMessage(db: Kysely<Tables>, key: WallKey, messageId: number): Promise<StoredMessage> {
  const message = await messageOn(db, key, messageId)
  if (!message) throw httpProblem('not_found')
  return message
}
