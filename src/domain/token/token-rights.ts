import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'

/** TN2: what a token may be for, besides organising a championship. */
export const TOKEN_SCOPES = ['read', 'squads', 'picks', 'leagues'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** What a token must allow for a request; `never` is for what only a person with a session may do (TN3). */
export type TokenNeed = TokenScope | 'organise' | 'never'

export interface TokenRights {
  scopes: readonly TokenScope[]
  /** The championships that the token may organise, if its owner does. */
  organises: readonly ChampionshipId[]
  /** Null: all championships that its owner may enter. */
  championships: readonly ChampionshipId[] | null
}

export interface TokenRequest {
  need: TokenNeed
  /** Every championship that the request is about; empty for the server as a whole. */
  about: readonly ChampionshipId[]
}

export type TokenRefusal = 'token_scope' | 'token_championship'

/** TN2, TN3 and TN4: nothing is allowed that no scope names. */
export function judgeTokenRequest(rights: TokenRights, { need, about }: TokenRequest): Result<null, TokenRefusal> {
  if (need === 'never') return fail('token_scope')
  if (need === 'organise') {
    const mayAll = about.length > 0 && about.every((id) => rights.organises.includes(id))
    return mayAll ? ok(null) : fail('token_scope')
  }
  if (!rights.scopes.includes(need)) return fail('token_scope')
  const { championships } = rights
  if (championships === null) return ok(null)
  const isInside = about.length > 0 && about.every((id) => championships.includes(id))
  return isInside ? ok(null) : fail('token_championship')
}

/** TN5: requests that one token may send in one window. */
export const TOKEN_LIMIT = { tries: 300, windowSeconds: 60 }
/** TN6: the most tokens of one person. */
export const MOST_TOKENS = 20
/** TN6: the choices of days until a token ends. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const
