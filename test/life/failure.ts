export type FailureKind =
  | 'server error'
  | 'refused'
  | 'log'
  | 'page'
  | 'memory'
  | 'audit'
  | 'points'
  | 'var'
  | 'table'
  | 'secret'
  | 'late'
  | 'import'
  | 'orphan'

/** What must never happen in a year; `kind` lets a shrunken run tell the same failure from another one. */
export class Failure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}
