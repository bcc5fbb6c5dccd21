import type { Flags } from './arguments.ts'
import type { OpenDatabase } from './open.ts'

/** The answer of a command: lines for people, a value for --json, and whether the shell sees a failure. */
export interface Report {
  text: string
  json: unknown
  failed?: boolean
  /** In place of 0 or 1. */
  exitCode?: number
}

type Env = Record<string, string | undefined>

interface Described {
  usage: string
  about: string
}
/** `run` gets the database. `runAlone` is for commands without it, which must not start one. */
export type Command = Described &
  (
    | { run: (database: OpenDatabase, words: string[], flags: Flags) => Promise<Report> }
    | { runAlone: (words: string[], flags: Flags, env: Env) => Promise<Report> }
  )
