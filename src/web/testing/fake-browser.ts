import { vi } from 'vitest'

interface Entry {
  state: unknown
  href: string
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>

/** For tests of the router: a history, and a page that is scrolled. */
export function fakeBrowser(start: string) {
  const entries: Entry[] = [{ state: null, href: start }]
  let at = 0
  let place = [0, 0]
  const seen: string[] = []
  const events = new EventTarget()
  const current = () => entries[at] ?? { state: null, href: start }
  const url = () => new URL(current().href, 'https://craque.example')
  const scrollTo = (x: number, y: number) => {
    place = [x, y]
    events.dispatchEvent(new Event('scroll'))
  }
  const globals = {
    scrollTo,
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
    },
    history: {
      scrollRestoration: 'auto',
      get state() {
        return current().state
      },
      pushState: (state: unknown, _: string, href: string) => {
        entries.splice(at + 1, Infinity, { state, href })
        at += 1
      },
      replaceState: (state: unknown, _: string, href = current().href) => {
        entries[at] = { state, href }
      },
    },
    document: { getElementById: (id: string) => ({ scrollIntoView: () => seen.push(id) }) },
    addEventListener: events.addEventListener.bind(events),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  for (const [index, name] of ['scrollX', 'scrollY'].entries())
    Object.defineProperty(globalThis, name, { configurable: true, get: () => place[index] })
  return {
    href: () => current().href,
    state: () => current().state,
    entries: () => entries.map(({ href }) => href),
    place: () => place,
    seen: () => seen,
    scrollTo,
    step: (by: number) => {
      at += by
      events.dispatchEvent(new Event('popstate'))
    },
    leaveDocument: () => events.dispatchEvent(new Event('pagehide')),
    remove: () => vi.unstubAllGlobals(),
  }
}
