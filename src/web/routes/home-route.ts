import { createRoute } from '#web/router/route.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { pageDescription } from '#web/copy/page-description.ts'
import { pageHead } from '#web/document/page-head.ts'
import { emptyHome } from '#web/features/home/empty-part.ts'
import { knownHome } from '#web/features/home/known-part.ts'
import { todayMatchesQuery } from '#web/game/live/today-query.ts'
import { whenOnline } from '#web/base/when-online.ts'

/** A known person's part comes complete with the page, so that nothing moves later. */
async function loadKnownPart(context: AppContext): Promise<void> {
  if (!(await viewerOnce(context))) return
  const { loadKnown } = await whenOnline(() => import('#web/features/home/load-known.ts'))
  await Promise.all([knownHome.component.preload(), loadKnown(context)])
}

const { staticData, component } = lazyPage({
  module: 'src/web/features/home/home-page.tsx',
  page: () => import('#web/features/home/home-page.tsx'),
  name: 'HomePage',
  copy: ['home'],
})

export const homeRoute = createRoute({
  path: '/',
  head: ({ context }) =>
    pageHead({
      context,
      path: '/',
      title: context.copy.pageTitles.home.title,
      description: pageDescription(context.language, 'home'),
    }),
  // The page survives without today's matches. The panel shows its own error.
  loader: ({ context }) =>
    context.isEmpty
      ? emptyHome.component.preload()
      : Promise.all([context.queryClient.prefetchQuery(todayMatchesQuery(context.fetchApi)), loadKnownPart(context)]),
  staticData: { ...staticData, known: knownHome.staticData },
  component,
})
