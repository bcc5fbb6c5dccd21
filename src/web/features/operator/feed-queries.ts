import { queryOptions } from '@tanstack/react-query'
import type { Done } from '#contract/account.ts'
import type { FeedRequest, FeedStep, OperatorFeeds } from '#contract/feed.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 10_000

export const feedsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'feeds'],
    queryFn: apiReader<OperatorFeeds>({
      fetchApi,
      path: '/api/operator/feeds',
    }),
    refetchInterval: pollMs,
  })

export const turnFeedOn = (fetchApi: FetchApi, { slug, ...body }: FeedRequest & { slug: string }) =>
  callApi<Done>({ fetchApi, path: `/api/operator/feeds/${slug}`, method: 'PUT', body })

export const takeFeedStep = (fetchApi: FetchApi, { slug, step }: { slug: string; step: FeedStep }) =>
  callApi<Done>({ fetchApi, path: `/api/operator/feeds/${slug}/steps`, method: 'POST', body: { step } })
