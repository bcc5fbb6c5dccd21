import type { ProblemEntry } from './problem-entry.ts'

export interface ProblemExtras {
  /** The field that is to blame: a form shows the sentence beside it. */
  field?: string
  /** Several at once, each with a sentence of its own. */
  fields?: { path: string; message: string }[]
  facts?: Record<string, unknown>
}

/** Thrown where a handler cannot go on; `sendProblem` makes the answer of it. */
export class ProblemError extends Error {
  readonly kind: string
  readonly entry: ProblemEntry
  readonly extras: ProblemExtras
  constructor(kind: string, entry: ProblemEntry, extras: ProblemExtras) {
    super(kind)
    this.kind = kind
    this.entry = entry
    this.extras = extras
  }
}

/** How a capability makes its problems: by a kind that is in its own catalogue. */
export const problemsOf =
  <Kind extends string>(catalogue: Record<Kind, ProblemEntry>) =>
  (kind: Kind, extras: ProblemExtras = {}): ProblemError =>
    new ProblemError(kind, catalogue[kind], extras)
