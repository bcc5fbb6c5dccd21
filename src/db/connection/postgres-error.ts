/** Whether the database refused a row because `constraint` (an index or a constraint) already has an equal one. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** Whether a foreign key refused the statement: a row that it needs is missing, or a row that it removes is needed. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: string }).code === '23503'

/** A text that PostgreSQL cannot store: it has a NUL, or half a character. */
export function isTextRefused(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '22021' || code === '22P05'
}

/** A moment so far away that PostgreSQL cannot represent it. */
export const isBeyondTime = (error: unknown): boolean => (error as { code?: string }).code === '22008'

export const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === '53100'

/**
 * 08: no connection. 53: no disk, memory or connection left. 57: shutting down, starting, or cancelled. 58: its files
 * fail.
 * 25006: read-only, like a replica that has not taken over yet.
 */
const awayCodes = /^(?:08|53|57|58)\w{3}$|^25006$/
const networkCodes =
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT)$/
/** Messages of the driver that have no code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Whether an error means that the database cannot answer anything now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { code = '', message, syscall = '', cause } = error as NodeJS.ErrnoException
  if (awayCodes.test(code) || lostConnection.test(message)) return true
  return (networkCodes.test(code) && networkCalls.has(syscall)) || isDatabaseAway(cause)
}
