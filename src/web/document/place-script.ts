import { placesKey } from '#web/router/history.ts'

/** Restores the scroll position of a returning person before any of our code has loaded. */
export const placeScript = `try{const place=JSON.parse(sessionStorage.getItem('${placesKey}'))[history.state.key];scrollTo(...place)}catch{}`
