import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { readPlannerSearch } from '#web/features/planner/planner-search.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const plannerRoute = createRoute({
  path: '/planejar',
  validateSearch: readPlannerSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await whenOnline(() => import('#web/features/planner/load-planner.ts'))).loadPlanner(context, deps),
  head: ({ context }) => headOf({ context, page: 'planner', path: '/planejar' }),
  ...lazyPage({
    module: 'src/web/features/planner/planner-page.tsx',
    page: () => import('#web/features/planner/planner-page.tsx'),
    name: 'PlannerPage',
    copy: ['planner', 'fantasy'],
  }),
})
