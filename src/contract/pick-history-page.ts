/** How many picks one page of a history shows. */
export const PICK_HISTORY_PAGE = 20
