import { MAX_UNPACKED_BYTES } from './limits.ts'

/** How many bytes the files of one import may still unpack to, together. */
export interface ReadBudget {
  left: () => number
  /** Subtracts these bytes from the budget. False if it had fewer left. */
  take: (bytes: number) => boolean
}

export function createBudget(most = MAX_UNPACKED_BYTES): ReadBudget {
  let left = most
  return {
    left: () => left,
    take: (bytes) => {
      left -= bytes
      return left >= 0
    },
  }
}
