/** Headers of a write that may be sent more than once. */
export const idempotencyHeader = 'Idempotency-Key'
/** The number of the manager who made the write. The server refuses the write if anybody else sends it. */
export const madeByHeader = 'Craque-Manager'

export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/

/**
 * Writes below /api/account and /api/operator take no key, because nothing resends them by itself. Only an import takes
 * one: a repeated import could create a second championship. Stopping mail takes none: repeating it changes nothing, and
 * its query has a `key` of its own.
 */
export const takesKey = (method: string, path: string): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) &&
  /^\/api\/(?!account\/|notices\/unsubscribe$|operator\/(?!imports$))/.test(path)
