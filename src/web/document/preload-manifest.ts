import type { Language } from '#contract/language.ts'
import { catalogueModule, type PageAssets } from '#web/page-assets.ts'
import type { createAppRouter } from '#web/router.tsx'

interface Input {
  router: ReturnType<typeof createAppRouter>
  assets: PageAssets
  language: Language
}

/** What the browser should fetch at once for each route, instead of discovering it chunk after chunk. */
export function preloadManifest({ router, assets, language }: Input) {
  const routes = Object.values(router.routesById).map((route) => {
    const { module, copy } = route.options.staticData ?? {}
    const modules = [module, copy && catalogueModule(language, copy)].filter((key) => key !== undefined)
    return [route.id, { preloads: modules.flatMap((key) => assets.modulePreloads[key] ?? []) }] as const
  })
  return {
    routes: {
      ...Object.fromEntries(routes),
      __root__: {
        preloads: [assets.entry, ...assets.entryPreloads, ...assets.languagePreloads[language]],
        scripts: [{ attrs: { type: 'module', src: assets.entry } }],
      },
    },
  }
}
