import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { championshipsQuery } from './championship-queries.ts'

/** For the chooser: asked with the first page only, and again when something changes them. */
export const loadChampionshipList = ({ queryClient, fetchApi }: AppContext): Promise<void> =>
  queryClient.prefetchQuery({ ...championshipsQuery(fetchApi), staleTime: Infinity })

export async function loadChampionships({ queryClient, fetchApi, language }: AppContext) {
  const [{ title, lead }] = await Promise.all([
    loadWords(language, 'championship'),
    queryClient.prefetchQuery(championshipsQuery(fetchApi)),
  ])
  return { title, description: lead }
}
