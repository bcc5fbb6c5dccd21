/** Whether a player can be counted on for the next round. */
export const AVAILABILITIES = ['provavel', 'duvida', 'contundido', 'suspenso'] as const
export type Availability = (typeof AVAILABILITIES)[number]
