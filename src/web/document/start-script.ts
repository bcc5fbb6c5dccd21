export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * The page is complete without scripts: they are fetched once its content is painted and never delay that. A page in the
 * background is not painted, and a browser may not tell of it: then they come when the page has loaded. All files at once would keep a phone from
 * answering for a moment; where nobody looks, it is all at once: timers are rare there.
 */
const afterFirstPaint = String.raw`{
  let started = false
  const start = () => {
    if (started) return
    started = true
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

export const startAfterFirstPaint = (scripts: readonly string[]): string =>
  `const FILES=${inScript(scripts)};${afterFirstPaint}`
