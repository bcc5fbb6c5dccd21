export interface StreamLimits {
  /** Open streams of one person, or of all strangers of one address: a household or an office shares one. */
  perClient: number
  total: number
  /** A client that lets this much pile up is told to fetch anew instead of being sent everything. */
  pendingBytes: number
  /** A client that took nothing for this long is gone. */
  stalledMs: number
  heartbeatMs: number
  /**
   * A stream ends after this and the browser opens the next at once, where it was. Little is sent on one, and the network
   * holds that for a client who never reads: nothing else tells him from one who does.
   */
  strangerLifeMs: number
  personLifeMs: number
  retryMs: number
  /** Events kept for those who come back. */
  keptEvents: number
}

export const STREAM_LIMITS: StreamLimits = {
  perClient: 100,
  total: 20_000,
  pendingBytes: 64 * 1024,
  stalledMs: 30_000,
  heartbeatMs: 15_000,
  strangerLifeMs: 80_000,
  personLifeMs: 15 * 60_000,
  retryMs: 2_000,
  keptEvents: 1_000,
}
