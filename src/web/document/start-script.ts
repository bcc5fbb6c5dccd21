import { script } from './script.ts'

export interface StartFiles {
  /** What the page is drawn with and does not carry: its path, and the address to ask. */
  answers: readonly (readonly [path: string, address: string])[]
  scripts: readonly string[]
  styleHref: string | undefined
}

export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Where it finds them. */
const given = ({ answers, scripts, styleHref = '' }: StartFiles) =>
  `const ANSWERS=${inScript(answers)},FILES=${inScript(scripts)},STYLE=${inScript(styleHref)};`

/**
 * The page is complete without scripts: they are fetched once its content is painted and never delay that. A page in the
 * background is not painted, and a browser may not tell of it: then they come when the page has loaded. The style is asked for beside the scripts,
 * which add it before they draw anything (`whole-style.ts`). All files at once would keep a phone from answering for a moment; where nobody looks, it
 * is all at once: timers are rare there.
 */
const afterFirstPaint = script`{
  let started = false
  const start = () => {
    if (started) return
    started = true
    if (STYLE) window.wholeStyle = [STYLE, fetch(STYLE).catch(() => {})]
    window.following = {}
    for (const [path, address] of ANSWERS) window.following[path] = fetch(address)
    const fetchSome = () => {
      for (const file of FILES.splice(0, document.hidden ? Infinity : 4)) import(file)
      if (FILES.length) setTimeout(fetchSome)
    }
    fetchSome()
  }
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start()
  else new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && start()).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, 500))
}`

export const startAfterFirstPaint = (files: StartFiles): string => `${given(files)}${afterFirstPaint}`
