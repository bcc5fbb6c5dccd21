export interface CallOptions {
  body?: unknown
  signal?: AbortSignal
  /**
   * The idempotency key of a write: sent again with the same key, it is applied once. A call without one gets a new
   * key.
   */
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

export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}
