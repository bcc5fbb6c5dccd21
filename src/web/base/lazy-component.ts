import { createElement, use, type FunctionComponent } from 'react'

/** A component that loads on first use or earlier. */
export interface LazyComponent extends FunctionComponent {
  preload: () => Promise<void>
}

const missingModule = /dynamically imported module|Importing a module script failed/

/** WebKit's message does not name the file, so a later update causes the same message. */
const RELOADS_AGAIN_MS = 3_600_000

/** After an update, files of the older version may be gone. Reloads the page, at most once an hour for each message. */
async function reloadOnce(error: unknown): Promise<void> {
  if (import.meta.env.SSR || !(error instanceof Error) || !missingModule.test(error.message)) throw error
  const key = `craque.reloaded:${error.message}`
  const reloadedAtMs = Number(sessionStorage.getItem(key) ?? -RELOADS_AGAIN_MS)
  if (Date.now() < reloadedAtMs + RELOADS_AGAIN_MS) throw error
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
  // The component stays pending until the new document replaces this one.
  await new Promise<never>(() => {})
}

export function lazyComponent(load: () => Promise<FunctionComponent>): LazyComponent {
  let component: FunctionComponent | undefined
  let loading: Promise<void> | undefined
  let failure: { error: unknown } | undefined

  async function fetchIt(): Promise<void> {
    failure = undefined
    try {
      component = await load()
    } catch (error) {
      loading = undefined
      failure = { error }
      await reloadOnce(error)
    }
  }

  const preload = () => (loading ??= fetchIt())
  function Lazy() {
    if (!component && failure) throw failure.error
    if (!component) use(preload())
    return component ? createElement(component) : null
  }
  return Object.assign(Lazy, { preload })
}
