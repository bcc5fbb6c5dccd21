import { Redirect } from '#web/router/target.ts'
import { createRoute } from '#web/router/route.ts'
import { headOf } from '#web/document/page-head.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

export const clubRoute = createRoute({
  path: '/clubes/$clubId',
  loader: async ({ context, params }) => {
    const { loadClub } = await whenOnline(() => import('#web/features/club/load-club.ts'))
    const { queryKey, club } = await loadClub(context, Number(params.clubId))
    knownOrNotFound(context.queryClient, queryKey)
    // JN4: a club that was joined to another redirects to that one. They can be separated again (JN7), so browsers must
    // not cache the redirect.
    if (club && club.id !== Number(params.clubId))
      throw new Redirect({ to: '/clubes/$clubId', params: { clubId: String(club.id) } })
    return club?.name
  },
  head: ({ context, params, loaderData: name }) =>
    headOf({ context, page: 'club', path: `/clubes/${params.clubId}`, name }),
  ...lazyPage({
    module: 'src/web/features/club/club-page.tsx',
    page: () => import('#web/features/club/club-page.tsx'),
    name: 'ClubPage',
    copy: ['club', 'analytics', 'figures', 'sport'],
  }),
})
