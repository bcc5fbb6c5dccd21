/** Characters of a message with picks. */
export const LONGEST_PICK_MESSAGE = 1000
