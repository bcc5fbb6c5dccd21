export const PICK_HISTORY_PAGE = 20
