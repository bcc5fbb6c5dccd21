import { placesKey } from '#web/router/history.ts'

/** Who comes back to a document sees it from where he left it, before any of our code is there. */
export const placeScript = `try{const place=JSON.parse(sessionStorage.getItem('${placesKey}'))[history.state.key];scrollTo(...place)}catch{}`
