const markKey = 'craque.arrived'

export function markArrival(): void {
  try {
    localStorage.setItem(markKey, String(Date.now()))
  } catch {
    // Where nothing lasts, the next page asks when it is looked at again.
  }
}

/** Something arrived after this page was asked for, and before it could hear of it: what it shows may be from before. */
export function isOlderThanArrival(): boolean {
  try {
    return Number(localStorage.getItem(markKey)) > performance.timeOrigin
  } catch {
    return false
  }
}
