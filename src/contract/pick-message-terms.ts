/** In characters. */
export const LONGEST_PICK_MESSAGE = 1000
