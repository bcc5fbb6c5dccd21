import type { HttpBindings } from '@hono/node-server'
import type { ContextVariableMap } from 'hono'
import type { Logger } from 'pino'
import type { Language, Theme } from '#contract/language.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** The championship that a request concerns. */
export interface RequestedChampionship {
  id: ChampionshipId
  /** Answers about a private championship are not cached for other visitors. */
  isPublic: boolean
  /** False once the same address may mean another championship, or nothing, to somebody. */
  isCurrent: () => boolean
}

/**
 * Shared by the API calls that this process makes for one page, frame or chat message: they are for one person, at one
 * moment.
 */
export interface Drawing {
  person?: ContextVariableMap['person']
}

/** What every handler can read about its request. The session adds the visitor. */
export interface AppEnv {
  Bindings: HttpBindings & { drawing?: Drawing }
  Variables: {
    requestId: string
    nonce: string
    language: Language
    theme: Theme
    client: { ip: string; secure: boolean; origin: string }
    /** The address of this server, for links that outlive the request. Never taken from an unchecked Host header. */
    site: string
    log: Logger
    /** The pattern of the requested page or built file, once it is known: `/partidas/$id`. */
    pagePattern: string | undefined
    /**
     * Undefined outside /api, and for a request to the main championship if the visitor may not enter it. Use
     * `championshipIdOf`.
     */
    championship: RequestedChampionship | undefined
    /** EB1: other sites may show this answer in a frame. */
    mayBeFramed: boolean | undefined
  }
}
