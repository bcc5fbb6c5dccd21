export const SQUAD_NAME = { min: 1, max: 40 }
/** SQ9: for one manager. */
export const MOST_SQUADS = 20
