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
 * page in which it stands, and would drop it. A field's part is made to be taken over by an event that nobody hears: React
 * puts a select back to what the server drew, and believes of any other field that it has always had what is found in it.
 */
export const rememberEarlyInput = String.raw`{
  let button
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
    const { target } = event
    fields.delete(target)
    fields.set(target, { value: target.value, checked: target.checked })
  }
  const replayField = ({ value, checked }, field) => {
    field.dispatchEvent(new Event('touchcancel', { bubbles: true }))
    if (field.value !== value) field.value = value
    field.checked = checked
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
  }
}`
