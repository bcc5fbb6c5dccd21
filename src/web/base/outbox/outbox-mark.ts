/** The only outbox code that every page loads: whether entries are stored. The rest loads when it may be needed. */
const markKey = 'craque.outbox'
const openEvent = 'craque-outbox'

let isOpen = false

function isMarked(): boolean {
  try {
    // An earlier version stored a waiting squad with its draft.
    return !!localStorage.getItem(markKey) || !!localStorage.getItem('craque.times')?.includes('waitingForRound')
  } catch {
    // Without storage no entry can be left.
    return false
  }
}

/**
 * Calls `open` immediately if entries are stored or the outbox is open. Later it calls `open` when another tab stores
 * entries or this page calls `openOutbox`.
 */
export function whenOutboxOpens(open: () => void): () => void {
  const look = () => {
    if (isOpen || isMarked()) open()
  }
  look()
  addEventListener('storage', look)
  addEventListener(openEvent, open)
  return () => {
    removeEventListener('storage', look)
    removeEventListener(openEvent, open)
  }
}

export function openOutbox(): void {
  if (isOpen) return
  isOpen = true
  dispatchEvent(new Event(openEvent))
}

export function markOutbox(hasEntries: boolean): void {
  try {
    if (hasEntries) localStorage.setItem(markKey, '1')
    else localStorage.removeItem(markKey)
  } catch {
    // Without storage no later page can have entries.
  }
}
