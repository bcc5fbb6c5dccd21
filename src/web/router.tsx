import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { AppContext } from './base/app-context.ts'
import { rewriteIn } from './base/championship.ts'
import { followingIn, isFollowing, takeFollowing, type Following } from './base/following.ts'
import type { FeatureName } from './copy/feature-copy.ts'
import { routeTree } from './routes/route-tree.ts'
import { FailurePage } from './shell/failure-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

/** Server facts that the browser needs to draw the same first picture. */
interface Dehydrated {
  renderedAtMs: number
  requestId: string | undefined
  hasSeveral: boolean
  isEmpty: boolean
  following: Following[]
}

export function createAppRouter({ context, nonce }: { context: AppContext; nonce?: string }) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    ...(context.championship ? { rewrite: rewriteIn(context.championship) } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: (): Dehydrated => ({
      renderedAtMs: context.renderedAtMs,
      requestId: context.requestId,
      hasSeveral: context.hasSeveral,
      isEmpty: context.isEmpty,
      following: context.isKept ? [] : followingIn(context.queryClient),
    }),
    hydrate: async ({ following, ...facts }: Dehydrated) => {
      Object.assign(context, facts)
      await takeFollowing(context.queryClient, following)
    },
  })
  setupRouterSsrQueryIntegration({
    router,
    queryClient: context.queryClient,
    // As text: written as code, every object in it would have a name of its own.
    dehydrateOptions: {
      serializeData: JSON.stringify,
      shouldDehydrateQuery: (query) => context.isKept || !isFollowing(query),
    },
    hydrateOptions: { defaultOptions: { deserializeData: JSON.parse } },
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** What the page is made of, beyond what every page has: the server tells the browser to fetch it at once. */
    module?: string
    copy?: readonly FeatureName[]
    /** Besides, for who is no visitor. */
    known?: { module: string; copy: readonly FeatureName[] }
  }
}
