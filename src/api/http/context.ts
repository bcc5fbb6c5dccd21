import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Language, Theme } from '#contract/language.ts'
import type { SessionService } from '#api/session/session-service.ts'
import type { Person } from '#api/session/viewer.ts'

/** What every handler can read of the request it serves. */
export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    nonce: string
    language: Language
    theme: Theme
    client: { ip: string; secure: boolean; origin: string }
    log: Logger
    session: SessionService
    /** Read at most once per request: ask `viewerOf`. */
    person: Promise<Person | undefined> | undefined
  }
}
