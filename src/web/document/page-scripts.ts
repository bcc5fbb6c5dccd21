import type { Language } from '#contract/language.ts'
import { catalogueModule, type PageAssets } from './page-assets.ts'
import type { createAppRouter } from '#web/router.tsx'

interface Input {
  router: ReturnType<typeof createAppRouter>
  assets: PageAssets
  language: Language
}

/** Every file that the matched page needs, so that none is discovered only by running another. */
export function pageScripts({ router, assets, language }: Input): string[] {
  const needed = router.state.matches.flatMap(({ staticData: { module, copy } }) =>
    [module, copy && catalogueModule(language, copy)].filter((key) => key !== undefined),
  )
  const files = needed.flatMap((key) => assets.modulePreloads[key] ?? [])
  return [...new Set([...assets.entryPreloads, ...assets.languagePreloads[language], ...files, assets.entry])]
}
