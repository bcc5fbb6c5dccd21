import type { DocumentParts } from '#web/base/app-context.ts'
import type { PageAssets } from './page-assets.ts'
import { rememberEarlyInput } from './early-input.ts'
import { inScript, startAfterFirstPaint, type StartFiles } from './start-script.ts'

/** Stands in the page until it is known what the page is made of. */
export const PLACE_OF_STYLE = '/* page */'

interface Input extends Partial<Pick<StartFiles, 'answers' | 'scripts'>> {
  assets: PageAssets
  data?: object
  /** Who plays has the fonts, mostly: they are there with the first paint. To a newcomer they come after it, or they would share the line with what it waits for. */
  isKnown?: boolean
}

export function documentParts({ assets, isKnown, scripts = [], answers = [], data = {} }: Input): DocumentParts {
  const { cssHref, preamble, styleHref } = assets
  const fontHrefs = isKnown ? assets.fontHrefs : []
  const start = `${rememberEarlyInput}\n${startAfterFirstPaint({ scripts, answers, styleHref })}`
  return { css: PLACE_OF_STYLE, cssHref, fontHrefs, preamble, data: inScript(data), start }
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
    data: textOf('data') ?? '',
    start: textOf('start') ?? '',
  }
}
