type MigrationErrorKind = 'changed' | 'newer_database' | 'older_database' | 'out_of_order' | 'failed'

export class MigrationError extends Error {
  readonly kind: MigrationErrorKind

  constructor(kind: MigrationErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
    this.kind = kind
  }
}
