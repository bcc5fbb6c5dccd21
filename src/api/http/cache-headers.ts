/** For a person's own data, or data that changes every second. */
export const noStore = { 'cache-control': 'private, no-store' }

/** For answers that depend on the visitor and seldom change: the browser caches them and revalidates each time. */
export const privateNoCache = { 'cache-control': 'private, no-cache', vary: 'Cookie' }
