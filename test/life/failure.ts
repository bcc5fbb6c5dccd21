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

/** Something that must never happen. `kind` lets a shrunken run recognise the same failure. */
export class Failure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}
