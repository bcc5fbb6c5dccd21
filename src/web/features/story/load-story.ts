import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { viewerOnce } from '#web/base/viewer-query.ts'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { newestRoundQuery, roundMarketQuery, storyQuery } from './story-query.ts'

export const loadNewestRound = async ({ queryClient, fetchApi }: AppContext): Promise<number | null> =>
  (await queryClient.fetchQuery(newestRoundQuery(fetchApi))).roundId

interface Requested {
  roundId: number
  managerId: number | undefined
}

/** Loads the data of the page and returns its title. */
export async function loadStory(context: AppContext, request: Requested) {
  const { queryClient, fetchApi, language } = context
  const query = storyQuery(fetchApi, request)
  const [words] = await Promise.all([
    loadWords(language, 'story'),
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(query),
    request.managerId === undefined &&
      (await viewerOnce(context)) &&
      queryClient.prefetchQuery(ownRoundQuery(fetchApi)),
  ])
  const story = queryClient.getQueryData(query.queryKey)
  const other = story?.manager?.isSelf === false ? story.manager.name : null
  return { queryKey: query.queryKey, head: story && words.head(story.round.number, other) }
}

export async function loadWhatIf({ queryClient, fetchApi, language }: AppContext, { roundId, managerId }: Requested) {
  const [words] = await Promise.all([
    loadWords(language, 'story'),
    managerId === undefined ? undefined : queryClient.prefetchQuery(roundMarketQuery(fetchApi, { roundId, managerId })),
  ])
  return words.whatIf.head
}
