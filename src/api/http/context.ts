import type { HttpBindings } from '@hono/node-server'
import type { ContextVariableMap } from 'hono'
import type { Logger } from 'pino'
import type { Language, Theme } from '#contract/language.ts'
import type { ChampionshipId } from '#domain/ids.ts'

/** Which championship a request is about. */
export interface RequestedChampionship {
  id: ChampionshipId
  /** What is not public is kept for nobody else. */
  isPublic: boolean
  /** False once the same address may mean another championship, or nothing, to somebody. */
  isCurrent: () => boolean
}

/** What the questions of a page that is being drawn here know together: they are asked for one person, at one moment. */
export interface Drawing {
  person?: ContextVariableMap['person']
}

/** What every handler can read of the request it serves; the session adds who asks. */
export interface AppEnv {
  Bindings: HttpBindings & { drawing?: Drawing }
  Variables: {
    requestId: string
    nonce: string
    language: Language
    theme: Theme
    client: { ip: string; secure: boolean; origin: string }
    /** Where we are reached, for links that leave this request: never what just any Host header says. */
    site: string
    log: Logger
    /** Of the page or built file that the request asks for, once it is known: `/partidas/$id`. */
    pagePattern: string | undefined
    /** Undefined: the main one, and who asks may not enter it. Ask `championshipIdOf`. */
    championship: RequestedChampionship | undefined
    /** EB1: pages of others may show this answer in a frame. */
    mayBeFramed: boolean | undefined
  }
}
