import { AsyncLocalStorage } from 'node:async_hooks'
import { isAPIError } from 'better-auth/api'

/** better-auth logs why a query failed and throws an error that does not say it. */
const request = new AsyncLocalStorage<{ cause?: unknown }>()

export const captureCauses = <T>(work: () => T): T => request.run({}, work)

/** Stores the first error that better-auth logs during a request. */
export function noteCause(cause: unknown): void {
  const store = request.getStore()
  if (store) store.cause ??= cause
}

/** The error behind the one that better-auth throws; any other error is its own cause. */
export function causeOf(error: unknown): unknown {
  if (!isAPIError(error) || error.statusCode < 500) return error
  return request.getStore()?.cause ?? error
}
