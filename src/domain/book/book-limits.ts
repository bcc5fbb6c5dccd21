/** How long and how large what a championship's book holds may be, whether it is typed or comes from a file. */
export const BOOK_LIMITS = { nameLength: 40, cityLength: 40, shirtNumber: 999, roundNumber: 999 } as const
