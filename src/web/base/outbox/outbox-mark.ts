/** All that every page carries of the outbox: whether anything is in it. The rest comes when something is, or can be. */
const markKey = 'craque.outbox'
const openEvent = 'craque-outbox'

let isOpen = false

function isMarked(): boolean {
  try {
    // An earlier version kept a squad that waited with its draft.
    return !!localStorage.getItem(markKey) || !!localStorage.getItem('craque.times')?.includes('waitingForRound')
  } catch {
    // Without storage nothing can have been left.
    return false
  }
}

/** Calls `open` at once, or when this page or another tab puts something in. */
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
    // Where nothing lasts nothing needs to be found again.
  }
}
