import { decodeOrKeep } from './path.ts'

export type Scroll = [x: number, y: number] | 'top' | 'stay'

const pauseMs = 250

/** Stores the scroll position in the state of the history entry. `place-script.ts` reads it too. */
function storePlace(): void {
  history.replaceState({ ...history.state, place: [scrollX, scrollY] }, '')
}

let pause: ReturnType<typeof setTimeout> | undefined

export function writeHistory(href: string, replace: boolean): void {
  storePlace()
  clearTimeout(pause)
  history[replace ? 'replaceState' : 'pushState']({}, '', href)
}

/** Calls `stepped` with the entry's scroll position after every step through the history, until it is stopped. */
export function followHistory(stepped: (scroll: Scroll) => void): () => void {
  history.scrollRestoration = 'manual'
  const listening = new AbortController()
  const step = () => {
    clearTimeout(pause)
    stepped((history.state as { place?: Scroll } | null)?.place ?? 'top')
  }
  const scrolled = () => {
    clearTimeout(pause)
    pause = setTimeout(storePlace, pauseMs)
  }
  addEventListener('popstate', step, listening)
  addEventListener('scroll', scrolled, listening)
  addEventListener('pagehide', storePlace, listening)
  return () => {
    listening.abort()
    clearTimeout(pause)
  }
}

/** Scrolls to a stored position, otherwise to the element that the hash names, otherwise to the top unless `stay`. */
export function scrollPage(hash: string, scroll: Scroll): void {
  if (Array.isArray(scroll)) scrollTo(...scroll)
  else if (hash) document.getElementById(decodeOrKeep(hash))?.scrollIntoView()
  else if (scroll === 'top') scrollTo(0, 0)
}
