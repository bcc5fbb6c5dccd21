import type { DocumentParts } from '#web/base/app-context.ts'
import type { PageAssets } from './page-assets.ts'
import { rememberEarlyInput } from './early-input.ts'

/**
 * The page is complete without scripts: they are fetched once its content is painted and never delay that. A page in the
 * background is not painted, and a browser may not tell of it: then they come when the page has loaded.
 */
const afterFirstPaint = (scripts: readonly string[]) => `let started = false
const start = () => {
  if (started) return
  started = true
  for (const file of ${JSON.stringify(scripts)}) import(file)
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start()
else new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && start()).observe({ type: 'paint', buffered: true })
addEventListener('load', () => setTimeout(start, 500))`

export function documentParts(assets: PageAssets, scripts: readonly string[]): DocumentParts {
  const { css, cssHref, fontHrefs, preamble } = assets
  return { css, cssHref, fontHrefs, preamble, start: `${rememberEarlyInput}\n${afterFirstPaint(scripts)}` }
}

/** The same parts as the browser finds them in the page it was given. */
export function readDocumentParts(page: Document): DocumentParts {
  const textOf = (name: string) => page.querySelector(`script[data-part=${name}]`)?.textContent ?? undefined
  return {
    css: page.querySelector('style[data-page]')?.textContent ?? '',
    cssHref: import.meta.env.DEV
      ? (page.querySelector('link[data-page]')?.getAttribute('href') ?? undefined)
      : undefined,
    fontHrefs: Array.from(page.querySelectorAll('link[as=font]'), (link) => link.getAttribute('href') ?? ''),
    preamble: import.meta.env.DEV ? textOf('preamble') : undefined,
    start: textOf('start') ?? '',
  }
}
