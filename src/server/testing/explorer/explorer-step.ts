import type { Trouble } from './act.ts'
import type { Process, Processes } from './processes.ts'

/** One thing that happens in an explored season, to the server and to the model of the rules. */
export interface ExplorerStep<T = unknown> {
  atMs: number
  name: string
  /** For who reads of a failure. */
  detail?: object
  prepare: (processes: Processes) => Promise<unknown>
  /** It may be cut off, raced and done again. */
  run: (process: Process) => Promise<T>
  /** The model does the same; it hears what every run said. */
  check: (said: readonly T[], trouble: Trouble | undefined) => void | Promise<void>
}
