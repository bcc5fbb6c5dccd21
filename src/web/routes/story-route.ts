import { createRoute } from '@tanstack/react-router'
import { loadWords } from '#web/copy/feature-copy.ts'
import { pageHead, titled } from '#web/document/page-head.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { roundMarketQuery, storyQuery } from '#web/features/story/story-query.ts'
import { readStorySearch, readWhatIfSearch } from '#web/features/story/story-search.ts'
import { knownOrNotFound } from './known-or-not-found.ts'
import { lazyPage } from './lazy-page.ts'
import { rootRoute } from './root-route.ts'

// What is no number asks for a round that nobody has played.
const params = {
  parse: ({ roundId }: { roundId: string }) => ({
    roundId: /^[1-9]\d{0,8}$/.test(roundId) ? Number(roundId) : 2_147_483_647,
  }),
  stringify: ({ roundId }: { roundId: number }) => ({ roundId: String(roundId) }),
}

export const storyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rodadas/$roundId',
  params,
  validateSearch: readStorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, fetchApi, language }, params: { roundId }, deps }) => {
    const query = storyQuery(fetchApi, { roundId, managerId: deps.participante })
    const [words] = await Promise.all([
      loadWords(language, 'story'),
      queryClient.prefetchQuery(clockQuery(fetchApi)),
      queryClient.prefetchQuery(query),
    ])
    knownOrNotFound(queryClient, query.queryKey)
    const story = queryClient.getQueryData(query.queryKey)
    return story
      ? words.head(story.round.number, story.manager?.isSelf === false ? story.manager.name : null)
      : undefined
  },
  head: ({ match: { context }, params, loaderData }) => {
    const { brand } = context.copy.shell
    return pageHead({
      context,
      path: `/rodadas/${params.roundId}`,
      title: loaderData ? titled(context, loaderData.title) : brand,
      description: loaderData?.description ?? brand,
    })
  },
  ...lazyPage({
    module: 'src/web/features/story/story-page.tsx',
    page: () => import('#web/features/story/story-page.tsx'),
    name: 'StoryPage',
    copy: ['story', 'live', 'player', 'pick', 'profile'],
  }),
})

export const whatIfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/rodadas/$roundId/e-se',
  params,
  validateSearch: readWhatIfSearch,
  loaderDeps: ({ search }) => ({ managerId: search.participante }),
  loader: async ({ context: { queryClient, fetchApi, language }, params: { roundId }, deps: { managerId } }) => {
    const [words] = await Promise.all([
      loadWords(language, 'story'),
      managerId === undefined
        ? undefined
        : queryClient.prefetchQuery(roundMarketQuery(fetchApi, { roundId, managerId })),
    ])
    return words.whatIf.head
  },
  head: ({ match: { context }, params: { roundId }, loaderData }) =>
    pageHead({
      context,
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
