export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const shownForMs = 7000
export const noToasts: readonly Toast[] = []

let toasts = noToasts
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export const getToasts = () => toasts

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A short message. It disappears, so the page must show the same elsewhere. */
export function showToast({ text, tone = 'plain' }: { text: string; tone?: Toast['tone'] }): Toast['id'] {
  const id = nextId
  nextId += 1
  // One at a time, because a pile would cover the buttons that caused it.
  change([{ id, text, tone }])
  setTimeout(() => dismissToast(id), shownForMs)
  return id
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}
