/** The four periods of the specification, and the whole season. */
export const periods = ['7d', '30d', '3m', '1y', 'temporada'] as const
export type Period = (typeof periods)[number]
export const isPeriod = (value: unknown): value is Period => (periods as readonly unknown[]).includes(value)

export const venues = ['all', 'home', 'away'] as const
export type Venue = (typeof venues)[number]

/**
 * A rating is the floor plus what the sport adds for each point of the player's average match. It stays between the
 * floor and the ceiling.
 */
export const RATING_FLOOR = 6
export const RATING_CEILING = 9.5

export const analyticsTables = ['standings', 'scorers', 'forecasts', 'strength', 'season'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
