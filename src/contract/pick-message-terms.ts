/** The maximum length of a message, in characters. */
export const LONGEST_PICK_MESSAGE = 1000
