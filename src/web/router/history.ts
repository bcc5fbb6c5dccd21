type Place = [x: number, y: number]

/** Read by the document itself, too, before our code is there. */
export const placesKey = 'craque.scroll'
const mostPlaces = 100

const keyIn = (state: unknown): string | undefined => (state as { key?: string } | null)?.key
/** Somebody may have cut an address in the middle of a letter. */
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

/** The entries of the browser's history, each with the place to which it was scrolled. */
export class BrowserHistory {
  readonly #places = storedPlaces()
  #key = ''

  constructor() {
    this.#enter()
  }

  /** To where the browser has gone by itself. */
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

  /** Tells of every step through the history, until it is stopped. */
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

  /** A document that is opened again is scrolled by the browser, one that is returned to by what is stored. */
  #store(): void {
    history.scrollRestoration = 'auto'
    this.#leave()
    const newest = [...this.#places].slice(-mostPlaces)
    try {
      sessionStorage.setItem(placesKey, JSON.stringify(Object.fromEntries(newest)))
    } catch {
      // Without room for it a page begins at its top.
    }
  }

  /** Where one was; a page that is new to this entry is seen from its top, or from what its address names. */
  scroll(hash: string, { isStep, resetScroll }: { isStep: boolean; resetScroll: boolean }): void {
    const place = isStep ? this.#places.get(this.#key) : undefined
    if (place) scrollTo(...place)
    else if (hash) document.getElementById(idIn(hash))?.scrollIntoView()
    else if (resetScroll) scrollTo(0, 0)
  }
}
