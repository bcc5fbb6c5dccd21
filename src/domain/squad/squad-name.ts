export const SQUAD_NAME = { min: 1, max: 40 }
