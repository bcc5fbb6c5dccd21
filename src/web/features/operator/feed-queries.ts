import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FeedRequest, FeedStep } from '#contract/feed.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 10_000

export const feedsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'feeds'],
    queryFn: apiReader(fetchApi, 'GET /api/operator/feeds'),
    refetchInterval: pollMs,
  })

export const feedNotesQuery = (fetchApi: FetchApi) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'feed-notes'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(fetchApi, 'GET /api/operator/feeds/notes', { cursor, signal }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollMs,
  })

export const turnFeedOn = (fetchApi: FetchApi, { slug, ...body }: FeedRequest & { slug: string }) =>
  callApi(fetchApi, 'PUT /api/operator/feeds/{slug}', { slug, body })

export const takeFeedStep = (fetchApi: FetchApi, { slug, step }: { slug: string; step: FeedStep }) =>
  callApi(fetchApi, 'POST /api/operator/feeds/{slug}/steps', { slug, body: { step } })
