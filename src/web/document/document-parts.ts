import type { DocumentParts } from '#web/base/app-context.ts'
import type { PageAssets } from './page-assets.ts'
import { rememberEarlyInput } from './early-input.ts'
import { inScript, startAfterFirstPaint } from './start-script.ts'

interface Input {
  assets: PageAssets
  scripts?: readonly string[]
  data?: object
}

export function documentParts({ assets, scripts = [], data = {} }: Input): DocumentParts {
  const { css, cssHref, preamble } = assets
  const start = `${rememberEarlyInput}\n${startAfterFirstPaint(scripts)}`
  return { css, cssHref, preamble, data: inScript(data), start }
}

/** The parts as the browser reads them from the page. */
export function readDocumentParts(page: Document): DocumentParts {
  const textOf = (name: string) => page.querySelector(`script[data-part=${name}]`)?.textContent ?? undefined
  return {
    css: page.querySelector('style[data-page]')?.textContent ?? '',
    cssHref: import.meta.env.DEV
      ? (page.querySelector('link[data-page]')?.getAttribute('href') ?? undefined)
      : undefined,
    preamble: import.meta.env.DEV ? textOf('preamble') : undefined,
    data: textOf('data') ?? '',
    start: textOf('start') ?? '',
  }
}
