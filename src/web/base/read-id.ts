const largestId = 2_147_483_647

/** The id that an address names; undefined for what can be none. */
export const readId = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= largestId ? raw : undefined
