import type { Flags } from './arguments.ts'
import type { OpenDatabase } from './open.ts'

/** What a command answers: lines for people, a value for --json, and whether the shell should see a failure. */
export interface Report {
  text: string
  json: unknown
  failed?: boolean
}

interface Described {
  usage: string
  about: string
}
/** Most ask the database; what only reads files must not start one. */
export type Command = Described &
  (
    | { run: (database: OpenDatabase, words: string[], flags: Flags) => Promise<Report> }
    | { runAlone: (words: string[], flags: Flags) => Promise<Report> }
  )
