const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

let isTouched = false

/** The touch itself is answered first. Not every browser tells when it rests. */
const atRest = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work, 200)

/** Somebody is at the page and may do something next; one that was merely loaded need not be ready for it. */
export function whenTouched(work: () => void): void {
  if (isTouched) return work()
  const touched = () => {
    isTouched = true
    for (const sign of signs) removeEventListener(sign, touched, true)
    atRest(work)
  }
  for (const sign of signs) addEventListener(sign, touched, { capture: true, passive: true })
}
