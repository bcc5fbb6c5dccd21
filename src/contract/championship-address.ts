/** In the addresses of pages, which people read: `/fantasy?campeonato=serie-a`. */
export const CHAMPIONSHIP_PARAMETER = 'campeonato'

/** In those of the API: `/api/market?championship=serie-a`. Outboxes and pages kept on phones still send the other one. */
export const API_CHAMPIONSHIP_PARAMETER = 'championship'
