/** Rows of a league's table that are read at a time. */
export const STANDINGS_PAGE = 50
export const LEAGUE_DESCRIPTION_MAX = 500
