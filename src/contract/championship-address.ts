/** The parameter in addresses of pages, which people read: `/fantasy?campeonato=serie-a`. */
export const CHAMPIONSHIP_PARAMETER = 'campeonato'

/**
 * The parameter in addresses of the API: `/api/market?championship=serie-a`. Outboxes and pages stored on phones may
 * still send the Portuguese name.
 */
export const API_CHAMPIONSHIP_PARAMETER = 'championship'
