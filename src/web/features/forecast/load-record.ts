import type { AppContext } from '#web/base/app-context.ts'
import { forecastRecordQuery } from './record-query.ts'

export const loadRecord = ({ queryClient, fetchApi }: AppContext) =>
  queryClient.prefetchQuery(forecastRecordQuery(fetchApi))
