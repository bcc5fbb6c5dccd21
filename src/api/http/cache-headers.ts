/** For what is somebody's own or counts by the second. */
export const noStore = { 'cache-control': 'private, no-store' }

/** For what depends on who asks, and changes seldom: the browser keeps it and asks whether it still holds. */
export const privateNoCache = { 'cache-control': 'private, no-cache', vary: 'Cookie' }
