import { NotFound } from '#web/router/target.ts'
import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { isSampleTab, type SampleTab } from '#web/features/kit/kit-samples.ts'
import type { Sort } from '#web/ui/sort-rows.ts'
import { lazyPage } from '#web/base/lazy-page.ts'

/** Default values are left out of the address, because writing them would redirect every plain link. */
interface KitSearch {
  tab?: SampleTab
  page?: number
  sort?: Sort
}

const isSort = (value: unknown): value is Sort =>
  typeof value === 'object' && value !== null && 'column' in value && 'direction' in value

export const kitRoute = createRoute({
  path: '/kit',
  validateSearch: ({ tab, page, sort }: Record<string, unknown>): KitSearch => ({
    ...(isSampleTab(tab) && { tab }),
    ...(typeof page === 'number' && page >= 1 && { page }),
    ...(isSort(sort) && { sort }),
  }),
  // A production build contains neither the page nor the file of the kit.
  loader: () => {
    if (!import.meta.env.DEV) throw new NotFound()
  },
  head: ({ context }) => headOf({ context, page: 'kit', path: '/kit' }),
  ...(import.meta.env.DEV && {
    ...lazyPage({
      module: 'src/web/features/kit/kit-page.tsx',
      page: () => import('#web/features/kit/kit-page.tsx'),
      name: 'KitPage',
    }),
  }),
})
