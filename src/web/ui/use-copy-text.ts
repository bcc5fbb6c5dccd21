import { useCopy } from '#web/base/app-context.ts'
import { showToast } from './toast-store.ts'

/** Many home servers have no HTTPS, and there browsers have no `navigator.clipboard`. */
function copySelection(text: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // While a dialog is open, nothing outside it can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus()
  return isCopied
}

const writeText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => copySelection(text),
  )

/** A function that copies a text and shows `copied`, or says that the person has to copy it. */
export function useCopyText(copied: string): (text: string) => Promise<void> {
  const { shell } = useCopy()
  return async (text) => {
    const isCopied = isSecureContext ? await writeText(text) : copySelection(text)
    showToast(isCopied ? { text: copied, tone: 'good' } : { text: shell.notCopied })
  }
}
