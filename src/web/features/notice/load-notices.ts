import type { AppContext } from '#web/base/app-context.ts'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { noticeSettingsQuery, noticesQuery } from './notice-query.ts'

/** Loads the data of the page and returns its title. */
export async function loadNotices(context: AppContext) {
  const { queryClient, fetchApi, language } = context
  const { title, description } = await loadWords(language, 'notice')
  if (await viewerOnce(context))
    await Promise.all([
      queryClient.prefetchInfiniteQuery(noticesQuery(fetchApi)),
      queryClient.prefetchQuery(noticeSettingsQuery(fetchApi)),
    ])
  return { title, description }
}
