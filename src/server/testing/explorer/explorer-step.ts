import type { Trouble } from './act.ts'
import type { Process, Processes } from './processes.ts'

/** One thing that happens in an explored season, to the server and to the model of the rules. */
export interface ExplorerStep<T = unknown> {
  atMs: number
  name: string
  /** The person's wish, for the reader of a failure; undefined for a step of the season itself. */
  detail?: object
  prepare: (processes: Processes) => Promise<unknown>
  /** What the server does. It may be cut off, run by two processes at the same time, and repeated. */
  run: (process: Process) => Promise<T>
  /** Takes the same step in the model, with the answer of every run. */
  check: (said: readonly T[], trouble: Trouble | undefined) => void | Promise<void>
}
