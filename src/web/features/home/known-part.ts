import { lazyPage } from '#web/base/lazy-page.ts'

/** Loaded only for guests and accounts, so that visitors do not download it. */
export const knownHome = lazyPage({
  module: 'src/web/features/home/known-home.tsx',
  page: () => import('./known-home.tsx'),
  name: 'KnownHome',
  copy: ['now', 'finale', 'pick', 'duel', 'joining', 'live'],
})
