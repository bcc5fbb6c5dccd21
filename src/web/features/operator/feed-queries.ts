import { queryOptions } from '@tanstack/react-query'
import type { FeedRequest, FeedStep } from '#contract/feed.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'

const pollMs = 10_000
const done = async () => (await import('#contract/account.ts')).doneSchema

export const feedsQuery = (fetchApi: FetchApi) =>
  queryOptions({
    queryKey: ['operator', 'feeds'],
    queryFn: apiReader({
      fetchApi,
      path: '/api/operator/feeds',
      schema: async () => (await import('#contract/feed.ts')).operatorFeedsSchema,
    }),
    refetchInterval: pollMs,
  })

export const turnFeedOn = (fetchApi: FetchApi, { slug, ...body }: FeedRequest & { slug: string }) =>
  callApi({ fetchApi, path: `/api/operator/feeds/${slug}`, schema: done, method: 'PUT', body })

export const takeFeedStep = (fetchApi: FetchApi, { slug, step }: { slug: string; step: FeedStep }) =>
  callApi({ fetchApi, path: `/api/operator/feeds/${slug}/steps`, schema: done, method: 'POST', body: { step } })
