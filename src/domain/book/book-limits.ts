/** The length and size limits for the clubs, players, rounds and matches of a championship, typed or from a file. */
export const BOOK_LIMITS = { nameLength: 40, cityLength: 40, shirtNumber: 999, roundNumber: 999 } as const
