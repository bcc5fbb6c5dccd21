import type { DocumentParts } from '#web/base/app-context.ts'
import type { PageAssets } from './page-assets.ts'
import { rememberEarlyInput } from './early-input.ts'

interface Files {
  scripts: readonly string[]
  answers: NonNullable<Input['answers']>
  styleHref: string | undefined
}

/** All at once would keep a phone from answering for a moment. Where nobody looks, it is: timers are rare there. */
const FILES_A_TASK = 'document.hidden ? Infinity : 4'

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Asked for beside the scripts, which add it before they draw anything (`whole-style.ts`). */
const askForStyle = (href: string) => `  window.wholeStyle = ['${href}', fetch('${href}').catch(() => {})]
`

const askFor = (answers: Files['answers']) => `  window.following = {}
  for (const [path, address] of ${inScript(answers)}) window.following[path] = fetch(address)
`

/**
 * The page is complete without scripts: they are fetched once its content is painted and never delay that. A page in the
 * background is not painted, and a browser may not tell of it: then they come when the page has loaded.
 */
const afterFirstPaint = ({ scripts, answers, styleHref }: Files) => `let started = false
const start = () => {
  if (started) return
  started = true
${styleHref ? askForStyle(styleHref) : ''}${answers.length > 0 ? askFor(answers) : ''}  const files = ${inScript(scripts)}
  const fetchSome = () => {
    for (const file of files.splice(0, ${FILES_A_TASK})) import(file)
    if (files.length) setTimeout(fetchSome)
  }
  fetchSome()
}
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start()
else new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && start()).observe({ type: 'paint', buffered: true })
addEventListener('load', () => setTimeout(start, 500))`

/** Stands in the page until it is known what the page is made of. */
export const PLACE_OF_STYLE = '/* page */'

interface Input {
  assets: PageAssets
  scripts?: readonly string[]
  /** What the page is drawn with and does not carry: its path, and the address to ask. */
  answers?: readonly (readonly [path: string, address: string])[]
  data?: object
}

export function documentParts({ assets, scripts = [], answers = [], data = {} }: Input): DocumentParts {
  const { cssHref, fontHrefs, preamble, styleHref } = assets
  const start = `${rememberEarlyInput}\n${afterFirstPaint({ scripts, answers, styleHref })}`
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
