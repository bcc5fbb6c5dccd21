declare global {
  interface Window {
    /** There until the page is ours. */
    replayEarlyInput?: () => void
  }
}

/**
 * Runs in the page before our code has come: the button pressed by then is remembered, only the last one, and what was
 * typed or chosen. Buttons that the browser understands by itself need no help.
 *
 * Once the page is ours it is done again: in a turn of its own, for while React is at work it cannot take over the part of the
 * page in which it stands, and would drop it. React believes that a field has always had what it found in it and puts a
 * select back to what the server drew: it is told that it knows something else.
 */
export const rememberEarlyInput = `let button
const fields = new Map()
const catchTap = (event) => {
  const tapped = event.target.closest?.('button:not([popovertarget])')
  if (!tapped || tapped.form?.hasAttribute('action')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  button = tapped
}
const catchField = (event) => {
  event.stopImmediatePropagation()
  fields.set(event.target, event.target.value)
}
const replayField = (value, field) => {
  if (field.type === 'radio' && !field.checked) return
  if (field.value !== value) field.value = value
  field._valueTracker?.setValue(value + ' ')
  field.dispatchEvent(new Event(/radio|checkbox/.test(field.type) ? 'click' : 'change', { bubbles: true }))
}
const caught = Object.entries({ click: catchTap, input: catchField, change: catchField })
for (const [kind, listener] of caught) addEventListener(kind, listener, true)
window.replayEarlyInput = () => {
  delete window.replayEarlyInput
  for (const [kind, listener] of caught) removeEventListener(kind, listener, true)
  setTimeout(() => {
    fields.forEach(replayField)
    button?.click()
  })
}`
