// These types are also the beginning of the package's index.d.ts (scripts/client-types.mjs).

export interface ClientOptions {
  /** Where the server is: `http://localhost:3000`. A page of the server itself needs none. */
  url?: string
  /** A personal token of an account; without one, cookies identify the caller. */
  token?: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** The championship of calls that name none. */
  championship?: string
  /** How many times at most a failed call is sent again, where that is safe. */
  retries?: number
  fetch?: typeof fetch
}

export interface StreamOptions {
  signal?: AbortSignal
  lastEventId?: string
  championship?: string
}
