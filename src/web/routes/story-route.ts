import { NotFound, Redirect } from '#web/router/target.ts'
import { createRoute } from '#web/router/route.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { readStorySearch, readWhatIfSearch } from '#web/features/story/story-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { whenOnline } from '#web/base/when-online.ts'

// An invalid number becomes a round that nobody has played.
export const parseParams = ({ roundId }: { roundId: string }) => ({
  roundId: /^[1-9]\d{0,8}$/.test(roundId) ? Number(roundId) : 2_147_483_647,
})

const loaders = () => whenOnline(() => import('#web/features/story/load-story.ts'))

const storyPage = lazyPage({
  module: 'src/web/features/story/story-page.tsx',
  page: () => import('#web/features/story/story-page.tsx'),
  name: 'StoryPage',
  copy: ['story', 'live', 'player', 'pick', 'profile', 'division', 'share', 'moment'],
})

/** Redirects to the round in play or to the last one. */
export const newestRoundRoute = createRoute({
  path: '/rodadas',
  loader: async ({ context }) => {
    const roundId = await (await loaders()).loadNewestRound(context)
    if (roundId === null) throw new NotFound()
    throw new Redirect({ to: '/rodadas/$roundId', params: { roundId } })
  },
  ...storyPage,
})

export const storyRoute = createRoute({
  path: '/rodadas/$roundId',
  parseParams,
  validateSearch: readStorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { roundId }, deps }) => {
    const { loadStory } = await loaders()
    const { queryKey, head } = await loadStory(context, { roundId, managerId: deps.participante })
    knownOrNotFound(context.queryClient, queryKey)
    return head
  },
  head: ({ context, search, params, loaderData }) => {
    const { brand } = context.copy.shell
    return pageHead({
      context,
      path: `/rodadas/${params.roundId}`,
      search,
      title: loaderData ? titled(context, loaderData.title) : brand,
      description: loaderData?.description ?? brand,
    })
  },
  ...storyPage,
})

export const whatIfRoute = createRoute({
  path: '/rodadas/$roundId/e-se',
  parseParams,
  validateSearch: readWhatIfSearch,
  loaderDeps: ({ search }) => ({ managerId: search.participante }),
  loader: async ({ context, params: { roundId }, deps: { managerId } }) =>
    (await loaders()).loadWhatIf(context, { roundId, managerId }),
  head: ({ context, search, params: { roundId }, loaderData }) =>
    pageHead({
      context,
      search,
      path: `/rodadas/${roundId}/e-se`,
      title: titled(context, loaderData?.title ?? context.copy.shell.brand),
      description: loaderData?.description ?? context.copy.shell.brand,
    }),
  ...lazyPage({
    module: 'src/web/features/story/what-if-page.tsx',
    page: () => import('#web/features/story/what-if-page.tsx'),
    name: 'WhatIfPage',
    copy: ['story', 'player'],
  }),
})
