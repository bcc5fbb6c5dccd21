export const headKey = (championship: string | undefined) => `craque-var:${championship ?? ''}`

/** A device that never opened the log page has nothing to compare, so its pages do not load the code that compares. */
export function hasSeenLog(championship: string | undefined): boolean {
  try {
    return localStorage.getItem(headKey(championship)) !== null
  } catch {
    return false
  }
}
