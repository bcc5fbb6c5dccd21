/** Whether the database refused a row because `constraint` (an index or a constraint) already has its like. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** Whether what a row points to is not there, or not any more. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: string }).code === '23503'

/** A text that PostgreSQL cannot hold: it has a NUL in it, or half a character. */
export function isTextRefused(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '22021' || code === '22P05'
}

/** A moment so far away that PostgreSQL has no number for it. */
export const isBeyondTime = (error: unknown): boolean => (error as { code?: string }).code === '22008'

export const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === '53100'

/**
 * 08: no connection. 53: no disk, memory or connection left. 57: shut down, starting, or told to stop. 58: its files fail it.
 * 25006: it may only be read, as a replica that has not taken over yet.
 */
const awayCodes = /^(?:08|53|57|58)\w{3}$|^25006$/
const networkCodes =
  /^E(?:CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOENT)$/
/** What the driver says without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** Whether an error of the driver means that the database cannot be asked now, whatever was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { code = '', message, syscall = '', cause } = error as NodeJS.ErrnoException
  if (awayCodes.test(code) || lostConnection.test(message)) return true
  return (networkCodes.test(code) && networkCalls.has(syscall)) || isDatabaseAway(cause)
}
