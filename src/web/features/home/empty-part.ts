import { lazyPage } from '#web/base/lazy-page.ts'

export const emptyHome = lazyPage({
  module: 'src/web/features/home/empty-home.tsx',
  page: () => import('./empty-home.tsx'),
  name: 'EmptyHome',
  copy: ['championship'],
})
