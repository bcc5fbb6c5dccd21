/**
 * Whether a player has taken part in a round: `absent` once no match of the player's club in it is left to end (BN5).
 */
export const PRESENCES = ['played', 'awaited', 'absent'] as const
export type Presence = (typeof PRESENCES)[number]
