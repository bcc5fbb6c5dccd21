/** The longest names and cities, and the highest shirt and round numbers, typed or from a file. */
export const BOOK_LIMITS = { nameLength: 40, cityLength: 40, shirtNumber: 999, roundNumber: 999 } as const
