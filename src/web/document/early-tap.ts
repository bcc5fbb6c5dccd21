interface EarlyTap {
  button?: HTMLButtonElement
  catchTap: (event: Event) => void
}

declare global {
  interface Window {
    earlyTap?: EarlyTap
  }
}

/**
 * Runs in the page before our code has come: a button pressed by then is remembered, only the last one. Those that the
 * browser understands by itself need no help.
 */
export const rememberEarlyTap = `const earlyTap = window.earlyTap = {
  catchTap(event) {
    const button = event.target.closest?.('button:not([popovertarget])')
    if (!button || button.form?.hasAttribute('action')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    earlyTap.button = button
  },
}
addEventListener('click', earlyTap.catchTap, true)`

/**
 * Once the page is ours, the button that was pressed too early is pressed again: in a turn of its own, for while React is
 * at work it cannot take over the part of the page in which the button stands, and would drop the press.
 */
export function replayEarlyTap() {
  const { earlyTap } = window
  if (!earlyTap) return
  delete window.earlyTap
  removeEventListener('click', earlyTap.catchTap, true)
  setTimeout(() => earlyTap.button?.click())
}
