type BackupProblem =
  | 'exists'
  | 'cannot_write'
  | 'cannot_read'
  | 'no_backup'
  | 'cut_off'
  | 'damaged'
  | 'newer_version'
  | 'older_version'
  | 'not_empty'
  | 'server_running'
  | 'database_failed'

/** The message is a sentence for the person who typed the command. */
export class BackupError extends Error {
  readonly kind: BackupProblem
  constructor(kind: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
