import { lazyPage } from '#web/base/lazy-page.ts'

/** What only a known person sees of the home page, so that a visitor does not carry it. */
export const knownHome = lazyPage({
  module: 'src/web/features/home/known-home.tsx',
  page: () => import('./known-home.tsx'),
  name: 'KnownHome',
  copy: ['now', 'finale', 'pick', 'duel', 'league', 'live'],
})
