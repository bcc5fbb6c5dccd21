/** Scrolls to where the visitor left the page (`router/history.ts`), before any of our code is there. */
export const placeScript = `try{scrollTo(...history.state.place)}catch{}`
