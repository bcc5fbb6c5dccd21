import type { DocumentParts } from '#web/app-context.ts'
import type { PageAssets } from '#web/page-assets.ts'

/** The page is complete without scripts: they are fetched after its first paint and never delay it. */
const afterFirstPaint = (scripts: readonly string[]) =>
  `const start = () => ${JSON.stringify(scripts)}.map((file) => import(file))
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))`

export function documentParts(assets: PageAssets, scripts: readonly string[]): DocumentParts {
  const { css, cssHref, fontHref, preamble } = assets
  return { css, cssHref, fontHref, preamble, start: afterFirstPaint(scripts) }
}

/** The same parts as the browser finds them in the page it was given. */
export function readDocumentParts(page: Document): DocumentParts {
  const textOf = (name: string) => page.querySelector(`script[data-part=${name}]`)?.textContent ?? undefined
  return {
    css: page.querySelector('style[data-page]')?.textContent ?? '',
    cssHref: page.querySelector('link[data-page]')?.getAttribute('href') ?? undefined,
    fontHref: page.querySelector('link[rel=preload][as=font]')?.getAttribute('href') ?? undefined,
    preamble: textOf('preamble'),
    start: textOf('start') ?? '',
  }
}
