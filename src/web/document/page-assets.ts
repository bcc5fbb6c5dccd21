import { languages, type Language } from '#contract/language.ts'

export interface PageAssets {
  /** Inline, because an external stylesheet would delay the first paint by a round trip. */
  css: string
  /** Only in development, where Vite serves the stylesheet. */
  cssHref?: string
  /** An inline module that must run before the entry, only in development. */
  preamble?: string
  entry: string
  entryPreloads: string[]
  languagePreloads: Record<Language, string[]>
  /** The chunks that each module needs and the entry does not load, by source path. */
  modulePreloads: Record<string, string[]>
}

/** The part of Vite's `manifest.json` that is used here. */
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
  return {
    css: readText(style.file).trimEnd(),
    entry: `/${entry.file}`,
    entryPreloads: shared.filter((file) => file !== entry.file).map(toUrl),
    languagePreloads: Object.fromEntries(
      languages.map((language) => [language, own(catalogueModule(language)).map(toUrl)]),
    ) as Record<Language, string[]>,
    modulePreloads: Object.fromEntries(Object.keys(manifest).map((key) => [key, own(key).map(toUrl)])),
  }
}

/** What Vite's development server needs instead of built files. */
export function developmentAssets(): PageAssets {
  return {
    css: '',
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
  }
}

function chunksOf(manifest: ViteManifest, key: string, seen = new Set<string>()): ViteManifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen))]
}

const toUrl = (file: string) => (file.startsWith('/') ? file : `/${file}`)
