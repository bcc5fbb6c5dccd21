import type { Language } from '#contract/language.ts'
import type { StaticData } from '#web/router/route.ts'
import { catalogueModule, type PageAssets } from './page-assets.ts'

interface Input {
  page: StaticData
  assets: PageAssets
  language: Language
  /** Whether the viewer is a known person, for whom some pages have extra parts. */
  isKnown: boolean
}

/** The files that the page starts with, so that the browser need not run one file to find the next. */
export function pageScripts({ page, assets, language, isKnown }: Input): string[] {
  const parts = isKnown && page.known ? [page, page.known] : [page]
  const needed = parts.flatMap(({ module, copy = [] }) => [
    ...(module ? [module] : []),
    ...copy.map((name) => catalogueModule(language, name)),
  ])
  const files = needed.flatMap((key) => assets.modulePreloads[key] ?? [])
  return [...new Set([...assets.entryPreloads, ...assets.languagePreloads[language], ...files, assets.entry])]
}
