import type { AppContext } from '#web/base/app-context.ts'
import { analyticsQuery } from './analytics-query.ts'
import { DEFAULT_PERIOD, DEFAULT_SPORT, type AnalyticsSearch } from './analytics-search.ts'

export const loadAnalytics = ({ queryClient, fetchApi }: AppContext, { esporte, periodo }: AnalyticsSearch) =>
  queryClient.prefetchQuery(analyticsQuery(fetchApi, esporte ?? DEFAULT_SPORT, periodo ?? DEFAULT_PERIOD))
