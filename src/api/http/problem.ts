import type { ProblemEntry } from './problem-entry.ts'

export interface ProblemExtras {
  /** The invalid field: a form shows the sentence next to it. */
  field?: string
  /** Several invalid fields, each with its own sentence. */
  fields?: { path: string; message: string }[]
  facts?: Record<string, unknown>
}

/** Handlers throw this when they cannot go on. `sendProblem` turns it into the answer. */
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

/** A capability makes its problems with this, by the kinds in its own catalogue. */
export const problemsOf =
  <Kind extends string>(catalogue: Record<Kind, ProblemEntry>) =>
  (kind: Kind, extras: ProblemExtras = {}): ProblemError =>
    new ProblemError(kind, catalogue[kind], extras)
