import { languages, type Language } from '#contract/language.ts'
import { styleByPage, type PageStyle } from './page-style.ts'

export interface PageAssets {
  /** Put into the page itself: an outside stylesheet would delay the first paint by a round trip. */
  pageStyle: PageStyle
  /** All of it, for what the browser draws later. */
  styleHref: string | undefined
  /** In development only, where Vite serves the stylesheet. */
  cssHref?: string
  /** Inline module that must run before the entry; in development only. */
  preamble?: string
  entry: string
  entryPreloads: string[]
  languagePreloads: Record<Language, string[]>
  /** Every module that a route may load lazily, by its path in the sources. */
  modulePreloads: Record<string, string[]>
  /** Of what every page is written with. */
  fontHrefs: string[]
}

/** The part of Vite's `manifest.json` that is read here. */
export type ViteManifest = Record<string, { file: string; imports?: string[] }>

const entryKey = 'src/web/entry-browser.tsx'
const styleKey = 'style.css'
export const catalogueModule = (language: Language, name = 'catalogue') => `src/web/copy/${language}/${name}.ts`

/** `readText` reads a built file by its name inside the client's folder. */
export function readAssets(manifest: ViteManifest, readText: (file: string) => string): PageAssets {
  const entry = manifest[entryKey]
  const style = manifest[styleKey]
  if (!entry || !style) throw new Error(`The browser build has no ${entryKey} or no ${styleKey}: build it again.`)
  const start = chunksOf(manifest, entryKey)
  const shared = start.map(({ file }) => file)
  const own = (key: string) => chunksOf(manifest, key).flatMap(({ file }) => (shared.includes(file) ? [] : [file]))
  const css = readText(style.file)
  return {
    pageStyle: styleByPage(css),
    styleHref: `/${style.file}?${markOf(css)}`,
    fontHrefs: [...new Set([...css.matchAll(commonFonts)].flatMap(([, url]) => url ?? []))],
    entry: `/${entry.file}`,
    entryPreloads: shared.filter((file) => file !== entry.file).map(toUrl),
    languagePreloads: Object.fromEntries(
      languages.map((language) => [language, own(catalogueModule(language)).map(toUrl)]),
    ) as Record<Language, string[]>,
    modulePreloads: Object.fromEntries(Object.keys(manifest).map((key) => [key, own(key).map(toUrl)])),
  }
}

/** What Vite's development server needs in the page instead of built files. */
export function developmentAssets(): PageAssets {
  return {
    pageStyle: () => '',
    styleHref: undefined,
    cssHref: '/src/web/styles/app.css',
    preamble: [
      "import { injectIntoGlobalHook } from '/@react-refresh'",
      'injectIntoGlobalHook(window)',
      'window.$RefreshReg$ = () => {}',
      'window.$RefreshSig$ = () => (type) => type',
    ].join('\n'),
    entry: `/${entryKey}`,
    entryPreloads: [],
    languagePreloads: { 'pt-BR': [], es: [], en: [] },
    modulePreloads: {},
    fontHrefs: [],
  }
}

function chunksOf(manifest: ViteManifest, key: string, seen = new Set<string>()): ViteManifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))]
}

/** The file's own name does not tell how its rules are laid in layers, by which pages count them. */
const markOf = (text: string) =>
  Array.from(text)
    .reduce((mark, sign) => (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0)
    .toString(36)
const toUrl = (file: string) => (file.startsWith('/') ? file : `/${file}`)
const commonFonts = /url\(["']?([^"')]+\/(?:body|heading)-[^"')]+\.woff2)/g
