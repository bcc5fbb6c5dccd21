export interface ClientOptions {
  /** Where the server is: `http://localhost:3000`. A page of the server itself needs none. */
  url?: string
  /** A personal token of an account; without one, cookies say who asks. */
  token?: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** The championship that is meant where an address names none. */
  championship?: string
  /** How often a call is sent again, where that is safe. */
  retries?: number
  fetch?: typeof fetch
}

export interface CallOptions {
  body?: unknown
  signal?: AbortSignal
  /** The name of a write: sent again under the same one, it is applied once. Without it every call gets its own. */
  key?: string
  [parameter: string]: unknown
}

export interface Problem {
  kind: string
  status: number
  title: string
  detail: string
  requestId?: string
  fields?: { path: string; message: string }[]
  facts?: Record<string, unknown>
}

export type Answer = { ok: true; status: number; value: unknown } | { ok: false; status: number; problem: Problem }

export interface Page {
  items: readonly unknown[]
  next: string | null
}

export interface StreamOptions {
  signal?: AbortSignal
  lastEventId?: string
  championship?: string
}

export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}
