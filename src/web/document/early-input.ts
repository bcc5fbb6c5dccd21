declare global {
  interface Window {
    /** Exists until the page is hydrated. */
    replayEarlyInput?: () => void
  }
}

/**
 * Runs before our code has loaded. It records the last pressed button and all field input. Buttons that work without
 * scripts need no help. After hydration the script replays the input in a separate task, because React drops events for
 * a part that React is hydrating. For each field it first sends `touchcancel`, which has no handler but makes React
 * hydrate the field's part. Otherwise React would reset a select to the server's value, and would take any other
 * field's value for the initial one.
 */
export const rememberEarlyInput = String.raw`{
  let button
  const fields = new Map()
  const catchTap = (event) => {
    const tapped = event.target.closest?.('button:not([popovertarget])')
    if (!tapped || (tapped.type === 'submit' && tapped.form?.hasAttribute('action'))) return
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
