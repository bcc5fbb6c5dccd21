export const PLAYER_STATUSES = ['provavel', 'duvida', 'contundido', 'suspenso'] as const
export type PlayerStatus = (typeof PLAYER_STATUSES)[number]

/** A player's condition before a round. */
export interface Condition {
  status: PlayerStatus
  /** Rounds still to miss, this one included; 0 if the player may play. */
  roundsOut: number
  /** Yellow cards since the last ban for them. */
  yellows: number
}

export const FIT: Condition = { status: 'provavel', roundsOut: 0, yellows: 0 }
