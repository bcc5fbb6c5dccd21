import type { Context } from 'hono'
import type { AppEnv } from '#api/http/context.ts'
import { takePersonTry } from '#api/session/tries.ts'

/** Limits how often a person changes their notices and settings. */
const CHANGES = { tries: 120, windowSeconds: 60 }

export const takeNoticeTry = (c: Context<AppEnv>, managerId: number): Promise<void> =>
  takePersonTry(c, { what: `notices of ${managerId}`, limit: CHANGES })
