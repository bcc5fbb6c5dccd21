export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * The page is complete without scripts, so they load after the first paint, to not delay it. They load immediately in
 * a hidden page, which is not painted, and in a browser that does not report paints. They load half a second after the
 * page's load event at the latest. They load in groups of four, because all files together would block a phone for a
 * moment. A hidden page loads them without such pauses, because its timers are slow.
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
