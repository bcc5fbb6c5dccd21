export const SQUAD_NAME = { min: 1, max: 40 }
/** SQ9, MG4: the most squads of one manager. */
export const MOST_SQUADS = 20
