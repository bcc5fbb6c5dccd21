export interface StreamLimits {
  /** Open streams of one address; a household or an office shares one. */
  perAddress: number
  total: number
  /** A client that lets this much pile up is told to fetch anew instead of being sent everything. */
  pendingBytes: number
  /** A client that took nothing for this long is gone. */
  stalledMs: number
  heartbeatMs: number
  retryMs: number
  /** Events kept for those who come back. */
  keptEvents: number
}

export const STREAM_LIMITS: StreamLimits = {
  perAddress: 100,
  total: 20_000,
  pendingBytes: 64 * 1024,
  stalledMs: 30_000,
  heartbeatMs: 15_000,
  retryMs: 2_000,
  keptEvents: 1_000,
}
