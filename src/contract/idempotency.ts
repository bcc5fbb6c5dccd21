/** Headers of a write that may be sent more than once. */
export const idempotencyHeader = 'Idempotency-Key'
/** The number of the manager for whom it was made: nobody's write is applied as somebody else's. */
export const madeByHeader = 'Craque-Manager'

export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** Signing in and what operators do by hand is never sent again by itself; an import makes a whole championship. */
export const takesKey = (method: string, path: string): boolean =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && /^\/api\/(?!account\/|operator\/(?!imports$))/.test(path)
