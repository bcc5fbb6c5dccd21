import { Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react'
import { whenTouched } from './first-touch.ts'
import { laterParts } from './later-parts.ts'

/** What a part is given, kept outside of React: a new value would make React draw anew what it has not taken over yet. */
function held<Props>(first: Props) {
  let latest = first
  const listeners = new Set<() => void>()
  return {
    first: () => first,
    latest: () => latest,
    set: (next: Props) => {
      latest = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A button that is pressed before its part is taken over is pressed again then; React would drop it. */
function rememberPress(element: HTMLElement): () => void {
  let pressed: HTMLButtonElement | undefined
  const remember = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !element.contains(event.target)) return
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
  }
  addEventListener('click', remember, true)
  return () => {
    removeEventListener('click', remember, true)
    setTimeout(() => pressed?.click())
  }
}

/**
 * A part below the first screen: drawn with the page, and taken over once somebody is there. `id` is of the element around it.
 * Who comes by a link inside the site has it with the page, by `prepare`.
 */
export function touchedPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  let repeatPress: (() => void) | undefined
  const drawnPart = () => (import.meta.env.SSR ? null : document.getElementById(id))
  const { prepare, useParts } = laterParts(async () => {
    const drawn = drawnPart()
    if (drawn) {
      repeatPress = rememberPress(drawn)
      await new Promise<void>((touched) => whenTouched(touched))
    }
    return { Part: await load() }
  })

  function Content({ props }: { props: ReturnType<typeof held<Props>> }) {
    const { Part } = useParts()
    useEffect(() => {
      repeatPress?.()
      repeatPress = undefined
    }, [])
    return <Part {...useSyncExternalStore(props.subscribe, props.latest, props.first)} />
  }

  function TouchedPart(given: Props) {
    const [props] = useState(() => held(given))
    useEffect(() => props.set(given))
    return useMemo(
      () => (
        <Suspense>
          <Content props={props} />
        </Suspense>
      ),
      [props],
    )
  }
  // What the server has drawn is there already.
  return { prepare: async () => void (drawnPart() ?? (await prepare())), TouchedPart }
}
