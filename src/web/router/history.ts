type Place = [x: number, y: number]

/** An inline script in the document also reads it, before our code has loaded. */
export const placesKey = 'craque.scroll'
const mostPlaces = 100

const keyIn = (state: unknown): string | undefined => (state as { key?: string } | null)?.key
/** Somebody may have cut an address in the middle of an encoded character. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
const newKey = () => Math.random().toString(36).slice(2)

function storedPlaces(): Map<string, Place> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Record<string, Place>))
  } catch {
    return new Map()
  }
}

/** The entries of the browser's history, each with its scroll position. */
export class BrowserHistory {
  readonly #places = storedPlaces()
  #key = ''

  constructor() {
    this.#enter()
  }

  /** Takes over the entry that the browser has moved to. */
  #enter(): void {
    this.#key = keyIn(history.state) ?? newKey()
    history.replaceState({ key: this.#key }, '')
    history.scrollRestoration = 'manual'
  }

  #leave(): void {
    this.#places.set(this.#key, [scrollX, scrollY])
  }

  write(href: string, replace: boolean): void {
    this.#leave()
    this.#key = newKey()
    history[replace ? 'replaceState' : 'pushState']({ key: this.#key }, '', href)
  }

  /** Calls `stepped` after every step through the history, until it is stopped. */
  listen(stepped: () => void): () => void {
    const listening = new AbortController()
    const { signal } = listening
    const step = () => {
      this.#leave()
      this.#enter()
      stepped()
    }
    addEventListener('popstate', step, { signal })
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
    addEventListener('pagehide', () => this.#store(), { signal })
    return () => listening.abort()
  }

  /** The browser scrolls a reloaded document. A document that is returned to uses the stored position. */
  #store(): void {
    history.scrollRestoration = 'auto'
    this.#leave()
    const newest = [...this.#places].slice(-mostPlaces)
    try {
      sessionStorage.setItem(placesKey, JSON.stringify(Object.fromEntries(newest)))
    } catch {
      // Without storage a page starts at its top.
    }
  }

  /** Restores the position of a visited entry. A new entry starts at its top or at the target of its hash. */
  scroll(hash: string, { isStep, resetScroll }: { isStep: boolean; resetScroll: boolean }): void {
    const place = isStep ? this.#places.get(this.#key) : undefined
    if (place) scrollTo(...place)
    else if (hash) document.getElementById(idIn(hash))?.scrollIntoView()
    else if (resetScroll) scrollTo(0, 0)
  }
}
