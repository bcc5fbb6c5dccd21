const largestId = 2_147_483_647

/** The id in an address, or undefined if it is invalid. */
export const readId = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= largestId ? raw : undefined
