import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { Language } from '#contract/language.ts'
import { catalogueModule, type PageAssets } from './page-assets.ts'

interface Input {
  /** The routes of the address, from the root to the page. */
  matches: readonly { staticData: StaticDataRouteOption }[]
  assets: PageAssets
  language: Language
  /** Whether somebody looks for whom pages have parts of their own. */
  isKnown: boolean
}

/** Every file that the matched page needs, so that none is discovered only by running another. */
export function pageScripts({ matches, assets, language, isKnown }: Input): string[] {
  const parts = matches.flatMap(({ staticData: { known, ...page } }) => (isKnown && known ? [page, known] : [page]))
  const needed = parts.flatMap(({ module, copy = [] }) => [
    ...(module ? [module] : []),
    ...copy.map((name) => catalogueModule(language, name)),
  ])
  const files = needed.flatMap((key) => assets.modulePreloads[key] ?? [])
  return [...new Set([...assets.entryPreloads, ...assets.languagePreloads[language], ...files, assets.entry])]
}
