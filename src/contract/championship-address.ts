/** In addresses: `?campeonato=serie-a`. */
export const CHAMPIONSHIP_PARAMETER = 'campeonato'
