import { use } from 'react'
import { whenPossible } from './with-line.ts'

/**
 * Parts of a page that many who come do without. Whoever loads the page for somebody who needs them waits for them with `prepare`, the server always:
 * it draws nothing that is not there yet. Otherwise they come when they are first shown, inside a `Suspense`.
 */
export function laterParts<Parts extends object>(load: () => Promise<Parts>) {
  let parts: Parts | undefined
  let loading: Promise<Parts> | undefined
  const prepare = () => {
    loading ??= whenPossible(async () => {
      parts = await load()
      return parts
    })
    return loading
  }
  return { prepare, useParts: (): Parts => parts ?? use(prepare()) }
}
