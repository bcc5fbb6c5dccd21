import { use } from 'react'
import { painted } from '#web/router/painted.ts'
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
  // Not while something is being drawn: a tap that shows them first would be answered after their files were asked for.
  const prepareSoon = async () => {
    await painted()
    return prepare()
  }
  let soon: Promise<Parts> | undefined
  return { prepare, useParts: (): Parts => parts ?? use(loading ?? (soon ??= prepareSoon())) }
}
